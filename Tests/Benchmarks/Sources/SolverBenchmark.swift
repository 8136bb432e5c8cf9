/// The time the constraint solver takes to build and solve layouts, and to solve them again.
struct SolverBenchmark {
  private let shapesPath: String?
  private let measuresGrowth: Bool

  private let shapes: [LayoutShape]
  private let growingViews: [Int]
  private let leastSeconds: Double

  init(_ arguments: Arguments) throws {
    growingViews = arguments.amounts([10, 30, 100, 300, 1000, 3000])
    leastSeconds = arguments.seconds(0.1)
    shapesPath = arguments.optional("shapes")
    measuresGrowth = arguments.optional("growth") == "yes"
    let only = arguments.optional("layout")
    shapes = Self.allShapes.filter { $0.name == only ?? $0.name }
    guard !shapes.isEmpty else { throw BenchmarkError.usage }
  }

  private static let allShapes: [LayoutShape] = [
    .siblings(200), .chained(200), .nested(200), .labels(200), .feedCells(1), .feedCells(100),
  ]

  func run() throws -> [Figure] {
    if let shapesPath { try writeShapes(to: shapesPath) }
    if measuresGrowth { return try growingViews.flatMap(growth) }
    return try shapes.flatMap { shape in
      var times = [("", try buildSeconds(shape)), (".width", try widthSeconds(shape))]
      if shape.name == Self.categoryShape { times.append((".category", try categorySeconds(shape))) }
      return times.map { Figure(name: "solver.\(shape.name)\($0.0)", value: $0.1 * 1e6, unit: "µs") }
    }
  }

  /// The layout whose views change their intrinsic sizes.
  private static let categoryShape = "feed-cells-1"

  private func writeShapes(to path: String) throws {
    var file = ShapeFile()
    for shape in shapes { file.add(shape, values: try BuiltShape(shape).values) }
    try file.write(to: path)
  }

  /// The time to create a solver with the shape's constraints, and to read all values.
  private func buildSeconds(_ shape: LayoutShape) throws -> Double {
    try secondsEach { _ in try BuiltShape(shape).sum() }
  }

  /// The time to change the width of a solved container, and to read all values.
  private func widthSeconds(_ shape: LayoutShape) throws -> Double {
    let built = try BuiltShape(shape)
    let width = shape.constraints[shape.widthIndex].constant
    return try secondsEach { turn in
      try built.setConstant(turn.isMultiple(of: 2) ? width - 40 : width, at: shape.widthIndex)
      return built.sum()
    }
  }

  /// The time to change the intrinsic sizes of all views in a solved shape, by a tenth and back, and to read all
  /// values.
  private func categorySeconds(_ shape: LayoutShape) throws -> Double {
    let built = try BuiltShape(shape)
    return try secondsEach { turn in
      let factor = turn.isMultiple(of: 2) ? 1.1 : 1
      for index in shape.contentIndices {
        try built.setConstant(factor * shape.constraints[index].constant, at: index)
      }
      return built.sum()
    }
  }

  /// Microseconds per view in layouts with about this many views.
  private func growth(_ views: Int) throws -> [Figure] {
    let cells = max(1, views / 15)
    let shapes: [(String, LayoutShape)] = [
      ("siblings", .siblings(views)), ("labels", .labels(views)), ("nested", .nested(views)),
      ("feed-cells", .feedCells(cells)),
    ]
    return try shapes.map { name, shape in
      let microseconds = try buildSeconds(shape) * 1e6 / Double(shape.views)
      return Figure(name: "solver.growth.\(name).\(views)", value: microseconds, unit: "µs/view")
    }
  }

  /// CPU seconds for one repetition; there are enough for a tenth of a second, after one that does not count.
  private func secondsEach(_ work: (Int) throws -> Double) throws -> Double {
    var sum = try work(0)
    var turns = 0
    let start = processorSeconds()
    var elapsed = 0.0
    while elapsed < leastSeconds {
      turns += 1
      sum += try work(turns)
      elapsed = processorSeconds() - start
    }
    guard sum.isFinite else { throw BenchmarkError.nothingMeasured }
    return elapsed / Double(turns)
  }
}
