/// The curve P-256 of NIST SP 800-186.
enum P256Arithmetic {
  static let field = PrimeField(
    prime: Number(hexadecimal: "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"))
  static let order = PrimeField(
    prime: Number(hexadecimal: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"))
  private static let b = Number(hexadecimal: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b")
  static let base = Point(
    x: Number(hexadecimal: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
    y: Number(hexadecimal: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"), z: .one)

  /// x³ − 3x + b.
  private static func right(_ x: Number) -> Number {
    let cube = field.product(field.square(x), x)
    return field.sum(field.difference(cube, field.product(Number(3), x)), b)
  }

  /// The point with an abscissa and an ordinate; nil for one that is not on the curve.
  static func point(x: Number, y: Number) -> Point? {
    guard x < field.prime, y < field.prime, field.square(y) == right(x) else { return nil }
    return Point(x: x, y: y, z: .one)
  }

  /// The point with an abscissa; nil for none.
  static func point(x: Number, isOdd: Bool) -> Point? {
    guard x < field.prime else { return nil }
    // A square root is the power (p + 1) / 4, as p is three more than a multiple of four.
    let exponent = Number(hexadecimal: "3fffffffc0000000400000000000000000000000400000000000000000000000")
    let root = field.power(right(x), exponent)
    return point(x: x, y: root.isOdd == isOdd ? root : field.negative(root))
  }

  /// A point in Jacobian coordinates: (x / z², y / z³), and the neutral one for a z of zero.
  struct Point {
    let x: Number
    let y: Number
    let z: Number

    static let neutral = Point(x: .one, y: .one, z: .zero)

    /// The abscissa and the ordinate; nil for the neutral point.
    var place: (x: Number, y: Number)? {
      guard z != .zero else { return nil }
      let inverse = field.inverse(z)
      let square = field.square(inverse)
      return (field.product(x, square), field.product(y, field.product(square, inverse)))
    }

    var doubled: Point {
      guard z != .zero else { return self }
      let (delta, gamma) = (field.square(z), field.square(y))
      let beta = field.product(x, gamma)
      let alpha = field.product(
        Number(3), field.product(field.difference(x, delta), field.sum(x, delta)))
      let x3 = field.difference(field.square(alpha), field.product(Number(8), beta))
      let z3 = field.difference(field.square(field.sum(y, z)), field.sum(gamma, delta))
      let step = field.product(alpha, field.difference(field.product(Number(4), beta), x3))
      return Point(x: x3, y: field.difference(step, field.product(Number(8), field.square(gamma))), z: z3)
    }

    static func + (p: Point, q: Point) -> Point {
      guard p.z != .zero else { return q }
      guard q.z != .zero else { return p }
      let (pp, qq) = (field.square(p.z), field.square(q.z))
      let (u1, u2) = (field.product(p.x, qq), field.product(q.x, pp))
      let s1 = field.product(p.y, field.product(q.z, qq))
      let s2 = field.product(q.y, field.product(p.z, pp))
      let (h, r) = (field.difference(u2, u1), field.difference(s2, s1))
      if h == .zero { return r == .zero ? p.doubled : .neutral }
      let hh = field.square(h)
      let hhh = field.product(h, hh)
      let v = field.product(u1, hh)
      let x3 = field.difference(field.difference(field.square(r), hhh), field.sum(v, v))
      let y3 = field.difference(field.product(r, field.difference(v, x3)), field.product(s1, hhh))
      return Point(x: x3, y: y3, z: field.product(field.product(p.z, q.z), h))
    }

    static func * (scalar: Number, point: Point) -> Point {
      var result = Point.neutral
      for index in stride(from: 255, through: 0, by: -1) {
        result = result.doubled
        if scalar.bit(index) { result = result + point }
      }
      return result
    }
  }

  /// A random number from 1 to less than the order.
  static func randomScalar() -> Number {
    while true {
      let number = Number(bigEndian: randomBytes(32))
      if number < order.prime, number != .zero { return number }
    }
  }

  /// FIPS 186-5, 6.4.1, of a digest of 32 bytes, which are shortened, or fewer.
  static func signature(of digest: [UInt8], key: Number, nonce: Number? = nil) -> (r: Number, s: Number) {
    let z = order.reduced(Number(bigEndian: digest.prefix(32)))
    while true {
      let k = nonce ?? randomScalar()
      guard let place = (k * base).place else { continue }
      let r = order.reduced(place.x)
      let s = order.product(order.inverse(k), order.sum(z, order.product(r, key)))
      if r != .zero, s != .zero { return (r, s) }
    }
  }

  /// FIPS 186-5, 6.4.2.
  static func isValid(_ r: Number, _ s: Number, of digest: [UInt8], key: Point) -> Bool {
    guard r != .zero, s != .zero, r < order.prime, s < order.prime else { return false }
    let z = order.reduced(Number(bigEndian: digest.prefix(32)))
    let w = order.inverse(s)
    let point = order.product(z, w) * base + order.product(r, w) * key
    return point.place.map { order.reduced($0.x) == r } ?? false
  }
}
