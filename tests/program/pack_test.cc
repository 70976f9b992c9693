// `timeproof pack`, and packs of one's own where a game is played.
#include <fstream>
#include <sstream>
#include <string>

#include "gtest/gtest.h"
#include "tests/program/process.h"

namespace timeproof {
namespace {

std::string Contents(const std::string& file) {
  std::stringstream text;
  text << std::ifstream(std::string(TIMEPROOF_SOURCE_DIR) + "/" + file).rdbuf();
  return text.str();
}

// A pack of one's own, with another id.
std::string MyBox() {
  std::string pack = RunProgram({"pack", "show", "synthetic-sample"}).out;
  pack.replace(pack.find("id: synthetic-sample"), 20, "id: my-box");
  return pack;
}

// The same with three faults.
std::string MyFaultyBox() {
  std::string pack = MyBox();
  pack.replace(pack.find("type: cultural"), 14, "type: cultrual");
  pack.replace(pack.find("gems: 4"), 7, "gmes: 4");
  return pack;
}

TEST(Pack, ShowsThePacksOfTheProjectAsTheyAreWritten) {
  for (const std::string id : {"synthetic-sample", "examples-synthetic", "tiny-synthetic"}) {
    const Ran ran = RunProgram({"pack", "show", id});
    EXPECT_EQ(ran.code, 0) << ran;
    EXPECT_EQ(ran.out, Contents("engine/timelancers/packs/" + id + ".yaml"));
  }
  const Ran ran = RunProgram({"pack", "show", "synthetic-smaple"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "there is no pack 'synthetic-smaple': choose from synthetic-sample, "));
  EXPECT_TRUE(Has(ran.err, "did you mean \"synthetic-sample\"?"));
  EXPECT_TRUE(Has(RunProgram({"pack", "show", "--help"}).out, "tiny-synthetic"));
}

TEST(Pack, ChecksAFile) {
  Folder folder;
  const std::string whole = folder.Write("my-box.yaml", MyBox());
  const Ran fine = RunProgram({"pack", "check", whole});
  EXPECT_EQ(fine.code, 0) << fine;
  EXPECT_EQ(fine.out, whole + ": 0 faults, 0 warnings\n");
  EXPECT_EQ(fine.err, "");

  const std::string faulty = folder.Write("faulty.yaml", MyFaultyBox());
  const Ran ran = RunProgram({"pack", "check", faulty, "--game", "timelancers"});
  EXPECT_EQ(ran.code, 1) << ran;
  EXPECT_TRUE(Has(ran.out, faulty + ":15:5: machine.0 lacks the key gems [document.malformed] at machine[0]\n"));
  EXPECT_TRUE(Has(ran.out, "no key 'gmes' here; there are slot, action, gems, era, origin (did you mean \"gems\"?)"));
  EXPECT_TRUE(Has(ran.out,
                  ": event olympics: no type 'cultrual'; there are cultural, military, science, social (did "
                  "you mean \"cultural\"?) [document.invalid] at events[0].type\n"));
  EXPECT_TRUE(Has(ran.out, faulty + ": 3 faults, 0 warnings\n"));
}

TEST(Pack, WarnsOfWhatAPartialPackLacks) {
  Folder folder;
  const std::string tiny = folder.Write("tiny.yaml", RunProgram({"pack", "show", "tiny-synthetic"}).out);
  const Ran ran = RunProgram({"pack", "check", tiny});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, ": 2 side jobs, there should be 28 in a whole pack [document.odd] at side_jobs\n"));
  EXPECT_TRUE(Has(ran.out, ": 0 faults, "));
}

TEST(Pack, EndsWith2WhenThereIsNoFile) {
  Folder folder;
  EXPECT_EQ(RunProgram({"pack", "check", folder.path().string()}).code, 2);
  const Ran ran = RunProgram({"pack", "check", "nowhere.yaml"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(Has(ran.err, "timeproof: pack check: nowhere.yaml: the file cannot be read"));
  EXPECT_TRUE(Has(RunProgram({"pack", "check", "x.yaml", "--game", "ttykm"}).err,
                  "there is no game 'ttykm' with packs: choose from timelancers"));
}

TEST(Pack, OfOnesOwnIsPlayedFromTheCommandLine) {
  Folder folder;
  const std::string there = "cd '" + folder.path().string() + "' && \"$TIMEPROOF\" moves timelancers ";
  folder.Write("my-box.yaml", MyBox());
  const Ran shipped = RunShell(there + "-o pack=synthetic-sample");
  for (const char* options : {"-o pack=my-box.yaml", "-o pack=./my-box.yaml", "--options '{pack: my-box.yaml}'"}) {
    const Ran ran = RunShell(there + options);
    EXPECT_EQ(ran.code, 0) << ran;
    EXPECT_EQ(ran.out, shipped.out) << "the cards are the same";
  }
  folder.Write("faulty.yml", MyFaultyBox());
  const Ran faulty = RunShell(there + "-o pack=faulty.yml");
  EXPECT_EQ(faulty.code, 2);
  EXPECT_TRUE(Has(faulty.err, "options.pack: faulty.yml:15:5: machine.0 lacks the key gems"));
  EXPECT_TRUE(Has(faulty.err, ", and 2 more"));
  EXPECT_TRUE(Has(RunShell(there + "-o pack=nowhere.yaml").err, "nowhere.yaml: the file cannot be read"));
}

// The line protocol reads no files: the pack itself stands there.
TEST(Pack, StandsInTheLineProtocolItself) {
  const Ran ran = RunProgram({"serve"},
                             "{\"id\":1,\"op\":\"start\",\"game\":\"timelancers\",\"options\":"
                             "{\"pack\":{\"pack\":{\"id\":\"my-box\"}}}}\n"
                             "{\"id\":2,\"op\":\"start\",\"game\":\"timelancers\",\"options\":"
                             "{\"pack\":\"./my-box.yaml\"}}\n");
  EXPECT_TRUE(Has(ran.out, "the pack lacks the key machine (and "));
  EXPECT_TRUE(Has(ran.out, "no pack './my-box.yaml'; there are synthetic-sample"));
}

}  // namespace
}  // namespace timeproof
