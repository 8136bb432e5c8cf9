"""Random systems of linear constraints with one solution, and that solution: linear_programs.py [options]

Writes systems.jsonl into Tests/ConstraintSolverTests/Fixtures/LinearPrograms, whose README.md explains the format and
names the options of the other file. Needs numpy and scipy (see lexicographic.py); takes about four minutes.
"""

import argparse
import fractions
import json
import math
import pathlib
import random
import sys

import numpy
import scipy

import lexicographic
from lexicographic import REQUIRED, Constraint

OUTPUT = pathlib.Path(__file__).resolve().parents[2] / "Tests/ConstraintSolverTests/Fixtures/LinearPrograms"
ORDINARY = (0.1, 10.0)  # smallest and largest multiplier
WIDE = (0.001, 1000.0)
LEVELS = [250, 250, 250, 251, 251, 749, 750, 750, 750, 751, 999, 999.5, 1, 49, 50, 51, 149, 252, 500, 760, 998]
TIGHT = 1e-6  # a constraint with an error below this holds exactly – the exact solution proves it
LOOSE = 1e-4  # one with an error above this does not; a system with one in between is left out


class Refused(Exception):
    """A system that is left out of the fixture; the argument says why."""


def random_size(generator):
    """2 to 40 variables, small systems more often."""
    while True:
        size = 2 + int(generator.expovariate(1 / 7.5))
        if size <= 40:
            return size


def random_constraints(generator, variables, low, high):
    """Random constraints; the required ones hold at a random point with whole coordinates."""
    point = [fractions.Fraction(generator.randint(-200, 1000)) for _ in range(variables)]
    levels = generator.sample(LEVELS, generator.randint(2, 6))
    constraints = []

    def terms():
        count = min(variables, generator.choice([1, 2, 2, 2, 2, 3, 3, 4]))
        return [[variable, multiplier(generator, low, high)] for variable in generator.sample(range(variables), count)]

    def add(relation, optional):
        chosen = terms()
        value = sum(fraction(coefficient) * point[variable] for variable, coefficient in chosen)
        priority = generator.choice(levels) if optional else REQUIRED
        if optional:
            constant = round(float(value) + generator.gauss(0, 100) * max(abs(c) for _, c in chosen))
        elif relation == "=":
            constant = number(value)
        else:
            slack = generator.choice([0, 0, generator.randint(0, 300)])
            constant = number(value + (slack if relation == "<=" else -slack))
        constraints.append([chosen, relation, constant, priority])

    for _ in range(int(variables * generator.uniform(0, 0.5))):
        add("=", optional=False)
    for _ in range(int(variables * generator.uniform(0.1, 0.6))):
        add(generator.choice(["<=", ">="]), optional=False)
    for _ in range(int(variables * generator.uniform(0.7, 1.4)) + 1):
        add("=", optional=True)
    for _ in range(int(variables * generator.uniform(0, 0.5))):
        add(generator.choice(["<=", ">="]), optional=True)
    generator.shuffle(constraints)
    return constraints


def multiplier(generator, low, high):
    """1 or −1 in half of the cases, else a number with two significant digits between the bounds, of either sign."""
    sign = generator.choice([1, -1])
    if generator.random() < 0.5:
        return sign
    value = math.exp(generator.uniform(math.log(low), math.log(high)))
    return number(sign * fractions.Fraction(f"{value:.1e}"))


def number(value):
    """A fraction as a number for JSON, an integer if it is whole."""
    return int(value) if value == int(value) else float(value)


def fraction(value):
    """The exact value of a number as JSON writes it: 0.1 is a tenth."""
    return fractions.Fraction(repr(value))


def error(constraint, values):
    """A constraint's signed error; 0 if it holds."""
    terms, relation, constant, _ = constraint
    difference = sum(c * values[v] for v, c in terms) - constant
    if relation == "=":
        return difference
    return max(difference, 0) if relation == "<=" else min(difference, 0)


def solution(variables, constraints):
    """The only optimal point, in rational numbers."""
    face = lexicographic.solve(variables, [Constraint([tuple(t) for t in c[0]], *c[1:]) for c in constraints])
    approximate = face.point()
    if max(abs(approximate)) > 1e5:
        raise Refused("values beyond 100,000")
    check_unique(face, approximate)
    tight = [c for c in constraints if holds_exactly(c, approximate)]
    values = exact_point(variables, tight)
    check_exact(constraints, values, approximate)
    return values


