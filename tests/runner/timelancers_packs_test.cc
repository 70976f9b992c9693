// Packs with every kind of mistake: each gets a message, at its place, and no other line gets one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/text.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack_form.h"
#include "engine/timelancers/pack_shipped.h"
#include "nlohmann/json.hpp"
#include "scenarios/runner/document.h"
#include "scenarios/runner/file_text.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

const fs::path kMistakes = fs::path(TIMEPROOF_SOURCE_DIR) / "tests/runner/packs";
const fs::path kPacks = fs::path(TIMEPROOF_SOURCE_DIR) / "engine/timelancers/packs";

const DocumentInfo& Packs() {
  static const std::vector<DocumentInfo> documents = timelancers::Documents();
  return documents.front();
}

using Messages = std::map<int, std::multiset<std::string>>;  // by line

// What the file says must be said of its lines.
Messages Expected(const fs::path& file) {
  Messages expected;
  std::ifstream stream(file);
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    for (std::size_t at = line.find("#! "); at != std::string::npos;) {
      const std::size_t next = line.find(" #! ", at + 1);
      expected[number].insert(line.substr(at + 3, next == std::string::npos ? next : next - at - 3));
      at = next == std::string::npos ? next : next + 1;
    }
  }
  return expected;
}

// Whether each of the expected parts is in a message of its own, and no message is left.
bool Match(std::multiset<std::string> parts, const std::vector<std::string>& messages) {
  for (const std::string& message : messages) {
    const auto part = std::ranges::find_if(
        parts, [&message](const std::string& wanted) { return message.find(wanted) != std::string::npos; });
    if (part == parts.end()) return false;
    parts.erase(part);
  }
  return parts.empty();
}

class Mistakes : public testing::TestWithParam<const char*> {};

TEST_P(Mistakes, AreAllToldWithTheirPlaces) {
  const fs::path file = kMistakes / GetParam();
  const Document document = ReadDocument(file, Packs());
  std::map<int, std::vector<std::string>> told;
  for (const Diagnostic& fault : document.faults) {
    EXPECT_EQ(fault.file, file.string());
    told[fault.mark.line].push_back(WithHint(fault.message, fault.hint));
  }
  for (const Diagnostic& warning : document.warnings) {
    EXPECT_EQ(warning.code, "document.odd");
    const bool is_count = warning.message.find(" in a whole pack") != std::string::npos;
    if (!is_count) told[warning.mark.line].push_back(warning.message);
  }
  const Messages expected = Expected(file);
  ASSERT_FALSE(expected.empty());
  for (const auto& [line, parts] : expected) {
    EXPECT_TRUE(Match(parts, told[line])) << GetParam() << ":" << line << "\nexpected " << testing::PrintToString(parts)
                                          << "\ntold     " << testing::PrintToString(told[line]);
    told.erase(line);
  }
  for (const auto& [line, messages] : told) {
    ADD_FAILURE() << GetParam() << ":" << line << ": " << testing::PrintToString(messages);
  }
}

INSTANTIATE_TEST_SUITE_P(Packs, Mistakes,
                         testing::Values("cards.yaml", "city.yaml", "counts.yaml", "head.yaml", "arm.yaml"));

TEST(PackDocument, HasTheColumnAndKeyPathOfEachFault) {
  const Document document = ReadDocument(kMistakes / "cards.yaml", Packs());
  const auto fault = std::ranges::find(document.faults, "events[1].cost.coins", &Diagnostic::path);
  ASSERT_NE(fault, document.faults.end());
  EXPECT_EQ(ToText(*fault),
            (kMistakes / "cards.yaml").string() +
                ":29:28: event fine: no key 'coins' here; there are case, med, weapon, disguise, camera, comm, any "
                "[document.malformed] at events[1].cost.coins");
}

// The engine's table is what the strict reader makes of the file.
TEST(PackDocument, OfTheProjectIsWholeAndTheOneInTheEngine) {
  ASSERT_EQ(Packs().shipped.size(), 3U);
  for (std::size_t i = 0; i < Packs().shipped.size(); ++i) {
    const DocumentText& shipped = Packs().shipped[i];
    const fs::path file = kPacks / (std::string(shipped.id) + ".yaml");
    const Document document = ReadDocument(file, Packs());
    EXPECT_TRUE(document.faults.empty()) << ToText(document.faults.front());
    for (const Diagnostic& warning : document.warnings) {
      EXPECT_NE(warning.message.find(" in a whole pack"), std::string::npos) << ToText(warning);
    }
    EXPECT_EQ(*ReadFileText(file), shipped.yaml);
    EXPECT_TRUE(shipped.yaml.starts_with("# yaml-language-server: $schema=pack.schema.json\n"));
    EXPECT_EQ(document.value, timelancers::ToValue(timelancers::ShippedPacks()[i])) << shipped.id;
  }
}

// --- The schema for editors knows the keys that the reader knows.

std::set<std::string> Split(std::string_view text) {
  std::set<std::string> words;
  for (const Word& word : Words(text)) words.emplace(word.text);
  return words;
}

std::set<std::string> Keys(const nlohmann::json& map) {
  std::set<std::string> keys;
  for (const auto& [key, value] : map.items()) keys.insert(key);
  return keys;
}

TEST(PackSchema, HasTheKeysThatTheReaderKnows) {
  std::ifstream stream(kPacks / "pack.schema.json");
  const nlohmann::json schema = nlohmann::json::parse(stream);
  std::set<std::string> maps;
  for (const timelancers::Form& form : timelancers::kForms) {
    const std::string name(form.name);
    const nlohmann::json& map = name == "document" ? schema : schema["$defs"][name];
    ASSERT_TRUE(map.is_object()) << name;
    const std::set<std::string> required = Split(form.required);
    std::set<std::string> known = Split(form.optional);
    known.insert(required.begin(), required.end());
    EXPECT_EQ(Keys(map["properties"]), known) << name;
    EXPECT_EQ(map["required"].get<std::set<std::string>>(), required) << name;
    EXPECT_EQ(map["additionalProperties"], false) << name;
    maps.insert(name);
  }
  for (const auto& [name, map] : schema["$defs"].items()) {
    EXPECT_EQ(map.contains("properties"), maps.contains(name)) << name << " is known to one of the two only";
  }
}

}  // namespace
}  // namespace timeproof
