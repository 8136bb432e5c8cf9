/// The curve of RFC 7748 and of RFC 8032.
enum Curve25519Arithmetic {
  /// 2²⁵⁵ − 19.
  static let field = PrimeField(
    prime: Number(hexadecimal: "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed"))
  /// The order of the base point, RFC 8032, 5.1.
  static let order = PrimeField(
    prime: Number(hexadecimal: "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed"))

  /// X25519 of RFC 7748, 5: a coordinate, multiplied by a scalar.
  static func x25519(_ scalar: [UInt8], _ coordinate: [UInt8]) -> [UInt8] {
    let k = Number(littleEndian: clamped(scalar))
    var masked = coordinate
    masked[31] &= 127
    let x1 = field.reduced(Number(littleEndian: masked))
    var (x2, z2, x3, z3) = (Number.one, Number.zero, x1, Number.one)
    var swapped = false
    for index in stride(from: 254, through: 0, by: -1) {
      if swapped != k.bit(index) { (x2, x3, z2, z3) = (x3, x2, z3, z2) }
      swapped = k.bit(index)
      let (a, b) = (field.sum(x2, z2), field.difference(x2, z2))
      let (aa, bb) = (field.square(a), field.square(b))
      let e = field.difference(aa, bb)
      let da = field.product(field.difference(x3, z3), a)
      let cb = field.product(field.sum(x3, z3), b)
      x3 = field.square(field.sum(da, cb))
      z3 = field.product(x1, field.square(field.difference(da, cb)))
      x2 = field.product(aa, bb)
      z2 = field.product(e, field.sum(aa, field.product(Number(121_665), e)))
    }
    if swapped { (x2, z2) = (x3, z3) }
    return field.product(x2, field.inverse(z2)).littleEndian
  }

  /// A scalar with the bits that both RFCs set and clear.
  static func clamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = Array(bytes.prefix(32))
    bytes[0] &= 248
    bytes[31] = bytes[31] & 127 | 64
    return bytes
  }

  /// A point of Ed25519 in extended coordinates, RFC 8032, 5.1.4.
  struct Point {
    let x: Number
    let y: Number
    let z: Number
    let t: Number

    static let neutral = Point(x: .zero, y: .one, z: .one, t: .zero)
    /// The point with the ordinate 4/5 and an even abscissa.
    static let base = Point(ordinate: field.product(Number(4), field.inverse(Number(5))), isOdd: false) ?? .neutral
    /// −121665/121666.
    private static let d = field.negative(field.product(Number(121_665), field.inverse(Number(121_666))))

    private init(x: Number, y: Number, z: Number, t: Number) { (self.x, self.y, self.z, self.t) = (x, y, z, t) }

    /// The point with an ordinate, RFC 8032, 5.1.3; nil for none.
    init?(ordinate y: Number, isOdd: Bool) {
      guard y < field.prime else { return nil }
      let yy = field.square(y)
      let numerator = field.difference(yy, .one)
      let xx = field.product(numerator, field.inverse(field.sum(field.product(Self.d, yy), .one)))
      // (p + 3) / 8 and (p − 1) / 4.
      let eighth = Number(hexadecimal: "0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe")
      let quarter = Number(hexadecimal: "1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffb")
      var x = field.power(xx, eighth)
      if field.square(x) != xx { x = field.product(x, field.power(Number(2), quarter)) }
      guard field.square(x) == xx, !(x == .zero && isOdd) else { return nil }
      if x.isOdd != isOdd { x = field.negative(x) }
      self.init(x: x, y: y, z: .one, t: field.product(x, y))
    }

    /// The point of 32 bytes; nil for none.
    init?(_ bytes: [UInt8]) {
      guard bytes.count == 32 else { return nil }
      var ordinate = bytes
      ordinate[31] &= 127
      self.init(ordinate: Number(littleEndian: ordinate), isOdd: bytes[31] & 128 != 0)
    }

    var bytes: [UInt8] {
      let inverse = field.inverse(z)
      var bytes = field.product(y, inverse).littleEndian
      if field.product(x, inverse).isOdd { bytes[31] |= 128 }
      return bytes
    }

    static func + (p: Point, q: Point) -> Point {
      let a = field.product(field.difference(p.y, p.x), field.difference(q.y, q.x))
      let b = field.product(field.sum(p.y, p.x), field.sum(q.y, q.x))
      let c = field.product(field.product(field.product(Number(2), p.t), q.t), d)
      let zz = field.product(field.product(Number(2), p.z), q.z)
      let (e, f) = (field.difference(b, a), field.difference(zz, c))
      let (g, h) = (field.sum(zz, c), field.sum(b, a))
      return Point(
        x: field.product(e, f), y: field.product(g, h), z: field.product(f, g), t: field.product(e, h))
    }

    static func * (scalar: Number, point: Point) -> Point {
      var result = Point.neutral
      for index in stride(from: 255, through: 0, by: -1) {
        result = result + result
        if scalar.bit(index) { result = result + point }
      }
      return result
    }
  }

  /// The rest of 64 bytes by the order.
  private static func scalar(_ bytes: [UInt8]) -> Number {
    var wide = SIMD8<UInt64>.zero
    for (index, byte) in bytes.enumerated().prefix(64) { wide[index / 8] |= UInt64(byte) << (8 * UInt64(index % 8)) }
    return order.reduced(wide)
  }

  private static func hash(_ parts: [UInt8]...) -> [UInt8] {
    var function = SHA512()
    for part in parts { function.update(data: part) }
    return Array(function.finalize())
  }

  static func publicKey(ofSeed seed: [UInt8]) -> [UInt8] {
    (order.reduced(Number(littleEndian: clamped(hash(seed)))) * Point.base).bytes
  }

  /// RFC 8032, 5.1.6.
  static func signature(of message: [UInt8], seed: [UInt8]) -> [UInt8] {
    let secret = hash(seed)
    let key = publicKey(ofSeed: seed)
    let r = scalar(hash(Array(secret.suffix(32)), message))
    let point = (r * Point.base).bytes
    let k = scalar(hash(point, key, message))
    let s = order.sum(r, order.product(k, order.reduced(Number(littleEndian: clamped(secret)))))
    return point + s.littleEndian
  }

  /// RFC 8032, 5.1.7.
  static func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: [UInt8]) -> Bool {
    guard signature.count == 64, let key = Point(publicKey), let point = Point(Array(signature.prefix(32))) else {
      return false
    }
    let s = Number(littleEndian: signature.suffix(32))
    guard s < order.prime else { return false }
    let k = scalar(hash(point.bytes, publicKey, message))
    return (s * Point.base).bytes == (point + k * key).bytes
  }
}
