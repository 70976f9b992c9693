"""Finds the mutants of a C++ file on clang's AST."""

import bisect
from collections import Counter
from dataclasses import dataclass, replace

from clang.cindex import Config, CursorKind, Index, TokenKind, TranslationUnit, TypeKind

Config.set_library_file("libclang-14.so.1")

ARGUMENTS = ["-x", "c++", "-std=c++20"]

COMPARISONS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="]}
OPERATORS = COMPARISONS | {
    "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
    "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["|"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "%=": ["*="],
    "<<=": [">>="], ">>=": ["<<="], "&=": ["|="], "|=": ["&="], "^=": ["|="],
}  # fmt: skip
UNARY = {"++": "--", "--": "++", "-": "", "~": "", "!": "!!"}
LOOPS_AND_CHOICES = {CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.FOR_STMT, CursorKind.DO_STMT}
JUMPS = {CursorKind.BREAK_STMT, CursorKind.CONTINUE_STMT}
FUNCTIONS = {CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.FUNCTION_TEMPLATE, CursorKind.CONSTRUCTOR,
             CursorKind.CONVERSION_FUNCTION}  # fmt: skip
VARIABLES = {CursorKind.VAR_DECL, CursorKind.FIELD_DECL, CursorKind.PARM_DECL}
CLASSES = {CursorKind.CLASS_DECL, CursorKind.STRUCT_DECL, CursorKind.CLASS_TEMPLATE}
COMPILE_TIME = {CursorKind.STATIC_ASSERT, CursorKind.ENUM_CONSTANT_DECL}
NUMBERS = {TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT, TypeKind.INT,
           TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG,
           TypeKind.ENUM}  # fmt: skip
COMMUTATIVE = {"min", "max"}
VALUELESS = {CursorKind.INIT_LIST_EXPR, CursorKind.INTEGER_LITERAL, CursorKind.LAMBDA_EXPR}


@dataclass(frozen=True)
class Mutant:
    """What replaces source[start:end], and how it is woven in."""

    kind: str
    file: str
    start: int
    end: int
    text: str
    line: int
    last_line: int
    code: str  # the line it begins on
    change: str
    form: str  # of an expression: value, condition, or statement when nobody reads it; jump: break, continue, return
    constant: tuple | None  # start and end of the `constexpr` of the variable around it, and what is to stand there
    guarded: bool  # in a constexpr function
    nth: int = 1  # of those with the same words

    @property
    def words(self):
        return self.change if self.nth == 1 else f"{self.change} #{self.nth}"

    @property
    def name(self):
        """What it is known by, which outlives changes elsewhere."""
        return f"{self.file}: {self.code} | {self.words}"


@dataclass(frozen=True)
class Context:
    constant: tuple | None = None
    guarded: bool = False
    by_reference: bool = False


