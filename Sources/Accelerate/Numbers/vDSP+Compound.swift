// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Two operations at once: of pairs of numbers, and of their result with a third.
extension vDSP {
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer>(
    multiplication pair: (a: T, b: U), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 * $1 }
    return add(inner, third)
  }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: U), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element, V.Element == T.Element {
    result.store(add(multiplication: pair, third))
  }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication pair: (a: T, b: U), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 * $1 }
    return add(third, inner)
  }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: U), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(add(multiplication: pair, third))
  }
  public static func add<T: AccelerateBuffer, S: AccelerateBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, S.Element == T.Element {
    let inner = pair.a.mapped { $0 * pair.b }
    return add(inner, third)
  }
  public static func add<T: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, S.Element == T.Element, V.Element == T.Element {
    result.store(add(multiplication: pair, third))
  }
  public static func add<T: AccelerateBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint {
    let inner = pair.a.mapped { $0 * pair.b }
    return add(third, inner)
  }
  public static func add<T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, V.Element == T.Element {
    result.store(add(multiplication: pair, third))
  }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer>(
    multiplication pair: (a: T, b: U), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 * $1 }
    return subtract(inner, third)
  }
  public static func subtract<
    T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer
  >(
    multiplication pair: (a: T, b: U), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element, V.Element == T.Element {
    result.store(subtract(multiplication: pair, third))
  }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication pair: (a: T, b: U), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 * $1 }
    return add(-third, inner)
  }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: U), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(subtract(multiplication: pair, third))
  }
  public static func subtract<T: AccelerateBuffer, S: AccelerateBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, S.Element == T.Element {
    let inner = pair.a.mapped { $0 * pair.b }
    return subtract(inner, third)
  }
  public static func subtract<T: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, S.Element == T.Element, V.Element == T.Element {
    result.store(subtract(multiplication: pair, third))
  }
  public static func subtract<T: AccelerateBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint {
    let inner = pair.a.mapped { $0 * pair.b }
    return add(-third, inner)
  }
  public static func subtract<T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication pair: (a: T, b: T.Element), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, V.Element == T.Element {
    result.store(subtract(multiplication: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer>(
    addition pair: (a: T, b: U), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 + $1 }
    return multiply(inner, third)
  }
  public static func multiply<
    T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer
  >(
    addition pair: (a: T, b: U), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element, V.Element == T.Element {
    result.store(multiply(addition: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
    addition pair: (a: T, b: U), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 + $1 }
    return multiply(third, inner)
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition pair: (a: T, b: U), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(multiply(addition: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, S: AccelerateBuffer>(
    addition pair: (a: T, b: T.Element), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, S.Element == T.Element {
    let inner = pair.a.mapped { $0 + pair.b }
    return multiply(inner, third)
  }
  public static func multiply<T: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition pair: (a: T, b: T.Element), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, S.Element == T.Element, V.Element == T.Element {
    result.store(multiply(addition: pair, third))
  }
  public static func multiply<T: AccelerateBuffer>(
    addition pair: (a: T, b: T.Element), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint {
    let inner = pair.a.mapped { $0 + pair.b }
    return multiply(third, inner)
  }
  public static func multiply<T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition pair: (a: T, b: T.Element), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, V.Element == T.Element {
    result.store(multiply(addition: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer>(
    subtraction pair: (a: T, b: U), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 - $1 }
    return multiply(inner, third)
  }
  public static func multiply<
    T: AccelerateBuffer, U: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer
  >(
    subtraction pair: (a: T, b: U), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, S.Element == T.Element, V.Element == T.Element {
    result.store(multiply(subtraction: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
    subtraction pair: (a: T, b: U), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    let inner = pair.a.zipped(with: pair.b) { $0 - $1 }
    return multiply(third, inner)
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction pair: (a: T, b: U), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(multiply(subtraction: pair, third))
  }
  public static func multiply<T: AccelerateBuffer, S: AccelerateBuffer>(
    subtraction pair: (a: T, b: T.Element), _ third: S
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, S.Element == T.Element {
    let inner = pair.a.mapped { $0 - pair.b }
    return multiply(inner, third)
  }
  public static func multiply<T: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction pair: (a: T, b: T.Element), _ third: S, result: inout V
  ) where T.Element: BinaryFloatingPoint, S.Element == T.Element, V.Element == T.Element {
    result.store(multiply(subtraction: pair, third))
  }
  public static func multiply<T: AccelerateBuffer>(
    subtraction pair: (a: T, b: T.Element), _ third: T.Element
  ) -> [T.Element] where T.Element: BinaryFloatingPoint {
    let inner = pair.a.mapped { $0 - pair.b }
    return multiply(third, inner)
  }
  public static func multiply<T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction pair: (a: T, b: T.Element), _ third: T.Element, result: inout V
  ) where T.Element: BinaryFloatingPoint, V.Element == T.Element {
    result.store(multiply(subtraction: pair, third))
  }
}
