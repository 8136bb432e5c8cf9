import SwiftSyntax

// MARK: - The kinds of expressions

extension WrittenTypeScopes {
  /// The kind of an expression, where it follows from types that are written.
  func kind(of expression: ExprSyntax) -> WrittenType {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return .other }
    return kindOfNode(expression)
  }

  private func kindOfNode(_ expression: ExprSyntax) -> WrittenType {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): kind(ofName: OneLine.name(node.baseName))
    case .superExpr: ownType ?? .other
    case .optionalChainingExpr(let node): kind(of: node.expression).unwrapped
    case .forceUnwrapExpr(let node): kind(of: node.expression).unwrapped
    case .tryExpr(let node):
      node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? kind(of: node.expression).optional : kind(of: node.expression)
    case .awaitExpr(let node): kind(of: node.expression)
    case .tupleExpr(let node):
      node.elements.count == 1 ? node.elements.first.map { kind(of: $0.expression) } ?? .other : .other
    case .functionCallExpr(let node): kind(ofCall: node)
    case .subscriptCallExpr(let node): kind(ofSubscript: node)
    case .sequenceExpr(let node): kind(ofSequence: node)
    case .memberAccessExpr(let node): kind(ofMember: node)
    default: .other
    }
  }

  /// The kind of a variable, or of `self`.
  func kind(ofName name: String) -> WrittenType {
    if name == "self" { return ownType ?? .other }
    if let kind = declared(name) { return kind }
    return rewriting.members.kinds.kind(ofGlobal: name, labels: nil)
  }

  /// The kind of an object whose member is used: a type's name stands for its static members.
  private func kind(ofBase base: ExprSyntax) -> WrittenType {
    let kind = kind(of: base)
    guard kind == .other, case .named(let name) = PlainValues.kind(ofType: base) else { return kind }
    if name == "Self" { return ownType ?? .other }
    return declared(name) == nil ? resolved(.named(name)) : .other
  }

  private func kind(ofMember node: MemberAccessExprSyntax) -> WrittenType {
    guard let base = node.base else { return .other }
    let name = OneLine.name(node.declName.baseName)
    if name == "self" { return kind(of: base) }
    let owner = kind(ofBase: base)
    switch owner {
    case .list(let element) where ["first", "last"].contains(name): return element.optional
    case .list where name == "lazy": return owner
    case .dictionary(let value) where name == "values": return .list(value)
    default: return rewriting.members.kinds.kind(ofMember: name, labels: nil, of: owner, path: rewriting.file.path)
    }
  }

  private func kind(ofSubscript node: SubscriptCallExprSyntax) -> WrittenType {
    let owner = kind(of: node.calledExpression)
    switch owner {
    case .named, .other:
      return rewriting.members.kinds.kind(
        ofMember: "subscript", labels: labels(of: node.arguments), of: owner == .other ? .object : owner,
        path: rewriting.file.path)
    default:
      guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
        // A range returns a part of an array.
        !argument.expression.is(SequenceExprSyntax.self), !argument.expression.is(PrefixOperatorExprSyntax.self),
        !argument.expression.is(PostfixOperatorExprSyntax.self)
      else { return .other }
      return owner.subscripted
    }
  }

  /// The kind of `a as AnyObject` and of `a ?? b`.
  private func kind(ofSequence node: SequenceExprSyntax) -> WrittenType {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
      let other = kind(of: elements[2])
      return other == .other ? kind(of: elements[0]).unwrapped : other
    }
    return resolved(PlainValues.kind(ofCast: node))
  }
}

// MARK: - Calls

extension WrittenTypeScopes {
  private func labels(of arguments: LabeledExprListSyntax) -> [String] {
    arguments.map { $0.label.map(OneLine.name) ?? "_" }
  }

