import SwiftSyntax

/// Objects of a class that is a value: `screen.init()` with `let screen: UIViewController.Type` becomes
/// `screen.instanceOfClass()`.
///
/// Apple's compiler calls the initializer of the class that the value is, for every initializer of UIKit's. Swift asks for a
/// required one, and takes an initializer of a protocol's, which makes an object of the class that the compiler knows.
enum ClassInstanceRule {
  private static let call = Array(".init(".utf8)
  private static let metatype = Array(".Type".utf8)

  /// Whether a file may have such a call.
  static func mayApply(to file: SourceText, _ members: DeclaredMembers) -> Bool {
    guard members.kinds.haveMetatypes || file.mentions(metatype) else { return false }
    return file.mentions(call)
  }

  /// Rewrites the reference to an initializer.
  ///
  /// - Parameter name: the name of the class that the compiler knows.
  static func rewrite(_ node: MemberAccessExprSyntax, of name: String, _ visitor: RewritingVisitor) {
    guard node.declName.baseName.tokenKind == .keyword(.`init`), node.declName.argumentNames == nil,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil
    else { return }
    let labels = call.arguments.map { $0.label.map(OneLine.name) ?? "_" }
    guard initializers.contains(labels),
      visitor.members.isMadeByUIKit(name, labels: labels, at: node, in: visitor.file.path)
    else { return }
    visitor.edits.replace(node.declName.bytes(), with: "instanceOfClass", .classInstance)
  }

  /// The labels of the initializers that UIKit's classes have as such functions.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["target", "action"], ["identifier", "source", "destination"], ["type"],
    ["rootViewController"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["frame", "style"],
    ["frame", "collectionViewLayout"],
  ]

  /// Whether a class of UIKit's has such functions: views, controllers, gesture recognizers, layers, segues, layouts.
  static func isOfUIKit(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("CA") else { return false }
    return endings.contains { name.hasSuffix($0) } && !others.contains(name)
  }

  private static let endings = [
    "Bar", "Button", "Cell", "Control", "Controller", "Field", "Label", "Layer", "Layout", "Picker", "Recognizer",
    "Segue",
    "Slider", "Stepper", "Switch", "Toolbar", "View", "Window", "Indicator",
  ]
  /// Classes with such an ending that are neither.
  private static let others: Set<String> = [
    "UIDocumentInteractionController", "UIMenuController", "UIPresentationController", "UIPrintInteractionController",
    "UISheetPresentationController", "UIPopoverPresentationController", "UITextInteractionController",
  ]
}