class Finder:
    """Walks one file. `name` is its path from the top folder `root`."""

    def __init__(self, root, name):
        self.name = name
        self.source = (root / name).read_bytes().decode("latin-1")  # an offset of clang's is a byte
        unit = Index.create().parse(
            str(root / name),
            args=[*ARGUMENTS, f"-I{root}"],
            options=TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD,
        )
        errors = [str(d) for d in unit.diagnostics if d.severity >= d.Error]
        if errors:
            raise SystemExit(f"clang cannot read {name}:\n" + "\n".join(errors))
        self.here = [c for c in unit.cursor.get_children()
                     if c.location.file and c.location.file.name == str(root / name)]  # fmt: skip
        self.macros = [span(c) for c in self.here if c.kind == CursorKind.MACRO_INSTANTIATION]
        tokens = list(unit.get_tokens(extent=unit.cursor.extent))
        self.comments = [span(t) for t in tokens if t.kind == TokenKind.COMMENT]
        self.tokens = [(*span(t), t.spelling) for t in tokens if t.kind != TokenKind.COMMENT]
        self.starts = [t[0] for t in self.tokens]
        self.found = {}

    def find(self):
        for cursor in self.here:
            if not cursor.kind.is_preprocessing():
                self.visit(cursor, None, Context())
        seen = Counter()
        mutants = []
        for mutant in sorted(self.found.values(), key=lambda m: (m.start, -m.end, m.text)):
            seen[mutant.name] += 1
            mutants.append(replace(mutant, nth=seen[mutant.name]))
        return mutants

    def written(self, cursor):
        """Whether it stands in this file as it is, and does not come out of a macro."""
        start, end = span(cursor)
        return real(cursor) and not any(left <= start and end <= right for left, right in self.macros)

    # --- Text.

    def token_at(self, offset):
        """The first token that starts at `offset` or after: its start, its end, its spelling."""
        at = bisect.bisect_left(self.starts, offset)
        return self.tokens[at] if at < len(self.tokens) else (len(self.source), len(self.source), "")

    def token_before(self, offset):
        at = bisect.bisect_left(self.starts, offset) - 1
        return self.tokens[at] if at >= 0 else (0, 0, "")

    def flat(self, start, end):
        """The source on one line, without comments."""
        parts, at = [], start
        for left, right in self.comments:
            if start <= left and right <= end:
                parts.append(self.source[at:left])
                at = right
        return " ".join(("".join(parts) + self.source[at:end]).split())

    def add(self, kind, cursor, text, context, form="value"):
        start, end = span(cursor)
        original = self.flat(start, end)
        first = self.source.rfind("\n", 0, start) + 1
        stop = self.source.find("\n", start)
        mutant = Mutant(
            kind=kind, file=self.name, start=start, end=end, text=text,
            line=cursor.extent.start.line, last_line=cursor.extent.end.line,
            code=" ".join(self.source[first:stop].split()), change=difference(original, text),
            form=form, constant=context.constant, guarded=context.guarded,
        )  # fmt: skip
        if text != original:
            self.found.setdefault((start, end, text), mutant)

    # --- The walk.

    def visit(self, cursor, parent, context):
        if cursor.kind in COMPILE_TIME or not self.written(cursor) or cursor.is_default_method():
            return
        context = self.context_of(cursor, context)
        children = [c for c in cursor.get_children() if self.written(c)]
        if cursor.kind in VARIABLES or cursor.kind in FUNCTIONS:
            # What comes before the name belongs to its type.
            children = [c for c in children if c.extent.start.offset >= cursor.location.offset]
        if cursor.kind == CursorKind.CASE_STMT:
            children = children[1:]
        self.mutate(cursor, children, parent, context)
        for child in self.statements(cursor, children):
            self.drop(child, context)
        for child in children:
            self.visit(child, cursor, context)

    def context_of(self, cursor, context):
        start = cursor.extent.start.offset
        if cursor.kind == CursorKind.LAMBDA_EXPR:
            return Context(context.constant, context.guarded)
        if cursor.kind not in FUNCTIONS and cursor.kind != CursorKind.VAR_DECL:
            return context
        words = self.between(start, cursor.location.offset)
        at = next((i for i, word in enumerate(words) if word[2] == "constexpr"), None)
        if cursor.kind == CursorKind.VAR_DECL:
            if at is None:
                return context
            return Context(self.not_constexpr(cursor, words, at), False, context.by_reference)
        by_reference = cursor.result_type.get_canonical().kind in (TypeKind.LVALUEREFERENCE, TypeKind.RVALUEREFERENCE)
        return Context(None, at is not None, by_reference)

    @staticmethod
    def not_constexpr(variable, words, at):
        """What is to be written instead of `constexpr`, or `inline constexpr`: its start, its end, its text.

        At the top of a file each translation unit gets a variable of its own: clang sets those up in their order.
        """
        if at > 0 and words[at - 1][2] == "inline":
            return words[at - 1][0], words[at][1], "static const"
        return words[at][0], words[at][1], "inline const" if variable.semantic_parent.kind in CLASSES else "const"

    def between(self, start, end):
        return self.tokens[bisect.bisect_left(self.starts, start) : bisect.bisect_left(self.starts, end)]

    def mutate(self, cursor, children, parent, context):
        kind = cursor.kind
        if kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR):
            self.swap_operator(cursor, children, context)
        elif kind == CursorKind.CALL_EXPR and cursor.spelling.startswith("operator") and len(children) >= 3:
            self.swap_operator(cursor, children, context)
        elif kind == CursorKind.UNARY_OPERATOR:
            self.swap_unary(cursor, children, context)
        elif kind == CursorKind.INTEGER_LITERAL:
            self.change_number(cursor, context)
        elif kind == CursorKind.CHARACTER_LITERAL:
            literal = self.flat(*span(cursor))
            self.add("constant", cursor, f"static_cast<char>({literal} + 1)", context)
        elif kind == CursorKind.CXX_BOOL_LITERAL_EXPR:
            self.add("constant", cursor, "false" if self.flat(*span(cursor)) == "true" else "true", context)
        elif kind == CursorKind.RETURN_STMT and children:
            self.change_return(children[0], context)
        if kind in LOOPS_AND_CHOICES or kind == CursorKind.CONDITIONAL_OPERATOR:
            self.negate_condition(cursor, children, context)
        if kind == CursorKind.CALL_EXPR:
            self.swap_arguments(cursor, parent, context)

    # --- The kinds of mutants.

    def operator(self, cursor, children):
        """The token of a binary operator that stands between its two operands, or None."""
        left, right = children[0], children[-1]
        token = self.token_at(left.extent.end.offset)
        beside = span(left)[0] == span(cursor)[0] and span(right)[1] == span(cursor)[1]
        return token if beside and self.token_at(token[1])[0] == right.extent.start.offset else None

    def swap_operator(self, cursor, children, context):
        token = self.operator(cursor, children)
        if token is None:
            return
        left, right = self.flat(*span(children[0])), self.flat(*span(children[-1]))
        kind = "comparison" if token[2] in COMPARISONS else "logic" if token[2] in ("&&", "||") else "operator"
        for other in OPERATORS.get(token[2], []):
            if other in ("&&", "&"):  # these alone bind tighter than what they replace
                left, right = bracketed(left), bracketed(right)
            self.add(kind, cursor, f"{left} {other} {right}", context)

    def swap_unary(self, cursor, children, context):
        start, end = span(cursor)
        if span(children[0])[0] < start:  # `a != b` made of `==`
            return
        operand = self.flat(*span(children[0]))
        prefix, suffix = self.token_at(start)[2], self.token_before(end)[2]
        if prefix in UNARY:
            other = UNARY[prefix]
            self.add("condition" if prefix == "!" else "operator", cursor, other + bracketed(operand), context)
        elif suffix in UNARY:
            self.add("operator", cursor, bracketed(operand) + UNARY[suffix], context)

    def change_number(self, cursor, context):
        literal = self.flat(*span(cursor))
        digits = literal.rstrip("uUlL")
        number, suffix = int(digits.replace("'", ""), 0), literal[len(digits) :]
        self.add("constant", cursor, f"{number + 1}{suffix}", context)
        divides = self.token_before(cursor.extent.start.offset)[2] in ("/", "%")
        if number > 0 and not divides:  # what a division by zero does is anybody's guess
            self.add("constant", cursor, f"0{suffix}", context)

    def change_return(self, value, context):
        if context.by_reference:
            return
        inner = unwrapped(value)
        text = self.flat(*span(value))
        kind = value.type.get_canonical().kind
        if kind == TypeKind.BOOL:
            if not self.has_own_opposite(inner):
                self.add("return", value, f"!{bracketed(text)}", context)
            return
        named = inner.referenced
        empty = (
            text.endswith("{}")
            or (text.endswith("()") and named and named.kind == CursorKind.CONSTRUCTOR)
            or text.startswith('"')
            or inner.kind in VALUELESS
            or value.type.get_canonical().spelling.endswith("std::nullopt_t")
            or (named and named.kind == CursorKind.ENUM_CONSTANT_DECL and named.enum_value == 0)
        )
        if (kind in NUMBERS or kind == TypeKind.RECORD) and not empty:
            self.add("return", value, f"std::remove_cvref_t<decltype({text})>{{}}", context)

    def has_own_opposite(self, inner):
        """Whether a mutant of another kind is its negation already."""
        if inner.kind in (CursorKind.CXX_BOOL_LITERAL_EXPR, CursorKind.UNARY_OPERATOR):
            return True
        children = [c for c in inner.get_children() if real(c)]
        if len(children) < 2:
            return False
        token = self.operator(inner, children)
        return token is not None and token[2] in COMPARISONS

    def negate_condition(self, cursor, children, context):
        if cursor.kind == CursorKind.CONDITIONAL_OPERATOR:
            condition = children[0]
        else:
            condition = self.condition(cursor, children)
        if condition is not None and not self.has_own_opposite(unwrapped(condition)):
            text = f"!{bracketed(self.flat(*span(condition)))}"
            self.add("condition", condition, text, context, form="condition")

    def head(self, cursor):
        """The offsets of the parentheses after `if`, `while`, `for`, or at the end of `do`."""
        start, end = span(cursor)
        depth, left = 0, None
        tokens = self.between(start, end)
        if cursor.kind == CursorKind.DO_STMT:
            at = next(i for i in reversed(range(len(tokens))) if tokens[i][2] == "while")
            tokens = tokens[at:]
        for begin, _, spelling in tokens:
            if spelling == "(":
                left = begin if left is None else left
                depth += 1
            elif spelling == ")":
                depth -= 1
                if depth == 0:
                    return left, begin
        raise AssertionError(f"{self.name}:{cursor.extent.start.line}: no parentheses")

    def condition(self, cursor, children):
        left, right = self.head(cursor)
        for child in children:
            start, end = span(child)
            if not child.kind.is_expression() or not left < start < end <= right:
                continue
            after = self.token_at(end)
            ends_here = after[0] == right if cursor.kind != CursorKind.FOR_STMT else after[2] == ";"
            if ends_here and (cursor.kind != CursorKind.FOR_STMT or self.token_before(start)[2] == ";"):
                return child
        return None

    def swap_arguments(self, cursor, parent, context):
        start, end = span(cursor)
        if parent is not None and parent.kind in VARIABLES and start == parent.location.offset:
            return  # the declaration of an object with its constructor's arguments
        if cursor.spelling in COMMUTATIVE:
            return
        arguments = [a for a in cursor.get_arguments() if a is not None and real(a)]
        for one, other in zip(arguments, arguments[1:]):
            comma = self.token_at(span(one)[1])
            if comma[2] != "," or self.token_at(comma[1])[0] != span(other)[0] or plain(one) != plain(other):
                continue
            first, second = self.flat(*span(one)), self.flat(*span(other))
            before, after = self.flat(start, span(one)[0]), self.flat(span(other)[1], end)
            blank = " " if before.endswith(",") else ""
            self.add("arguments", cursor, f"{before}{blank}{second}, {first}{after}", context)

    def statements(self, cursor, children):
        """Those of the children that stand as statements of their own."""
        if cursor.kind == CursorKind.COMPOUND_STMT:
            return children
        if cursor.kind in (CursorKind.CASE_STMT, CursorKind.DEFAULT_STMT):
            return children[-1:]
        if cursor.kind == CursorKind.DO_STMT:
            return children[:1]
        if cursor.kind == CursorKind.CXX_FOR_RANGE_STMT:
            return children[-1:]
        if cursor.kind in LOOPS_AND_CHOICES:
            right = self.head(cursor)[1]
            return [c for c in children if c.extent.start.offset > right]
        return []

    def drop(self, statement, context):
        inner = unwrapped(statement)
        if inner.kind in JUMPS or (inner.kind == CursorKind.RETURN_STMT and not list(inner.get_children())):
            self.add("dropped", statement, "", context, form="jump")
        elif inner.kind.is_expression():
            self.add("dropped", statement, "", context, form="statement")


