import SwiftSyntax

/// The part of a type that `AnyObject` has.
indirect enum AnyObjectKind: Equatable {
  /// `AnyObject` itself, also with `!`.
  case object
  case optional(AnyObjectKind)
  /// An array of such.
  case list(AnyObjectKind)
  /// A dictionary with such values.
  case dictionary(AnyObjectKind)
  /// Any other type, and those that are not written.
  case other

  /// The kind of a type that is written.
  init(_ type: TypeSyntax?) {
    guard let type else {
      self = .other
      return
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): self = AnyObjectKind(node.wrappedType).collected { .optional($0) }
    case .implicitlyUnwrappedOptionalType(let node): self.init(node.wrappedType)
    case .attributedType(let node): self.init(node.baseType)
    case .someOrAnyType(let node): self.init(node.constraint)
    case .tupleType(let node):
      let only = node.elements.count == 1 ? node.elements.first : nil
      self = only.map { AnyObjectKind($0.type) } ?? .other
    case .arrayType(let node): self = AnyObjectKind(node.element).collected { .list($0) }
    case .dictionaryType(let node): self = AnyObjectKind(node.value).collected { .dictionary($0) }
    case .identifierType(let node):
      self = AnyObjectKind(named: node.name.text, node.genericArgumentClause?.arguments)
    case .memberType(let node):
      let isSwifts = node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Swift"
      self = isSwifts ? AnyObjectKind(named: node.name.text, node.genericArgumentClause?.arguments) : .other
    default: self = .other
    }
  }

  private init(named name: String, _ arguments: GenericArgumentListSyntax?) {
    let last = arguments?.last?.argument.as(TypeSyntax.self)
    switch name {
    case "AnyObject": self = .object
    case "Array": self = AnyObjectKind(last).collected { .list($0) }
    case "Dictionary": self = AnyObjectKind(last).collected { .dictionary($0) }
    case "Optional": self = AnyObjectKind(last).collected { .optional($0) }
    default: self = .other
    }
  }

  private func collected(_ collection: (AnyObjectKind) -> AnyObjectKind) -> AnyObjectKind {
    self == .other ? .other : collection(self)
  }

  /// The kind of what is made optional.
  var optional: AnyObjectKind { collected { .optional($0) } }

  /// The kind behind `?`, `!` or `if let`.
  var unwrapped: AnyObjectKind {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The kind of what methods with a closure call it with: an array's elements, an optional's value.
  var element: AnyObjectKind {
    switch self {
    case .list(let element), .optional(let element): element
    case .object, .dictionary, .other: .other
    }
  }

  /// The kind of what a subscript with one argument returns.
  var subscripted: AnyObjectKind {
    switch self {
    case .list(let element): element
    case .dictionary(let value): value.optional
    case .object, .optional, .other: .other
    }
  }
}
