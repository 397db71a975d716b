"""The ways to break a function: one small change each, made in its source so that all else stays as it was written."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .functions import Function

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)
"""What cannot be subtracted: such a change would break the program, not a rule."""
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}
TOLD = frozenset({"tell", "tell_of", "note"})
"""What is told breaks no rule; the golden games hold it."""
SKIPPED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Return, ast.Continue, ast.Break, ast.Raise)


@dataclass(frozen=True)
class Change:
    """One way to break a function: the lines as they are and as they become, without their indentation, and the whole
    source of the module with them."""

    line: str
    becomes: str
    source: str


def changes(source: str, function: Function) -> list[Change]:
    """All ways to break a function, in the order of its lines, each once."""
    seen: dict[str, Change] = {}
    for node, text in breaks(function):
        change = changed(source, node, text)
        if change.source != source:
            seen.setdefault(change.source, change)
    return list(seen.values())


def changed(source: str, node: ast.expr | ast.stmt, text: str) -> Change:
    """Other text in the place of a node. Positions are counted in bytes."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    lines = source.encode().splitlines(keepends=True)
    first, last = node.lineno - 1, node.end_lineno - 1
    new = lines[first][: node.col_offset] + text.encode() + lines[last][node.end_col_offset :]
    whole = b"".join([*lines[:first], new, *lines[last + 1 :]]).decode()
    return Change(one_line(b"".join(lines[first : last + 1])), one_line(new), whole)


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def breaks(function: Function) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Nodes of a function and what they may become."""
    bound = [node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    if isinstance(function.returns, ast.Name) and function.returns.id == "bool":
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield node.value, negated(node.value)
    for node in living(function):
        if isinstance(node, ast.stmt):
            yield from statement(node, bound)
        elif isinstance(node, ast.expr):
            yield from expression(node)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield from condition_of(condition)


def living(node: ast.AST) -> Iterator[ast.AST]:
    """What a function does: not its types and decorators, what it tells, what it claims, and texts."""
    for child in children(node):
        if isinstance(child, ast.Assert | ast.JoinedStr) or is_telling(child):
            continue
        yield child
        yield from living(child)


def children(node: ast.AST) -> Iterable[ast.AST]:
    if isinstance(node, Function):
        return [*defaults_that_count(node), *node.body]
    if isinstance(node, ast.AnnAssign):
        return [] if node.value is None else [node.value]
    return ast.iter_child_nodes(node)


def defaults_that_count(function: Function) -> Iterator[ast.expr]:
    """The defaults of what the function reads; the others change nothing."""
    read = {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}
    given, named = [*function.args.posonlyargs, *function.args.args], function.args.kwonlyargs
    pairs = [*zip(reversed(given), reversed(function.args.defaults)), *zip(named, function.args.kw_defaults)]
    return (default for argument, default in pairs if default is not None and argument.arg in read)


def is_telling(node: ast.AST) -> bool:
    """An event, or what a prompt says; also where an event depends on a condition."""
    if isinstance(node, ast.keyword):
        return node.arg == "args"
    if isinstance(node, ast.If):
        return not asks(node) and all(is_telling(each) for each in (*node.body, *node.orelse))
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TOLD


def statement(node: ast.stmt, bound: list[str]) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, SKIPPED) and may_be_skipped(node, bound):
        yield node, "yield from ()" if asks(node) else "pass"
    if isinstance(node, ast.If):
        yield from condition_of(node.test)
    elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
        yield node.test, "False"
    elif isinstance(node, ast.For):
        yield node.iter, "()"
        yield node.iter, f"list({ast.unparse(node.iter)})[:1]"
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC and not isinstance(node.value, SEQUENCES):
        yield node, ast.unparse(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value))


def may_be_skipped(node: ast.stmt, bound: list[str]) -> bool:
    """Neither the docstring, nor a result, nor a name that would be missing then."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Return):
        return node.value is None
    if isinstance(node, ast.Assign):
        names = [each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
        stored = [name for name in names if name in bound]
        return all(bound.count(name) > 1 for name in stored)
    return True


def asks(node: ast.stmt) -> bool:
    """Whether a function might be no generator any more without this statement."""
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node))


def expression(node: ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    match node:
        case ast.Compare(ops=ops):
            for number, op in enumerate(ops):
                others = [*ops[:number], COMPARISONS[type(op)](), *ops[number + 1 :]]
                yield node, ast.unparse(ast.Compare(node.left, others, node.comparators))
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not is_sequence(node.left, node.right):
            yield node, f"({ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(op)](), node.right))})"
        case ast.BoolOp(op=op, values=values):
            other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
            for number in range(len(values)):
                yield node, rest(op, [*values[:number], *values[number + 1 :]])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.IfExp(test=test):
            yield from condition_of(test)
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
            if value:
                yield node, str(value - 1)
        case ast.Call(func=ast.Name(id=name) as func) if name in NAMES:
            yield func, NAMES[name]


def is_sequence(*operands: ast.expr) -> bool:
    return any(
        isinstance(each, SEQUENCES) or isinstance(each, ast.Constant) and isinstance(each.value, str)
        for each in operands
    )


def rest(op: ast.boolop, values: list[ast.expr]) -> str:
    return f"({ast.unparse(ast.BoolOp(op, values) if len(values) > 1 else values[0])})"


def condition_of(test: ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """A condition that always or never holds, or the other way round."""
    yield test, "True"
    yield test, "False"
    yield test, negated(test)


def negated(test: ast.expr) -> str:
    return f"(not ({ast.unparse(test)}))"
