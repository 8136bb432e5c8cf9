public import Foundation

/// The values of one bin: those from the lower bound to the upper one, which only a last bin contains.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value.
  public let lowerBound: Bound
  /// The value at which the next bin begins, or the greatest value of the last bin.
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of numbers.
///
/// Differs from Swift Charts: bins that are found from data are 1, 2 or 5 times a power of ten wide, as Apple's rule is
/// not published, and a value outside of all bins counts as one of the nearest.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection, Equatable {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Value]

  /// Bins between values.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The number of the bin that a value is in.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About as many bins as are desired for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let steps = BinSteps(data.map { Double($0) }, desiredCount: desiredCount, minimumStride: Double(minimumStride))
    thresholds = steps.thresholds.map { Value($0) }
  }
  /// About as many bins as are desired for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 0) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
  }
  /// As many bins of a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let steps = BinSteps(Double(range.lowerBound), Double(range.upperBound), count: count)
    thresholds = steps.thresholds.map { Value($0) }
  }
  /// Bins of a width that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let steps = BinSteps(Double(range.lowerBound), Double(range.upperBound), size: Double(size))
    thresholds = steps.thresholds.map { Value($0) }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// About as many bins as are desired for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let least = Swift.max(1, Double(minimumStride))
    let steps = BinSteps(data.map { Double($0) }, desiredCount: desiredCount, minimumStride: least)
    thresholds = steps.thresholds.compactMap { Value(exactly: $0.rounded()) }
  }
  /// About as many bins as are desired for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 1) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
  }
  /// As many bins of a range, whose length is a multiple of the number.
  public init(range: ClosedRange<Value>, count: Int) {
    let steps = BinSteps(Double(range.lowerBound), Double(range.upperBound), count: count)
    thresholds = steps.thresholds.compactMap { Value(exactly: $0.rounded()) }
  }
  /// Bins of a width that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let steps = BinSteps(Double(range.lowerBound), Double(range.upperBound), size: Double(size))
    thresholds = steps.thresholds.compactMap { Value(exactly: $0.rounded()) }
  }
}

/// The number of the bin between thresholds that a value is in, or that is nearest to it.
func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  let above = thresholds.firstIndex { value < $0 } ?? thresholds.count
  return min(max(0, above - 1), max(0, thresholds.count - 2))
}

/// Bounds of bins at equal distances.
struct BinSteps {
  /// More bins than this are not made.
  static let most = 10_000

  let thresholds: [Double]

  private init(thresholds: [Double]) { self.thresholds = thresholds }

  /// Bins of a width from a value on, until another is reached.
  init(_ lower: Double, _ upper: Double, size: Double) {
    guard size > 0, size.isFinite, lower.isFinite, upper.isFinite else {
      thresholds = [lower, upper]
      return
    }
    let count = min(Double(Self.most), max(1, ((upper - lower) / size).rounded(.up)))
    thresholds = (0...Int(count)).map { lower + Double($0) * size }
  }

  /// As many bins from one value to another.
  init(_ lower: Double, _ upper: Double, count: Int) {
    let count = min(Self.most, max(1, count))
    thresholds = (0...count).map { lower + (upper - lower) * Double($0) / Double(count) }
  }

  /// About as many bins as are desired, at round numbers; none without data.
  init(_ data: [Double], desiredCount: Int?, minimumStride: Double) {
    let numbers = data.filter(\.isFinite)
    guard let lower = numbers.min(), let upper = numbers.max() else {
      self.init(thresholds: [])
      return
    }
    let size = max(minimumStride, Self.roundSize((upper - lower) / Double(max(1, desiredCount ?? 10))))
    let start = (lower / size).rounded(.down) * size
    self.init(start, upper, size: size)
  }

  /// The least of 1, 2 and 5 times a power of ten that is not less than a number; 1 for none.
  private static func roundSize(_ size: Double) -> Double {
    guard size > 0, size.isFinite else { return 1 }
    let power = pow(10, log10(size).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= size } ?? 10 * power
  }
}
