import SwiftSyntax

/// Members that are looked up in `AnyObject`: only the Objective-C runtime finds them by their names.
///
/// `(sender as AnyObject).tag` becomes `AnyObjectMembers(sender as AnyObject).tag`, which has the names of UIKit's that are
/// frequent there. A member that one class of the target declares for Objective-C is that class's:
/// `AnyObjectMembers(object)[\Player.title]`, `(object as! Player).play()`. Others cannot be rewritten. Subscripts are those of
/// dictionaries and arrays: `AnyObjectMembers(item)["title"]`.
enum AnyObjectRule {
  private static let members = "AnyObjectMembers"

  /// The members that `AnyObjectMembers` has.
  static let known: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "addSubview", "alpha", "backgroundColor", "becomeFirstResponder",
    "boolValue", "bounds", "center", "cgPointValue", "cgRectValue", "cgSizeValue", "code", "count", "currentImage",
    "currentPage", "currentTitle", "data", "date",
    "debugDescription", "description", "domain", "doubleValue", "floatValue", "frame", "hash", "image", "intValue",
    "integerValue", "isEnabled", "isEqual", "isFirstResponder", "isHidden", "isHighlighted", "isKind", "isOn",
    "isSelected", "layer", "length", "localizedDescription", "location", "numberOfPages", "numberOfSegments", "perform",
    "placeholder", "progress", "reloadData", "removeFromSuperview", "resignFirstResponder", "responds",
    "restorationIdentifier", "selectedSegmentIndex", "sendActions", "setNeedsDisplay", "setNeedsLayout", "setTitle",
    "setValue", "state", "stringValue", "subviews", "superview", "tag", "text", "title", "titleForSegment",
    "titleLabel", "value", "view", "window",
  ]

  /// Rewrites a member.
  ///
  /// - Parameter base: the object.
  static func rewrite(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ visitor: RewritingVisitor) {
    let name = OneLine.name(node.declName.baseName)
    guard name != "self" else { return }
    let access = Access(node, base, name)
    let owners = visitor.members.typesWithMember(name, labels: access.labels, seenFrom: visitor.file.path)
    switch owners {
    case .none where isKnown(name, access): access.wrap(visitor)
    case .one(let type, let isProtocol) where !known.contains(name): access.cast(to: type, isProtocol, visitor)
    default: refuse(node.declName, "'\(name)'", visitor)
    }
  }

  /// Rewrites a subscript. Only one without labels can be a dictionary's or an array's.
  static func rewrite(_ node: SubscriptCallExprSyntax, _ visitor: RewritingVisitor) {
    guard node.arguments.count == 1, node.arguments.allSatisfy({ $0.label == nil }), node.trailingClosure == nil else {
      return refuse(node, "a subscript", visitor)
    }
    Object(node.calledExpression).insertMembers(visitor)
  }

  private static func refuse(_ node: some SyntaxProtocol, _ member: String, _ visitor: RewritingVisitor) {
    visitor.refuse(
      node, .anyObjectMember, "\(member) is looked up in AnyObject, which needs the Objective-C runtime",
      suggestion: "Cast the object to the class that has it.")
  }

  /// Whether `AnyObjectMembers` has it. Values for keys are methods there.
  private static func isKnown(_ name: String, _ access: Access) -> Bool {
    known.contains(name) && (name != "value" || access.labels?.first?.hasPrefix("forKey") == true)
  }

  /// The object whose member is used.
  private struct Object {
    /// The object, without the mark of a chain after it.
    private let expression: ExprSyntax
    /// Whether the object is at the end of a chain that may be broken off before: `list?.item()`.
    let isInChain: Bool

    init(_ base: ExprSyntax) {
      expression = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      isInChain = !base.is(OptionalChainingExprSyntax.self) && Self.hasChain(base)
    }

    /// Whether there is a `?` in what an expression begins with.
    private static func hasChain(_ expression: ExprSyntax) -> Bool {
      var current: ExprSyntax? = expression
      while let node = current {
        switch node.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr: return true
        case .memberAccessExpr(let node): current = node.base
        case .functionCallExpr(let node): current = node.calledExpression
        case .subscriptCallExpr(let node): current = node.calledExpression
        case .forceUnwrapExpr(let node): current = node.expression
        default: return false
        }
      }
      return false
    }

    func insertMembers(_ visitor: RewritingVisitor) {
      let hasParentheses = expression.as(TupleExprSyntax.self)?.elements.count == 1
      insert(
        members + (hasParentheses ? "" : "("), (hasParentheses ? "" : ")") + (isInChain ? "?" : ""), visitor)
    }

    func insert(_ start: String, _ end: String, _ visitor: RewritingVisitor) {
      visitor.edits.insert(start, at: expression.bytes().lowerBound, .anyObjectMember)
      visitor.edits.insert(end, at: expression.bytes().upperBound, .anyObjectMember)
    }
  }

  /// The use of a member.
  private struct Access {
    private let node: MemberAccessExprSyntax
    private let object: Object
    private let name: String
    /// The call of the member.
    private let call: FunctionCallExprSyntax?
    /// The mark between the member and the call's arguments.
    private let mark: TokenSyntax?

    init(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String) {
      self.node = node
      self.name = name
      object = Object(base)
      let chain = node.parent?.as(OptionalChainingExprSyntax.self)
      let unwrapping = node.parent?.as(ForceUnwrapExprSyntax.self)
      let called = chain.map { Syntax($0) } ?? unwrapping.map { Syntax($0) } ?? Syntax(node)
      let parent = called.parent?.as(FunctionCallExprSyntax.self)
      call = parent?.calledExpression.id == called.id ? parent : nil
      mark = call == nil ? nil : chain?.questionMark ?? unwrapping?.exclamationMark
    }

    /// The labels of a method's arguments; nil for properties.
    var labels: [String]? {
      if let names = node.declName.argumentNames { return names.arguments.map { OneLine.name($0.name) } }
      guard let call else { return nil }
      return call.arguments.map { $0.label.map(OneLine.name) ?? "_" } + (call.trailingClosure == nil ? [] : ["_"])
    }

    func wrap(_ visitor: RewritingVisitor) {
      object.insertMembers(visitor)
      if let mark { visitor.edits.replace(mark.bytes(), with: "", .anyObjectMember) }
    }

    func cast(to type: String, _ isProtocol: Bool, _ visitor: RewritingVisitor) {
      if call == nil {
        guard !isProtocol else { return refuse(node.declName, "'\(name)'", visitor) }
        object.insertMembers(visitor)
        let dot = node.period.bytes().lowerBound..<node.declName.bytes().upperBound
        return visitor.edits.replace(dot, with: "[\\\(type).\(OneLine.identifier(name))]", .anyObjectMember)
      }
      let isMarked = node.base?.is(OptionalChainingExprSyntax.self) == true
      let isChain = mark?.tokenKind == .postfixQuestionMark || isMarked || object.isInChain
      let mayFail = isChain && !isMarked
      object.insert(
        "(", " as\(isChain ? "?" : "!") \(isProtocol ? "any " : "")\(type))" + (mayFail ? "?" : ""), visitor)
      if let mark { visitor.edits.replace(mark.bytes(), with: "", .anyObjectMember) }
    }
  }
}
