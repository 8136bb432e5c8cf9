"""Views as linear expressions: edges, centres and sizes that constraints relate."""

import dataclasses

from lexicographic import REQUIRED, Constraint


@dataclasses.dataclass
class Expression:
    """Σ coefficient·variable + constant."""

    terms: dict
    constant: float = 0.0

    def scaled(self, factor):
        return Expression({v: c * factor for v, c in self.terms.items()}, self.constant * factor)

    def plus(self, other):
        terms = dict(self.terms)
        for variable, coefficient in other.terms.items():
            terms[variable] = terms.get(variable, 0.0) + coefficient
        return Expression(terms, self.constant + other.constant)


class Box:
    """A view or a guide: an origin and a size on each axis, 0 horizontal and 1 vertical; sizes are never negative."""

    def __init__(self, layout):
        first = layout.variables
        layout.variables += 4
        self.origins = [Expression({first + axis: 1.0}) for axis in (0, 1)]
        self.sizes = [Expression({first + 2 + axis: 1.0}) for axis in (0, 1)]
        for size in self.sizes:
            layout.relate(size, ">=", 0)

    def start(self, axis):
        return self.origins[axis]

    def size(self, axis):
        return self.sizes[axis]

    def end(self, axis):
        return self.origins[axis].plus(self.sizes[axis])

    def center(self, axis):
        return self.origins[axis].plus(self.sizes[axis].scaled(0.5))


class Layout:
    """Variables and constraints of a tree of stacks, in the outermost stack's coordinates."""

    def __init__(self):
        self.variables = 0
        self.constraints = []
        self.boxes = []  # (path, box, superview's box, is hidden), parents first

    def relate(self, left, relation, right, priority=REQUIRED):
        """Adds the constraint `left relation right`, where right is an expression or a number."""
        difference = left.plus(right.scaled(-1)) if isinstance(right, Expression) else left
        constant = -difference.constant + (0 if isinstance(right, Expression) else right)
        self.constraints.append(Constraint(list(difference.terms.items()), relation, constant, priority))
