// Documents in files of their own, and options that name them.
#include "scenarios/runner/document.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"
#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

class DocumentFile : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path Write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }
  static Document Read(const fs::path& file) { return ReadDocument(file, FindFakeGame("fake")->documents.front()); }
  // Each fault or warning without the file's name.
  static std::vector<std::string> Told(const std::vector<Diagnostic>& diagnostics, const fs::path& file) {
    std::vector<std::string> told;
    for (const Diagnostic& diagnostic : diagnostics) {
      EXPECT_EQ(diagnostic.file, file.string());
      told.push_back(ToText(diagnostic).substr(file.string().size()));
    }
    return told;
  }
  const fs::path folder_ = fs::path(testing::TempDir()) / "timeproof_document_test";
};
using Texts = std::vector<std::string>;

TEST_F(DocumentFile, IsReadWithItsWarnings) {
  const fs::path file = Write("house.yaml", "full-row: stays\n");
  const Document document = Read(file);
  EXPECT_TRUE(document.faults.empty());
  EXPECT_EQ(Told(document.warnings, file), Texts{":1:1: nobody knows why [document.odd]"});
  EXPECT_EQ(document.value, Value::MakeMap({{"full-row", "stays"}}));
}

TEST_F(DocumentFile, TellsEveryFaultInTheOrderOfTheFile) {
  const fs::path file = Write("house.yaml", "why: 010\nfull-rwo: 1\nwhy: again\nfull-row: no\nsince: {a: 1.5}\n");
  const Texts starts = {":1:6: 010 may be read as an octal number",
                        ":2:11: no key 'full-rwo' [document.malformed] at",
                        ":3:1: the key \"why\" stands twice",
                        ":4:11: \"no\" without quotes may be read as true",
                        ":5:1: no key 'since'",
                        ":5:12: 1.5 is no plain whole number"};
  const Texts told = Told(Read(file).faults, file);
  ASSERT_EQ(told.size(), starts.size());
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_TRUE(told[i].starts_with(starts[i])) << told[i];
}

TEST_F(DocumentFile, MayBeNoYamlOrNoFile) {
  const fs::path broken = Write("broken.yaml", "full-row: [\n");
  ASSERT_EQ(Read(broken).faults.size(), 1U);
  EXPECT_EQ(Read(broken).faults[0].code, "yaml.syntax");
  const fs::path list = Write("list.yaml", "- 1\n");
  EXPECT_EQ(Told(Read(list).faults, list), Texts{":1:1: a house is a map [document.malformed]"});
  EXPECT_EQ(Read(folder_ / "none.yaml").faults[0].code, "file.unreadable");
  EXPECT_EQ(Read(folder_).faults[0].code, "file.unreadable");
}

TEST(NamesFile, IsByTheLooks) {
  for (const char* file : {"my-box.yaml", "box.yml", "boxes/mine", "./mine", "/mine"}) EXPECT_TRUE(NamesFile(file));
  for (const char* id : {"mine", "", "yaml", "mine.json", "yml"}) EXPECT_FALSE(NamesFile(id));
}

// --- Options that name documents.

const char* const kOfFile = "game: fake\noptions: {house: houses/stays.yaml}\nscenarios:\n";
const char* const kScenario = R"(  - id: it-stays
    title: A full row stays
    rules: [F-ROW-01]
    before: "xxx..... a"
    play: mark 4
    after: "xxxx.... b"
)";

TEST_F(DocumentFile, IsNamedByAScenario) {
  Write("houses/stays.yaml", "full-row: stays\n");
  Write("one.yaml", std::string(kOfFile) + kScenario);
  const Suite suite = LoadSuite({folder_}, FakeContext());
  ASSERT_EQ(suite.cases.size(), 1U) << "the document is no scenario file";
  ASSERT_TRUE(suite.cases[0].valid()) << ToText(suite.cases[0].diagnostics.front());
  EXPECT_EQ(suite.cases[0].said_options, Value::MakeMap({{"house", "houses/stays.yaml"}}));
  EXPECT_EQ(suite.cases[0].options, Value::MakeMap({{"house", Value::MakeMap({{"full-row", "stays"}})}}));
  EXPECT_EQ(suite.cases[0].game_rules->name(), "fake");
}

TEST_F(DocumentFile, WithFaultsIsAFaultOfTheOption) {
  const fs::path house = Write("houses/stays.yaml", "full-row: hops\ncolour: red\n");
  const fs::path file = Write("one.yaml", std::string(kOfFile) + kScenario);
  const Suite suite = LoadSuite({file}, FakeContext());
  ASSERT_EQ(suite.cases.size(), 1U);
  EXPECT_EQ(Told(suite.cases[0].diagnostics, file),
            Texts{":2:18: " + house.string() +
                  ":1:11: it clears or stays [document.invalid] at full-row, and 1 more [options.invalid] at "
                  "options.house"});
  EXPECT_EQ(LoadSuite({folder_}, FakeContext()).cases.size(), 2U) << "what is no document does not vanish";
}

TEST_F(DocumentFile, IsLookedForFromTheScenariosFolder) {
  const fs::path file =
      Write("one.yaml", std::string("game: fake\nscenarios:\n") + kScenario + "    options: {house: nowhere.yml}\n");
  const Suite suite = LoadSuite({file}, FakeContext());
  const std::string told = ToText(suite.cases[0].diagnostics.front());
  EXPECT_NE(told.find(":9:22: " + (folder_ / "nowhere.yml").string()), std::string::npos) << told;
  EXPECT_NE(told.find("the file cannot be read"), std::string::npos) << told;
}

TEST_F(DocumentFile, IsNotLookedForUnderAnId) {
  const fs::path file =
      Write("one.yaml", std::string("game: fake\nscenarios:\n") + kScenario + "    options: {house: nowhere}\n");
  EXPECT_NE(ToText(LoadSuite({file}, FakeContext()).cases[0].diagnostics.front()).find("no such house"),
            std::string::npos);
}

}  // namespace
}  // namespace timeproof
