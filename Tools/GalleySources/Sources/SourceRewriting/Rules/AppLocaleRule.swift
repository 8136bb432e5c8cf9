import SwiftSyntax

/// `Locale.current` becomes `Locale.ofApp`, and `DateFormatter()` becomes `DateFormatter.ofApp()`.
///
/// On Linux the current locale is always `en_001`, and the machine's time zone is that of dates.
enum AppLocaleRule {
  private static let names = RareNames(["current", "autoupdatingCurrent"])
  private static let formatting = RareNames(["formatted"])
  private static let formatters = RareNames(["DateFormatter", "NumberFormatter"])
  /// Types with a current value, and what such values are called.
  private static let types = [
    "Locale": "locale", "NSLocale": "locale", "Calendar": "calendar", "NSCalendar": "calendar", "TimeZone": "timeZone",
  ]

  /// `Locale.current`, `Calendar.autoupdatingCurrent`, `formatter.locale = .current`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    guard visitor.hasUIKit, names.contains(node.declName.baseName, in: visitor.file) else { return }
    if let base = node.base {
      guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, types[type] != nil,
        !isDeclared(type, visitor)
      else { return }
    } else if !isForLocale(node) || declares(current: node.declName.baseName.text, visitor) {
      return
    }
    visitor.edits.replace(node.declName.baseName.bytes(), with: "ofApp", .appLocale)
  }

  /// `DateFormatter()`, `NumberFormatter.localizedString(from: number, number: .decimal)`.
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard visitor.hasUIKit, node.trailingClosure == nil else { return }
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.isEmpty,
      isFormatter(type, visitor)
    {
      visitor.edits.replace(type.bytes(), with: type.baseName.text + ".ofApp", .appLocale)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let type = member.base?.as(DeclReferenceExprSyntax.self), isFormatter(type, visitor)
    {
      switch member.declName.baseName.text {
      case "init" where node.arguments.isEmpty:
        visitor.edits.replace(member.declName.bytes(), with: "ofApp", .appLocale)
      case "localizedString":
        visitor.edits.replace(member.declName.bytes(), with: "appLocalizedString", .appLocale)
      default: break
      }
    } else {
      rewriteFormatting(node, visitor)
    }
  }

  /// `date.formatted(date: .long, time: .omitted)`, `price.formatted(.currency(code: "EUR"))`.
  private static func rewriteFormatting(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      formatting.contains(member.declName.baseName, in: visitor.file), !declaresFormatting(node, visitor)
    else { return }
    switch node.arguments.map({ $0.label?.text }) {
    case [], ["date", "time"]: visitor.edits.replace(member.declName.bytes(), with: "appFormatted", .appLocale)
    case [nil]:
      guard let style = node.arguments.first?.expression, isStyleWithoutLocale(style, visitor) else { return }
      visitor.edits.insert(".ofApp()", at: style.bytes().upperBound, .appLocale)
    default: break
    }
  }

  /// Whether the target has a method `formatted` with the call's labels.
  private static func declaresFormatting(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) -> Bool {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    return visitor.target.groups.contains { group in
      group.members.contains { $0.kind == .method && $0.baseName == "formatted" && $0.labels == labels }
    }
  }

  /// Whether a type of the target has a value or a case of this name, which a `.current` without a type may be.
  private static func declares(current name: String, _ visitor: RewritingVisitor) -> Bool {
    visitor.target.groups.contains { group in
      group.members.contains { $0.baseName == name && ($0.isStatic || $0.kind == .enumerationCase) }
    }
  }

  /// Foundation's styles, by the names that chains begin with.
  private static let styles: Set<String> = [
    "byteCount", "currency", "dateTime", "interval", "list", "measurement", "name", "number", "percent", "relative",
    "time",
    "timeDuration", "units",
  ]

  /// Whether an expression is a chain from the name of a style of Foundation's, as `.number.precision(.fractionLength(2))`, in
  /// which neither a locale nor a time zone is set.
  private static func isStyleWithoutLocale(_ expression: ExprSyntax, _ visitor: RewritingVisitor) -> Bool {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        guard !call.arguments.contains(where: { types.values.contains($0.label?.text ?? "") }) else { return false }
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        guard name != "locale", name != "ofApp" else { return false }
        guard let base = member.base else { return styles.contains(name) && !declares(current: name, visitor) }
        current = base
      } else {
        return false
      }
    }
  }

  private static func isFormatter(_ type: DeclReferenceExprSyntax, _ visitor: RewritingVisitor) -> Bool {
    formatters.contains(type.baseName, in: visitor.file) && !isDeclared(type.baseName.text, visitor)
  }

  /// Whether the target has a type of the name.
  private static func isDeclared(_ type: String, _ visitor: RewritingVisitor) -> Bool {
    visitor.target.groups.contains { $0.kind != .extension && $0.simpleName == type }
  }

  /// Whether `.current` stands where such a value does: as an argument of that name, as the value of what has its type,
  /// or of what is called as they are.
  private static func isForLocale(_ node: MemberAccessExprSyntax) -> Bool {
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      guard let label = argument.label else { return isOfMethod(argument) }
      return types.values.contains(label.text)
    }
    if let value = node.parent?.as(InitializerClauseSyntax.self), let around = value.parent {
      let type =
        around.as(FunctionParameterSyntax.self)?.type ?? around.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      return type.map { types[OneLine.text(of: $0).filter { $0 != "?" && $0 != "!" }] != nil } ?? false
    }
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == node.id,
      let target = list.first?.as(MemberAccessExprSyntax.self)
    else { return false }
    return types.values.contains(target.declName.baseName.text)
  }

  /// Whether an argument is that of `style.locale(.current)`.
  private static func isOfMethod(_ argument: LabeledExprSyntax) -> Bool {
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    let method = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(types.values.contains) ?? false
  }
}
