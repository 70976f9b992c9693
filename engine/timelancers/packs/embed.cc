// Turns packs, YAML files named on the command line, into the C++ behind pack_shipped.h, on standard output. It runs
// while the project is built; the engine itself reads no files.
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

constexpr std::size_t kLongestLiteral = 60'000;  // a compiler need not take more than 65536 characters

// A text as a literal, in pieces.
std::string Literal(std::string_view text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '\n') {
      literal += "\\n\"\n    \"";
    } else if (c == '"' || c == '\\') {
      literal += fmt::format("\\{}", c);
    } else if (static_cast<unsigned char>(c) < ' ') {
      throw std::runtime_error("a control character");
    } else {
      literal += c;
    }
  }
  return literal + "\"";
}

bool IsNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The cells of a scalar, with what the strict reader of the scenarios takes it for.
std::string Scalar(const YAML::Node& node) {
  const std::string& text = node.Scalar();
  const bool quoted = node.Tag() == "!";
  if (!quoted && (text == "true" || text == "false"))
    return fmt::format("{{K::kBoolean, {}}},", text == "true" ? 1 : 0);
  if (!quoted && IsNumber(text)) return fmt::format("{{K::kNumber, {}}},", text);
  return fmt::format("{{K::kText, 0, {}}},", Literal(text));
}

std::string Cells(const YAML::Node& node) {
  if (node.IsScalar()) return Scalar(node);
  if (node.IsSequence()) {
    std::string cells = fmt::format("{{K::kList, {}}},", node.size());
    for (const YAML::Node& item : node) cells += Cells(item);
    return cells + "\n";
  }
  if (node.IsMap()) {
    std::string cells = fmt::format("{{K::kMap, {}}},", node.size());
    for (const auto& entry : node) cells += Scalar(entry.first) + Cells(entry.second);
    return cells + "\n";
  }
  return "{},";
}

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (!file || text.empty()) throw std::runtime_error("cannot be read");
  if (text.size() > kLongestLiteral) throw std::runtime_error("is too long for a literal");
  return text;
}

// The id of the file's pack.
std::string Embed(const std::string& path, int number) {
  try {
    const std::string text = ReadFile(path);
    const YAML::Node root = YAML::Load(text);
    fmt::print("constexpr Cell kCells{}[] = {{\n{}}};\n", number, Cells(root));
    fmt::print("constexpr std::string_view kText{} =\n    {};\n\n", number, Literal(text));
    return root["pack"]["id"].as<std::string>();
  } catch (const std::exception& fault) {
    throw std::runtime_error(fmt::format("{}: {}", path, fault.what()));
  }
}

void EmbedAll(int count, char** paths) {
  fmt::print("#include \"engine/timelancers/pack_shipped.h\"\n\n");
  fmt::print("namespace timeproof::timelancers {{\nnamespace {{\n\nusing K = Cell::Kind;\n\n");
  std::string table;
  for (int i = 0; i < count; ++i) {
    const std::string id = Embed(paths[i], i);
    table += fmt::format("    {{\"{}\", kText{}, kCells{}}},\n", id, i, i);
  }
  fmt::print("constexpr ShippedPack kPacks[] = {{\n{}}};\n\n}}  // namespace\n\n", table);
  fmt::print("std::span<const ShippedPack> ShippedPacks() {{ return kPacks; }}\n\n");
  fmt::print("}}  // namespace timeproof::timelancers\n");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    EmbedAll(argc - 1, argv + 1);
  } catch (const std::exception& fault) {
    fmt::print(stderr, "embed: {}\n", fault.what());
    return 1;
  }
}