  private func kind(ofCall node: FunctionCallExprSyntax) -> WrittenType {
    let called = Self.withoutMarks(node.calledExpression)
    let labels = labels(of: node.arguments)
    if let name = called.as(DeclReferenceExprSyntax.self).map({ OneLine.name($0.baseName) }) {
      return kind(ofCallOf: name, labels)
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else {
      let made = resolved(PlainValues.kind(ofCallOf: called))
      return made == .other ? kind(of: node.calledExpression).unwrapped.called : made
    }
    let made = resolved(PlainValues.kind(ofCallOf: called))
    if made != .other { return made }
    let name = OneLine.name(member.declName.baseName)
    if SystemObjects.unmanaged.contains(name), labels.isEmpty { return isPerformed(base) ? .object : .other }
    let owner = kind(ofBase: base)
    if case .list(let element) = owner { return Self.kind(ofCallOf: name, labels, ofList: element) }
    if case .dictionary(let value) = owner { return name == "removeValue" ? value.optional : .other }
    return rewriting.members.kinds.kind(ofMember: name, labels: labels, of: owner, path: rewriting.file.path)
  }

  /// `item()` without an object in front: of a body, of the type around it, or outside of types.
  private func kind(ofCallOf name: String, _ labels: [String]) -> WrittenType {
    if let kind = declared(name + "()") { return kind }
    if let kind = declared(name) { return kind.unwrapped.called }
    let kinds = rewriting.members.kinds
    if let ownType {
      let kind = kinds.kind(ofMember: name, labels: labels, of: ownType, path: rewriting.file.path)
      if kind != .other { return kind }
    }
    let kind = kinds.kind(ofGlobal: name, labels: labels)
    return kind == .other && name.first?.isUppercase == true ? resolved(WrittenType(named: name, nil)) : kind
  }

  private static func kind(ofCallOf name: String, _ labels: [String], ofList element: WrittenType) -> WrittenType {
    switch name {
    case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "drop":
      .list(element)
    case "first", "last", "min", "max", "randomElement", "popLast": element.optional
    case "removeFirst", "removeLast", "remove": element
    default: .other
    }
  }

  /// Whether an expression is a call of `perform`, whose result is an object.
  private func isPerformed(_ expression: ExprSyntax) -> Bool {
    let call = Self.withoutMarks(expression).as(FunctionCallExprSyntax.self)
    let called = call.map { Self.withoutMarks($0.calledExpression) }
    let name =
      called?.as(MemberAccessExprSyntax.self)?.declName.baseName ?? called?.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text == "perform"
  }

  /// An expression without `?` and `!` behind it.
  private static func withoutMarks(_ expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    while true {
      if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else {
        return current
      }
    }
  }
}

// MARK: - Closures

extension WrittenTypeScopes {
  /// The methods of arrays whose closure gets an element, or two.
  private static let ofElements: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
    "lastIndex", "map", "partition", "prefix", "removeAll",
  ]
  private static let ofPairs: Set<String> = ["max", "min", "sort", "sorted"]

  /// The kinds of a closure's parameters: by its variable's type, or by who calls it.
  func parameters(of closure: ClosureExprSyntax) -> [WrittenType] {
    if let binding = closure.parent?.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
      return Self.parameters(written(type))
    }
    if let sequence = closure.parent?.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return [] }
      return Self.parameters(kind(of: elements[0]))
    }
    // Behind the parentheses, or an argument, or one of several behind them.
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { parameters(of: closure, calledBy: $0) } ?? []
  }

  private static func parameters(_ kind: WrittenType) -> [WrittenType] {
    if case .function(let parameters, _) = kind.unwrapped { parameters } else { [] }
  }

  private func parameters(of closure: ClosureExprSyntax, calledBy call: FunctionCallExprSyntax) -> [WrittenType] {
    let called = Self.withoutMarks(call.calledExpression)
    var owner = ownType
    var name = called.as(DeclReferenceExprSyntax.self).map { OneLine.name($0.baseName) }
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      let kind = kind(ofBase: base)
      name = OneLine.name(member.declName.baseName)
      if let name, case let element = kind.element, element != .other || kind == .list(.other) {
        if Self.ofElements.contains(name) { return [element] }
        if Self.ofPairs.contains(name) { return [element, element] }
        return name == "reduce" ? [.other, element] : []
      }
      owner = kind
    }
    guard let name else { return [] }
    return Self.parameters(expected(closure, of: call, name, owner, isFree: called.is(DeclReferenceExprSyntax.self)))
  }

  /// The type of the parameter that a closure is for.
  private func expected(
    _ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, _ name: String, _ owner: WrittenType?, isFree: Bool
  ) -> WrittenType {
    let (kinds, path) = (rewriting.members.kinds, rewriting.file.path)
    let behind = call.additionalTrailingClosures.first { $0.closure.id == closure.id }
    let argument = closure.parent?.as(LabeledExprSyntax.self)
    let index = argument.flatMap { argument in
      call.arguments.enumerated().first { $0.element.id == argument.id }?.offset
    }
    let place: DeclaredKinds.ClosurePlace =
      if let label = behind?.label ?? argument?.label { .labeled(OneLine.name(label)) } else if let index {
        .unlabeled(index)
      } else { .last }
    let labels = labels(of: call.arguments) + (call.trailingClosure == nil ? [] : ["_"])
    if let owner, !(isFree && declared(name + "()") != nil) {
      let kind = kinds.closure(at: place, ofCall: name, labels: labels, of: owner, path: path)
      if kind != .other || !isFree { return kind }
    }
    let kind = kinds.closure(at: place, ofCall: name, labels: labels, of: nil, path: path)
    guard kind == .other, name.first?.isUppercase == true else { return kind }
    return kinds.closure(at: place, ofCall: "init", labels: labels, of: resolved(.named(name)), path: path)
  }

  /// The kind of the second parts of what a loop over pairs runs through: a dictionary's values, elements with their numbers.
  func secondOfPairs(in sequence: ExprSyntax) -> WrittenType {
    if case .dictionary(let value) = kind(of: sequence) { return value }
    guard let called = sequence.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "enumerated", let base = called.base
    else { return .other }
    return kind(of: base).element
  }
}
