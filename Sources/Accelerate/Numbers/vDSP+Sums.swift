// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// One number of many.
extension vDSP {
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.reduced(0, +)
  }
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.reduced(0) { $0 + $1 * $1 }
  }
  public static func sumOfMagnitudes<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduced(0) { $0 + abs($1) } }
  public static func sumAndSumOfSquares<U: AccelerateBuffer>(
    _ vector: U
  ) -> (elementsSum: U.Element, squaresSum: U.Element) where U.Element: BinaryFloatingPoint {
    (sum(vector), sumOfSquares(vector))
  }
  /// No number, `nan`, of none.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    sum(vector) / U.Element(vector.count)
  }
  public static func meanMagnitude<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    sumOfSquares(vector) / U.Element(vector.count)
  }
  public static func rootMeanSquare<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
  /// Of all numbers, not of a sample of them.
  public static func standardDeviation<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { rootMeanSquare(add(-mean(vector), vector)) }
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.reduced(-.infinity, Swift.max)
  }
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.reduced(.infinity, Swift.min)
  }
  public static func maximumMagnitude<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduced(0) { Swift.max($0, abs($1)) } }
  public static func minimumMagnitude<U: AccelerateBuffer>(
    _ vector: U
  ) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduced(.infinity) { Swift.min($0, abs($1)) } }
  public static func indexOfMaximum<U: AccelerateBuffer>(
    _ vector: U
  ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint { best(vector.mapped { $0 }) { $0 > $1 } }
  public static func indexOfMinimum<U: AccelerateBuffer>(
    _ vector: U
  ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint { best(vector.mapped { $0 }) { $0 < $1 } }
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(
    _ vector: U
  ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint { best(absolute(vector)) { $0 > $1 } }
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element { sum(multiply(vectorA, vectorB)) }
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ pointA: U, _ pointB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element { sumOfSquares(subtract(pointA, pointB)) }

  /// The first number that none is better than, and its index.
  private static func best<T: BinaryFloatingPoint>(_ numbers: [T], _ isBetter: (T, T) -> Bool) -> (UInt, T) {
    guard var found = numbers.first else { return (0, 0) }
    var place: UInt = 0
    for (index, number) in numbers.enumerated() where isBetter(number, found) { (place, found) = (UInt(index), number) }
    return (place, found)
  }
}