def real(cursor):
    """Whether it was written down, and is not an argument or a function left to its default."""
    return cursor.extent.start.offset < cursor.extent.end.offset


def span(thing):
    return thing.extent.start.offset, thing.extent.end.offset


def unwrapped(cursor):
    """Without implicit casts and clean-ups around it."""
    while cursor.kind == CursorKind.UNEXPOSED_EXPR:
        children = list(cursor.get_children())
        if len(children) != 1 or span(children[0]) != span(cursor):
            break
        cursor = children[0]
    return cursor


def plain(cursor):
    kind = unwrapped(cursor).type.get_canonical()
    return kind.spelling.removeprefix("const ").removesuffix(" &")


def bracketed(text):
    return text if text.replace("_", "").replace(".", "").isalnum() else f"({text})"


def difference(original, text, around=40, most=120):
    """The two in full when short, else what differs with a little around it."""
    if len(original) <= most and len(text) <= most:
        return f"{original} -> {text or 'nothing'}"
    if not text:
        return f"{original[:most]}… -> nothing"
    before = 0
    while before < min(len(original), len(text)) and original[before] == text[before]:
        before += 1
    after = 0
    while after < min(len(original), len(text)) - before and original[-1 - after] == text[-1 - after]:
        after += 1
    start, stop = max(0, before - around), max(0, after - around)
    cut = lambda whole: ("…" if start else "") + whole[start : len(whole) - stop] + ("…" if stop else "")
    return f"{cut(original)} -> {cut(text)}"
