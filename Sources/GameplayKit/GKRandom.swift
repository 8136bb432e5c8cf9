@_exported public import Foundation

/// A source of random numbers.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers, or of those from a seed, which are not GameplayKit's own.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64?

  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
  public override init() {}
  fileprivate init(state: UInt64) { self.state = state }

  /// The next number: of SplitMix64 from a seed, else of the system.
  private func next() -> UInt64 {
    guard let seed = state else { return .random(in: .min ... .max) }
    let next = seed &+ 0x9e37_79b9_7f4a_7c15
    state = next
    var mixed = (next ^ (next >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
  open func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int(next() % UInt64(upperBound)) : 0 }
  open func nextUniform() -> Float { Float(nextInt(upperBound: 1 << 24)) / Float(1 << 24) }
  open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

  /// The elements in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var elements = array
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + nextInt(upperBound: elements.count - index))
    }
    return elements
  }
}

/// A source of numbers by ARC4 on Apple's platforms.
open class GKARC4RandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: Data) { super.init(state: seed.reduce(0) { $0 &* 31 &+ UInt64($1) }) }
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextInt() } }
}

/// A source of numbers by a linear congruence on Apple's platforms.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}

/// A source of numbers by a Mersenne Twister on Apple's platforms.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}

/// Whole numbers of a range.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(min(upperBound - lowestValue, numberOfPossibleOutcomes), 1))
  }
  open func nextUniform() -> Float { Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1)) }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Whole numbers of a range, in the middle more often: the mean of three.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int { (super.nextInt() + super.nextInt() + super.nextInt()) / 3 }
}

/// Whole numbers of a range, each of which comes before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}
