// Builds and solves layouts with nucleic/kiwi's Cassowary solver.
//
//   kiwi_layout --shapes FILE
//
// FILE is the output of `galley-benchmark solver --shapes`: a line `shape name variables`, a line
// `constraint relation constant priority variable coefficient …` for each constraint, the first of which is the
// container's width, and a line `values …` with Galley's solution. Prints `name <tab> value <tab> unit` lines, CPU time
// of the loops only.
//
// kiwi has three strengths below required where UIKit has levels: 750 and more is strong, 500 and more medium, the rest
// weak. The container's width is an edit variable, which is kiwi's way to change a constant; its other constraints are
// made and added within the clock, as Galley's are.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr double kLeastSeconds = 0.1;
constexpr double kSameValue = 1e-6;

struct ShapeConstraint {
  kiwi::RelationalOperator relation;
  double constant;
  double strength;
  std::vector<std::pair<int, double>> terms;
};

struct Shape {
  std::string name;
  int variables = 0;
  std::vector<ShapeConstraint> constraints;
  std::vector<double> values;
};

[[noreturn]] void fail(const std::string &message) {
  std::fprintf(stderr, "error: %s\n", message.c_str());
  std::exit(2);
}

double cpu_seconds() {
  timespec now;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) fail("no CPU clock");
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double strength_of(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
}

kiwi::RelationalOperator relation_of(const std::string &sign) {
  if (sign == "=") return kiwi::OP_EQ;
  return sign == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
}

ShapeConstraint read_constraint(std::istringstream &columns) {
  std::string sign;
  double constant, priority, coefficient;
  int variable;
  columns >> sign >> constant >> priority;
  ShapeConstraint constraint{relation_of(sign), constant, strength_of(priority), {}};
  while (columns >> variable >> coefficient) constraint.terms.emplace_back(variable, coefficient);
  return constraint;
}

std::vector<Shape> read_shapes(const std::string &path) {
  std::ifstream file(path);
  if (!file) fail("cannot read " + path);
  std::vector<Shape> shapes;
  std::string line, kind;
  while (std::getline(file, line)) {
    std::istringstream columns(line);
    columns >> kind;
    if (kind == "shape") shapes.emplace_back();
    if (shapes.empty()) fail(path + " does not begin with a shape");
    Shape &shape = shapes.back();
    if (kind == "shape") {
      columns >> shape.name >> shape.variables;
    } else if (kind == "constraint") {
      shape.constraints.push_back(read_constraint(columns));
    } else {
      for (double value; columns >> value;) shape.values.push_back(value);
    }
  }
  return shapes;
}

// A shape in a separate solver.
class Built {
 public:
  explicit Built(const Shape &shape) : variables_(shape.variables) {
    const ShapeConstraint &width = shape.constraints.front();
    solver_.addEditVariable(variables_[width.terms.front().first], kiwi::strength::strong);
    suggest(shape, width.constant);
    for (std::size_t i = 1; i < shape.constraints.size(); i++) add(shape.constraints[i]);
  }

  // Gives the container a new width.
  void suggest(const Shape &shape, double width) {
    solver_.suggestValue(variables_[shape.constraints.front().terms.front().first], width);
  }

  // Writes the solution to the variables and returns the sum of all values.
  double sum() {
    solver_.updateVariables();
    double sum = 0;
    for (const kiwi::Variable &variable : variables_) sum += variable.value();
    return sum;
  }

  const std::vector<kiwi::Variable> &variables() const { return variables_; }

 private:
  void add(const ShapeConstraint &constraint) {
    std::vector<kiwi::Term> terms;
    terms.reserve(constraint.terms.size());
    for (const auto &[variable, coefficient] : constraint.terms) terms.emplace_back(variables_[variable], coefficient);
    kiwi::Expression expression(std::move(terms), -constraint.constant);
    solver_.addConstraint(kiwi::Constraint(expression, constraint.relation, constraint.strength));
  }

  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
};

// CPU seconds of one repetition; there are enough for a tenth of a second, after one that does not count.
template <typename Work>
double seconds_each(Work work) {
  double sum = work(0);
  int turns = 0;
  const double start = cpu_seconds();
  double elapsed = 0;
  while (elapsed < kLeastSeconds) {
    sum += work(++turns);
    elapsed = cpu_seconds() - start;
  }
  if (!std::isfinite(sum)) fail("nothing was measured");
  return elapsed / turns;
}

void measure(const Shape &shape) {
  const double build = seconds_each([&](int) { return Built(shape).sum(); });
  std::printf("kiwi.%s\t%.4f\tµs\n", shape.name.c_str(), build * 1e6);
  Built built(shape);
  const double width = shape.constraints.front().constant;
  const double again = seconds_each([&](int turn) {
    built.suggest(shape, turn % 2 == 0 ? width - 40 : width);
    return built.sum();
  });
  std::printf("kiwi.%s.width\t%.4f\tµs\n", shape.name.c_str(), again * 1e6);
}

// The share of all values in which kiwi and Galley agree.
double agreement(const std::vector<Shape> &shapes) {
  double same = 0, all = 0;
  for (const Shape &shape : shapes) {
    Built built(shape);
    built.sum();
    if (shape.values.size() != built.variables().size()) fail(shape.name + " has another number of values");
    for (std::size_t i = 0; i < shape.values.size(); i++) {
      const double ours = shape.values[i], theirs = built.variables()[i].value();
      same += std::abs(theirs - ours) <= kSameValue * std::max(1.0, std::abs(ours));
    }
    all += static_cast<double>(shape.values.size());
  }
  return all > 0 ? 100 * same / all : 0;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3 || std::string(arguments[1]) != "--shapes") fail("expected kiwi_layout --shapes FILE");
  const std::vector<Shape> shapes = read_shapes(arguments[2]);
  for (const Shape &shape : shapes) measure(shape);
  std::printf("kiwi.same-values\t%.4f\t%%\n", agreement(shapes));
}
