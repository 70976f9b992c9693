#include "scenarios/runner/value_json.h"

#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace timeproof {
namespace {

constexpr int kMaxDepth = 64;

// The line and column, in characters, of a byte of `text`.
std::pair<int, int> PlaceOf(std::string_view text, std::size_t byte) {
  int line = 1;
  int column = 1;
  for (const char c : text.substr(0, byte)) {
    if (c == '\n') {
      ++line;
      column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
      ++column;
    }
  }
  return {line, column};
}

Error Malformed(std::string message) {
  Error error;
  error.message = std::move(message);
  return error;
}

// What the parser complains of, without "[json.exception.parse_error.101] parse error at line 1, column 2: ".
std::string_view Reason(std::string_view message) {
  if (const auto name = message.find("] "); name != std::string_view::npos) message.remove_prefix(name + 2);
  if (!message.starts_with("parse error at ")) return message;
  return message.substr(message.find(": ") + 2);
}

// Builds the tree without recursion while the text is read, and stops at the first fault.
class Builder : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  bool null() override { return Add(Value()); }
  bool boolean(bool value) override { return Add(Value(value)); }
  bool number_integer(number_integer_t value) override { return Add(Value(std::int64_t{value})); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max())) {
      return Add(Value(static_cast<double>(value)));
    }
    return Add(Value(static_cast<std::int64_t>(value)));
  }
  bool number_float(number_float_t value, const string_t& text) override {
    const bool whole = text.find_first_of(".eE") == string_t::npos;
    return whole ? Fail("a whole number beyond 64 bits") : Add(Value(value));
  }
  bool string(string_t& value) override { return Add(Value(std::move(value))); }
  bool binary(binary_t& /*value*/) override { return Fail("binary data"); }
  bool start_object(std::size_t /*size*/) override { return Open(Value(Value::Map{})); }
  bool start_array(std::size_t /*size*/) override { return Open(Value(Value::List{})); }
  bool end_object() override { return Close(); }
  bool end_array() override { return Close(); }

  bool key(string_t& value) override {
    Frame& frame = open_.back();
    if (!frame.keys.insert(value).second) return Fail("the key \"" + value + "\" stands twice in an object");
    frame.key = std::move(value);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& fault) override {
    error_ = Malformed("no JSON: " + std::string(Reason(fault.what())));
    const auto [line, column] = PlaceOf(text_, position == 0 ? 0 : position - 1);
    error_.line = line;
    error_.column = column;
    return false;
  }

  Value TakeRoot() { return std::move(root_); }
  const Error& error() const { return error_; }

 private:
  struct Frame {
    Value value;
    std::string key;
    std::set<std::string> keys;
  };

  bool Fail(std::string message) {
    error_ = Malformed(std::move(message));
    return false;
  }

  bool Open(Value value) {
    if (open_.size() >= kMaxDepth) return Fail("nested deeper than 64 levels");
    open_.push_back({std::move(value), "", {}});
    return true;
  }

  bool Close() {
    Value value = std::move(open_.back().value);
    open_.pop_back();
    return Add(std::move(value));
  }

  bool Add(Value value) {
    if (open_.empty()) {
      root_ = std::move(value);
    } else if (Value::List* list = open_.back().value.list()) {
      list->push_back(std::move(value));
    } else {
      open_.back().value.map()->emplace_back(std::move(open_.back().key), std::move(value));
    }
    return true;
  }

  std::string_view text_;
  Value root_;
  std::vector<Frame> open_;
  Error error_;
};

}  // namespace

Json ToJson(const Value& value) {
  if (const bool* boolean = value.boolean()) return *boolean;
  if (const std::int64_t* integer = value.integer()) return *integer;
  if (const double* real = value.real()) return *real;
  if (const std::string* text = value.string()) return *text;
  if (const Value::List* list = value.list()) {
    Json json = Json::array();
    for (const Value& item : *list) json.push_back(ToJson(item));
    return json;
  }
  if (const Value::Map* map = value.map()) {
    Json json = Json::object();
    for (const auto& [key, item] : *map) json[key] = ToJson(item);
    return json;
  }
  return nullptr;
}

Value FromJson(const Json& json) {
  switch (json.type()) {
    case Json::value_t::boolean:
      return json.get<bool>();
    case Json::value_t::number_integer:
      return json.get<std::int64_t>();
    case Json::value_t::number_unsigned: {
      const auto number = json.get<std::uint64_t>();
      if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return json.get<double>();
      return static_cast<std::int64_t>(number);
    }
    case Json::value_t::number_float:
      return json.get<double>();
    case Json::value_t::string:
      return json.get<std::string>();
    case Json::value_t::array: {
      Value::List list;
      for (const Json& item : json) list.push_back(FromJson(item));
      return list;
    }
    case Json::value_t::object: {
      Value::Map map;
      for (const auto& [key, item] : json.items()) map.emplace_back(key, FromJson(item));
      return map;
    }
    default:
      return {};
  }
}

Result<Value> ParseJson(std::string_view text) {
  Builder builder(text);
  if (!Json::sax_parse(text, &builder)) return builder.error();
  return builder.TakeRoot();
}

std::string DumpJson(const Json& json, bool indented) {
  return json.dump(indented ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace timeproof
