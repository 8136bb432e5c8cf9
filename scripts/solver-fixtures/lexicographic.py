"""Linear constraints with priorities, solved level by level with HiGHS. Needs numpy and scipy (1.11 or later).

Shares neither code nor method with Galley's solver. A level's sum of absolute errors is minimised; the optimal face is
then described by complementary slackness – a variable or row with a reduced cost stays at its bound – instead of by a
bound on the sum, so that no tolerance of a level carries over to the next.
"""

import dataclasses

import numpy
from scipy.optimize import linprog

REQUIRED = 1000.0
ZERO_COST = 1e-9  # a reduced cost below this counts as zero
CLEAR_COST = 1e-6  # one above this is certain; a system with one in between is left out


class Infeasible(Exception):
    """The required constraints contradict each other."""


class NearTie(Exception):
    """A reduced cost is neither clearly zero nor clearly not."""


@dataclasses.dataclass
class Constraint:
    """Σ coefficient·variable  relation  constant, at a priority."""

    terms: list[tuple[int, float]]
    relation: str  # "<=", "=", ">="
    constant: float
    priority: float = REQUIRED


class Face:
    """The points that are optimal so far: columns are the variables, then the errors of the optional constraints."""

    def __init__(self, variables, constraints):
        self.variables = variables
        self.errors = {}  # priority -> columns
        columns = variables
        rows = []
        for constraint in constraints:
            sign = -1.0 if constraint.relation == ">=" else 1.0
            row = {}
            for variable, coefficient in constraint.terms:
                row[variable] = row.get(variable, 0.0) + sign * coefficient
            if constraint.priority < REQUIRED:
                for error in [-1.0, 1.0] if constraint.relation == "=" else [-1.0]:
                    row[columns] = error
                    self.errors.setdefault(constraint.priority, []).append(columns)
                    columns += 1
            rows.append((row, constraint.relation == "=", sign * constraint.constant))
        self.matrix = numpy.zeros((len(rows), columns))
        for index, (row, _, _) in enumerate(rows):
            for column, coefficient in row.items():
                self.matrix[index, column] = coefficient
        self.is_equality = numpy.array([equality for _, equality, _ in rows], dtype=bool)
        self.constants = numpy.array([constant for _, _, constant in rows])
        self.upper = numpy.full(columns, numpy.inf)

    def optimum(self, cost):
        lower = numpy.where(numpy.arange(len(cost)) < self.variables, -numpy.inf, 0.0)
        equal = self.is_equality
        result = linprog(
            cost, A_ub=self.matrix[~equal], b_ub=self.constants[~equal], A_eq=self.matrix[equal],
            b_eq=self.constants[equal], bounds=numpy.column_stack([lower, self.upper]), method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        if result.status == 2:
            raise Infeasible
        return result

    def restrict(self, priority):
        """Keeps the points with the smallest sum of errors at a priority; returns that sum."""
        cost = numpy.zeros(self.matrix.shape[1])
        cost[self.errors[priority]] = 1.0
        result = self.optimum(cost)
        if result.status != 0:
            raise NearTie
        tied_rows = self.nonzero(result.ineqlin.marginals)
        tied_columns = self.nonzero(result.lower.marginals)
        self.is_equality[numpy.flatnonzero(~self.is_equality)[tied_rows]] = True
        self.upper[tied_columns] = 0.0
        return result.fun

    @staticmethod
    def nonzero(marginals):
        sizes = numpy.abs(marginals)
        if numpy.any((sizes > ZERO_COST) & (sizes < CLEAR_COST)):
            raise NearTie
        return sizes >= CLEAR_COST

    def point(self):
        result = self.optimum(numpy.zeros(self.matrix.shape[1]))
        if result.status != 0:
            raise NearTie
        return result.x[: self.variables]

    def bounds_of(self, expression):
        """The minimum and maximum of Σ coefficient·variable; infinite if unbounded."""
        cost = numpy.zeros(self.matrix.shape[1])
        for variable, coefficient in expression:
            cost[variable] += coefficient
        least, greatest = self.optimum(cost), self.optimum(-cost)
        return (least.fun if least.status == 0 else -numpy.inf,
                -greatest.fun if greatest.status == 0 else numpy.inf)


def solve(variables, constraints):
    """The face of all points that are optimal at every level, the highest first."""
    face = Face(variables, constraints)
    for priority in sorted(face.errors, reverse=True):
        face.restrict(priority)
    if not face.errors:
        face.point()
    return face
