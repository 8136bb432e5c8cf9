/// A placeholder of a format, such as `%2$@` or `%.1f`: what argument it shows, and how.
struct FormatPlaceholder: Hashable {
  /// What kind of argument it takes.
  enum Kind: String {
    case object = "an object"
    case integer = "a whole number"
    case floating = "a floating-point number"
    case text = "a C string"
    case character = "a character"
    case pointer = "a pointer"
  }

  /// The number that it names, `2` of `%2$@`; nil if it takes the argument behind the last one.
  var position: Int?
  /// How many arguments stand before it for its width and precision, each a star.
  var starCount = 0
  var isLeftAligned = false
  var hasZeros = false
  var hasPlus = false
  var width = 0
  var precision: Int?
  /// The letter that ends it: `d`, `@`.
  var conversion: Character

  /// The kind of argument of a conversion; nil if that is none.
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
