// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Numbers within bounds, in an order, one after another.
extension vDSP {
  /// What becomes of numbers below a threshold.
  public enum ThresholdRule<T: BinaryFloatingPoint> {
    /// They become the threshold.
    case clampToThreshold
    /// They become zero.
    case zeroFill
    /// They become a number with the sign of what they were above.
    case signedConstant(_ replacement: T)
  }

  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(clip(vector, to: bounds)) }
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { number in
      switch rule {
      case .clampToThreshold: Swift.max(number, lowerBound)
      case .zeroFill: number >= lowerBound ? number : 0
      case .signedConstant(let replacement): number >= lowerBound ? replacement : -replacement
      }
    }
  }
  public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.store(threshold(vector, to: lowerBound, with: rule))
  }
  public static func sort<V: AccelerateMutableBuffer>(
    _ vector: inout V, sortOrder: SortOrder
  ) where V.Element: BinaryFloatingPoint {
    vector.store(vector.mapped { $0 }.sorted { sortOrder == .ascending ? $0 < $1 : $0 > $1 })
  }
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: BinaryFloatingPoint {
    vector.store(vector.mapped { $0 }.reversed())
  }
  public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(
    _ vectorA: inout T, _ vectorB: inout U
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let numbers = vectorA.mapped { $0 }
    vectorA.store(vectorB.mapped { $0 })
    vectorB.store(numbers)
  }

  public static func fill<V: AccelerateMutableBuffer>(
    _ vector: inout V, with value: V.Element
  ) where V.Element: BinaryFloatingPoint { vector.store(Array(repeating: value, count: vector.count)) }
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: BinaryFloatingPoint {
    fill(&vector, with: 0)
  }
  public static func ramp<T: vDSP_FloatingPointGeneratable>(
    withInitialValue initialValue: T, increment: T, count: Int
  ) -> [T] { (0..<Swift.max(count, 0)).map { initialValue + T($0) * increment } }
  /// The first and the last number are the range's bounds.
  public static func ramp<T: vDSP_FloatingPointGeneratable>(in range: ClosedRange<T>, count: Int) -> [T] {
    let increment = (range.upperBound - range.lowerBound) / T(Swift.max(count - 1, 1))
    return ramp(withInitialValue: range.lowerBound, increment: increment, count: count)
  }
  public static func formRamp<V: AccelerateMutableBuffer>(
    withInitialValue initialValue: V.Element, increment: V.Element, result: inout V
  ) where V.Element: vDSP_FloatingPointGeneratable {
    result.store(ramp(withInitialValue: initialValue, increment: increment, count: result.count))
  }
  public static func formRamp<V: AccelerateMutableBuffer>(
    in range: ClosedRange<V.Element>, result: inout V
  ) where V.Element: vDSP_FloatingPointGeneratable { result.store(ramp(in: range, count: result.count)) }

  /// The sums of as many numbers as a window has, at each of its places.
  public static func slidingWindowSum<U: AccelerateBuffer>(
    _ vector: U, usingWindowLength windowLength: Int
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    convolve(vector, withKernel: Array(repeating: 1 as U.Element, count: Swift.max(windowLength, 0)))
  }
  /// The sums of products of a kernel's numbers with others, at each place where the kernel fits: it is not reversed.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, withKernel kernel: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let (numbers, factors) = (vector.mapped { $0 }, kernel.mapped { $0 })
    guard !factors.isEmpty, numbers.count >= factors.count else { return [] }
    return (0...(numbers.count - factors.count)).map { dot(numbers[$0..<($0 + factors.count)], factors) }
  }
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(convolve(vector, withKernel: kernel))
  }
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { $0 + interpolationConstant * ($1 - $0) }
  }
  /// The numbers between others: a control point's whole part is an index, and its fraction the way to the next number.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    elementsOf vector: T, using controlVector: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let numbers = vector.mapped { $0 }
    guard let last = numbers.indices.last else { return [] }
    return controlVector.mapped { point in
      guard point > 0 else { return numbers[0] }
      guard point < T.Element(last) else { return numbers[last] }
      let (index, fraction) = (Int(point), point - point.rounded(.down))
      return numbers[index] + fraction * (numbers[index + 1] - numbers[index])
    }
  }
}
