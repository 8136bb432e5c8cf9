/// A whole number below 2²⁵⁶: four words, the lowest first.
struct Number: Hashable, Sendable {
  private(set) var words: SIMD4<UInt64>

  static let zero = Number(words: .zero)
  static let one = Number(words: [1, 0, 0, 0])

  init(words: SIMD4<UInt64>) { self.words = words }
  init(_ small: UInt64) { words = [small, 0, 0, 0] }

  /// The number of at most 32 bytes, the highest first.
  init(bigEndian bytes: some BidirectionalCollection<UInt8>) { self.init(littleEndian: bytes.reversed()) }

  /// The number of at most 32 bytes, the lowest first.
  init(littleEndian bytes: some Sequence<UInt8>) {
    words = .zero
    for (index, byte) in bytes.enumerated().prefix(32) { words[index / 8] |= UInt64(byte) << (8 * UInt64(index % 8)) }
  }

  /// A number that is written with 64 hexadecimal digits at most; others are zero.
  init(hexadecimal digits: String) {
    words = .zero
    for (index, digit) in digits.reversed().enumerated().prefix(64) {
      words[index / 16] |= UInt64(digit.hexDigitValue ?? 0) << (4 * UInt64(index % 16))
    }
  }

  var littleEndian: [UInt8] { (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> (8 * UInt64($0 % 8))) } }
  var bigEndian: [UInt8] { littleEndian.reversed() }
  var isOdd: Bool { words[0] & 1 == 1 }

  func bit(_ index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

  static func < (one: Number, other: Number) -> Bool {
    for index in [3, 2, 1, 0] where one.words[index] != other.words[index] {
      return one.words[index] < other.words[index]
    }
    return false
  }

  /// The sum, and whether it is 2²⁵⁶ or more.
  func adding(_ other: Number) -> (sum: Number, overflow: Bool) {
    var sum = SIMD4<UInt64>.zero
    var carry = false
    for index in 0..<4 {
      let (first, firstOverflow) = words[index].addingReportingOverflow(other.words[index])
      let (second, secondOverflow) = first.addingReportingOverflow(carry ? 1 : 0)
      (sum[index], carry) = (second, firstOverflow || secondOverflow)
    }
    return (Number(words: sum), carry)
  }

  /// The difference, without what is borrowed from above.
  func subtracting(_ other: Number) -> Number {
    var difference = SIMD4<UInt64>.zero
    var borrow = false
    for index in 0..<4 {
      let (first, firstOverflow) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, secondOverflow) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      (difference[index], borrow) = (second, firstOverflow || secondOverflow)
    }
    return Number(words: difference)
  }

  /// The product: its eight words, the lowest first.
  func multiplied(by other: Number) -> SIMD8<UInt64> {
    var product = SIMD8<UInt64>.zero
    for row in 0..<4 {
      var carry: UInt64 = 0
      for column in 0..<4 {
        let (high, low) = words[row].multipliedFullWidth(by: other.words[column])
        let (first, firstOverflow) = low.addingReportingOverflow(product[row + column])
        let (second, secondOverflow) = first.addingReportingOverflow(carry)
        product[row + column] = second
        // Cannot overflow: a product of two words and two more words fit into two words.
        carry = high &+ (firstOverflow ? 1 : 0) &+ (secondOverflow ? 1 : 0)
      }
      product[row + 4] = carry
    }
    return product
  }
}

/// Arithmetic modulo a prime above 2²⁵⁰.
///
/// It takes as long as its numbers need, and so tells something of secrets to who can measure that.
struct PrimeField: Sendable {
  let prime: Number

  func reduced(_ number: Number) -> Number {
    var number = number
    while !(number < prime) { number = number.subtracting(prime) }
    return number
  }

  /// The rest of a number of 512 bits: of its upper half, then bit by bit.
  func reduced(_ wide: SIMD8<UInt64>) -> Number {
    var rest = reduced(Number(words: wide.highHalf))
    for index in stride(from: 255, through: 0, by: -1) {
      let (doubled, overflow) = rest.adding(rest)
      let bit = wide[index / 64] >> UInt64(index % 64) & 1
      rest = bit == 1 ? doubled.adding(.one).sum : doubled
      if overflow || !(rest < prime) { rest = rest.subtracting(prime) }
    }
    return rest
  }

  func sum(_ one: Number, _ other: Number) -> Number {
    let (sum, overflow) = one.adding(other)
    return overflow || !(sum < prime) ? sum.subtracting(prime) : sum
  }
  func difference(_ one: Number, _ other: Number) -> Number {
    one < other ? one.adding(prime).sum.subtracting(other) : one.subtracting(other)
  }
  func product(_ one: Number, _ other: Number) -> Number { reduced(one.multiplied(by: other)) }
  func square(_ number: Number) -> Number { product(number, number) }
  func negative(_ number: Number) -> Number { difference(.zero, number) }

  func power(_ base: Number, _ exponent: Number) -> Number {
    var result = Number.one
    for index in stride(from: 255, through: 0, by: -1) {
      result = square(result)
      if exponent.bit(index) { result = product(result, base) }
    }
    return result
  }
  /// The inverse, by Fermat's little theorem; zero for zero.
  func inverse(_ number: Number) -> Number { power(number, prime.subtracting(Number(2))) }
}
