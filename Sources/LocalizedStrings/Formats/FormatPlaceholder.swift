/// A placeholder of a format, such as `%2$@` or `%.1f`: the kind of argument it shows, and its options.
struct FormatPlaceholder: Hashable {
  /// The kind of argument that a placeholder takes.
  enum Kind: String {
    case object = "an object"
    case integer = "a whole number"
    case floating = "a floating-point number"
    case text = "a C string"
    case character = "a character"
    case pointer = "a pointer"
  }

  /// The number of the argument that it names, `2` of `%2$@`; nil if it takes the next argument in order.
  var position: Int?
  /// The number of arguments before its own that give its width and precision, one for each star.
  var starCount = 0
  var isLeftAligned = false
  var hasZeros = false
  var hasPlus = false
  var width = 0
  var precision: Int?
  /// The letter that ends it: `d`, `@`.
  var conversion: Character

  /// The kind of argument that a conversion takes; nil if the character is not a conversion.
  static func kind(of conversion: Character) -> Kind? {
    switch conversion {
    case "@": .object
    case "d", "i", "D", "u", "U", "o", "O", "x", "X": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .floating
    case "s", "S": .text
    case "c", "C": .character
    case "p": .pointer
    default: nil
    }
  }

  var kind: Kind { Self.kind(of: conversion) ?? .object }
}

/// A part of a format.
enum FormatPart: Hashable {
  /// Characters that stand for themselves.
  case text(String)
  case placeholder(FormatPlaceholder)
  /// `%#@name@`, or `%2$#@name@` with the position of its argument.
  case substitution(name: String, position: Int?)
  /// `%arg`: the argument that a substitution is about.
  case substitutionArgument
}
