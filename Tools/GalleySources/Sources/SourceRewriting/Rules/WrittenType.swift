import SwiftSyntax

/// A type as it is written, as far as rules ask for it: `AnyObject`, classes as values, collections of them, and the names of
/// types whose members may give them.
indirect enum WrittenType: Equatable, Sendable {
  /// `AnyObject` itself, also with `!`.
  case object
  /// `UIView.Type`: a class that is known while the program runs.
  case metatype(String)
  case optional(WrittenType)
  /// An array.
  case list(WrittenType)
  /// A dictionary with such values, whatever its keys are.
  case dictionary(WrittenType)
  /// A collection of Foundation's that holds objects: `NSHashTable<AnyObject>`, `NSCache<NSString, AnyObject>`.
  case table(WrittenType)
  case function(parameters: [WrittenType], result: WrittenType)
  /// A type of this name.
  case named(String)
  /// Any other type, and those that are not written.
  case other

  /// The kind of a type that is written.
  init(_ type: TypeSyntax?) {
    guard let type else {
      self = .other
      return
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): self = WrittenType(node.wrappedType).collected { .optional($0) }
    case .implicitlyUnwrappedOptionalType(let node): self.init(node.wrappedType)
    case .metatypeType(let node):
      let name = TypeNames.plain(node.baseType)
      self = node.metatypeSpecifier.tokenKind == .keyword(.Type) && !name.isEmpty ? .metatype(name) : .other
    case .attributedType(let node): self.init(node.baseType)
    case .someOrAnyType(let node): self.init(node.constraint)
    case .tupleType(let node):
      let only = node.elements.count == 1 ? node.elements.first : nil
      self = only.map { WrittenType($0.type) } ?? .other
    case .arrayType(let node): self = WrittenType(node.element).collected { .list($0) }
    case .dictionaryType(let node): self = WrittenType(node.value).collected { .dictionary($0) }
    case .identifierType(let node):
      self = WrittenType(named: node.name.text, node.genericArgumentClause?.arguments)
    case .memberType(let node):
      let isSwifts = node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Swift"
      self =
        isSwifts
        ? WrittenType(named: node.name.text, node.genericArgumentClause?.arguments) : .named(TypeNames.plain(type))
    case .functionType(let node):
      self = .function(
        parameters: node.parameters.map { WrittenType($0.type) }, result: WrittenType(node.returnClause.type))
    default: self = .other
    }
  }

  /// The kind of a type with a name and generic arguments.
  init(named name: String, _ arguments: GenericArgumentListSyntax?) {
    let last = arguments?.last?.argument.as(TypeSyntax.self)
    switch name {
    case "AnyObject": self = .object
    case "Array": self = WrittenType(last).collected { .list($0) }
    case "Dictionary": self = WrittenType(last).collected { .dictionary($0) }
    case "Optional": self = WrittenType(last).collected { .optional($0) }
    case "NSHashTable", "NSMapTable", "NSCache": self = WrittenType(last).collected { .table($0) }
    case "Any": self = .other
    default: self = .named(name)
    }
  }

  func collected(_ collection: (WrittenType) -> WrittenType) -> WrittenType {
    self == .other ? .other : collection(self)
  }

  /// The kind of what is made optional.
  var optional: WrittenType { collected { .optional($0) } }

  /// The kind behind `?`, `!` or `if let`.
  var unwrapped: WrittenType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The kind of what methods with a closure call it with: an array's elements, an optional's value.
  var element: WrittenType {
    switch self {
    case .list(let element), .optional(let element): element
    default: .other
    }
  }

  /// The kind of what a subscript with one argument returns.
  var subscripted: WrittenType {
    switch self {
    case .list(let element): element
    case .dictionary(let value): value.optional
    default: .other
    }
  }

  /// The kind of what a call returns.
  var called: WrittenType {
    if case .function(_, let result) = self { result } else { .other }
  }

  /// Whether `AnyObject` is in it.
  var hasObjects: Bool { contains { $0 == .object } }

  /// Whether it is a class, or a collection of classes.
  var hasMetatypes: Bool { contains { if case .metatype = $0 { true } else { false } } }

  private func contains(_ isWanted: (WrittenType) -> Bool) -> Bool {
    switch self {
    case .object, .metatype, .named, .other: isWanted(self)
    case .optional(let type), .list(let type), .dictionary(let type), .table(let type): type.contains(isWanted)
    case .function(let parameters, let result): (parameters + [result]).contains { $0.contains(isWanted) }
    }
  }

  /// The type with other names.
  func renamed(_ change: (String) -> WrittenType) -> WrittenType {
    switch self {
    case .object, .metatype, .other: self
    case .named(let name): change(name)
    case .optional(let type): type.renamed(change).collected { .optional($0) }
    case .list(let type): type.renamed(change).collected { .list($0) }
    case .dictionary(let type): type.renamed(change).collected { .dictionary($0) }
    case .table(let type): type.renamed(change).collected { .table($0) }
    case .function(let parameters, let result):
      .function(parameters: parameters.map { $0.renamed(change) }, result: result.renamed(change))
    }
  }
}
