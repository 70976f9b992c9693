// The examples of scenarios/README.md are scenarios: they must pass, or the page teaches what is not so.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"

namespace timeproof {
namespace {

const std::filesystem::path kScenarios = std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "scenarios";

std::vector<std::string> YamlBlocks(const std::filesystem::path& page) {
  std::ifstream stream(page);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const std::string fence = "```yaml\n";
  std::vector<std::string> blocks;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    blocks.push_back(text.substr(at, text.find("```", at) - at));
  }
  return blocks;
}

TEST(Readme, ExamplesPass) {
  const LoadContext context{.ledgers = ReadLedgers(kScenarios)};
  const std::vector<std::string> blocks = YamlBlocks(kScenarios / "README.md");
  ASSERT_GE(blocks.size(), 5U);
  for (const std::string& block : blocks) {
    for (const Case& scenario : LoadText(block, "README.md", context)) {
      const CaseResult result = RunCase(scenario);
      EXPECT_EQ(result.verdict, Verdict::kPass) << scenario.id << "\n" << result.explanation;
    }
  }
}

}  // namespace
}  // namespace timeproof