def check_unique(face, approximate):
    for variable, value in enumerate(approximate):
        least, greatest = face.bounds_of([(variable, 1.0)])
        if greatest - least > 1e-7 * max(1, abs(value)):
            raise Refused("ties")


def holds_exactly(constraint, approximate):
    terms, _, constant, _ = constraint
    difference = abs(sum(c * approximate[v] for v, c in terms) - constant)
    scale = max(1, max(abs(c) for _, c in terms))
    if TIGHT * scale < difference < LOOSE * scale:
        raise Refused("a constraint that nearly holds")
    return difference <= TIGHT * scale


def exact_point(variables, tight):
    """The point at which all tight constraints meet, by Gauss–Jordan elimination. Raises `Refused` if there is none."""
    rows = []
    for terms, _, constant, _ in tight:
        row = [fractions.Fraction(0)] * variables + [fraction(constant)]
        for variable, coefficient in terms:
            row[variable] += fraction(coefficient)
        rows.append(row)
    for column in range(variables):
        pivot = next((i for i in range(column, len(rows)) if rows[i][column] != 0), None)
        if pivot is None:
            raise Refused("a point that is no vertex")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        inverse = 1 / rows[column][column]
        rows[column] = [value * inverse for value in rows[column]]
        for i, row in enumerate(rows):
            if i != column and row[column] != 0:
                factor = row[column]
                rows[i] = [a - factor * b if b else a for a, b in zip(row, rows[column])]
    if any(row[-1] != 0 for row in rows[variables:]):
        raise Refused("a constraint that nearly holds")
    return [row[-1] for row in rows[:variables]]


def check_exact(constraints, values, approximate):
    """Checks that the exact point satisfies every required constraint and has HiGHS's errors at every level."""
    sums = {}
    for constraint in constraints:
        terms, relation, constant, priority = constraint
        exact = error([[(v, fraction(c)) for v, c in terms], relation, fraction(constant), priority], values)
        if priority == REQUIRED and exact != 0:
            raise Refused("a required constraint that does not hold exactly")
        found = sums.setdefault(priority, [0.0, 0.0])
        found[0] += abs(float(exact))
        found[1] += abs(error(constraint, approximate))
    for priority, (exact, found) in sums.items():
        if priority < REQUIRED and abs(exact - found) > 1e-5 * max(1, exact):
            raise Refused("errors that differ")


def record(variables, constraints, values):
    return {
        "variables": variables,
        "constraints": [
            {"terms": terms, "relation": relation, "constant": constant, "priority": number(fraction(priority))}
            for terms, relation, constant, priority in constraints
        ],
        "values": [number(fractions.Fraction(f"{float(value):.12g}")) for value in values],
    }


def recorded_system(generator, low, high, refused):
    """A system of random size as a line. Tries systems of that size, counting refusals, until one has a solution."""
    variables = random_size(generator)
    while True:
        constraints = random_constraints(generator, variables, low, high)
        try:
            values = solution(variables, constraints)
        except (Refused, lexicographic.NearTie, lexicographic.Infeasible) as reason:
            name = str(reason) or type(reason).__name__
            refused[name] = refused.get(name, 0) + 1
        else:
            return json.dumps(record(variables, constraints, values), separators=(",", ":"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--ordinary", type=int, default=1800, help="systems with multipliers from 0.1 to 10")
    parser.add_argument("--wide", type=int, default=200, help="systems with multipliers from 0.001 to 1000")
    parser.add_argument("--output", type=pathlib.Path, default=OUTPUT / "systems.jsonl")
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    lines, refused = [], {}
    for count, (low, high) in [(arguments.ordinary, ORDINARY), (arguments.wide, WIDE)]:
        for _ in range(count):
            lines.append(recorded_system(generator, low, high, refused))
            print(f"\r{len(lines)} systems", end="", file=sys.stderr)
    arguments.output.write_text("\n".join(lines) + "\n")
    versions = f"Python {sys.version.split()[0]}, numpy {numpy.__version__}, scipy {scipy.__version__}"
    print(f"\n{len(lines)} systems; refused {refused}; {versions}")


if __name__ == "__main__":
    main()
