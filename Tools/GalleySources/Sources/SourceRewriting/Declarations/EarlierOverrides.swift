import SwiftSyntax

/// Overrides of UIKit's members by the names that they had before Swift 4.2: `override func
/// didMove(toParentViewController:)`. Each becomes the override by the newer name, and so do its calls of `super`.
struct EarlierOverrides {
  private let target: TargetDeclarations

  /// The newer name of a member.
  private struct Name {
    let base: String
    /// The labels of the arguments, if there are others.
    let labels: [String]?
    /// Whether the method is a property now.
    let isProperty: Bool

    init(_ base: String, _ labels: [String]? = nil, isProperty: Bool = false) {
      (self.base, self.labels, self.isProperty) = (base, labels, isProperty)
    }
  }

  init(_ target: TargetDeclarations) { self.target = target }

  private static let names: [String: Name] = [
    "addChildViewController(_:)": Name("addChild"),
    "bringSubview(toFront:)": Name("bringSubviewToFront", ["_"]),
    "childViewControllerForHomeIndicatorAutoHidden()": Name("childForHomeIndicatorAutoHidden", isProperty: true),
    "childViewControllerForScreenEdgesDeferringSystemGestures()": Name(
      "childForScreenEdgesDeferringSystemGestures", isProperty: true),
    "childViewControllerForStatusBarHidden": Name("childForStatusBarHidden"),
    "childViewControllerForStatusBarStyle": Name("childForStatusBarStyle"),
    "childViewControllers": Name("children"),
    "didMove(toParentViewController:)": Name("didMove", ["toParent"]),
    "preferredScreenEdgesDeferringSystemGestures()": Name(
      "preferredScreenEdgesDeferringSystemGestures", isProperty: true),
    "prefersHomeIndicatorAutoHidden()": Name("prefersHomeIndicatorAutoHidden", isProperty: true),
    "removeFromParentViewController()": Name("removeFromParent"),
    "sendSubview(toBack:)": Name("sendSubviewToBack", ["_"]),
    "unwind(for:towardsViewController:)": Name("unwind", ["for", "towards"]),
    "willMove(toParentViewController:)": Name("willMove", ["toParent"]),
  ]

  func add(to edits: inout DeclarationEdits) {
    for type in 0..<target.ownCount where target.groups[type].kind == .class {
      for member in target.groups[type].members where member.isOverride {
        guard let name = Self.names[member.key], target.foreignAncestor(of: type) != nil,
          !target.isDeclared(member.key, above: type)
        else { continue }
        rename(member, to: name, in: target.groups[type].path, &edits)
        for part in target.parts(of: type) where target.isOwn(part) {
          let finder = SuperReferences(to: member)
          finder.walk(target.groups[part].node)
          for reference in finder.found { rename(reference, to: name, in: target.groups[part].path, &edits) }
        }
      }
    }
  }

  private func rename(_ member: MemberDeclaration, to name: Name, in path: String, _ edits: inout DeclarationEdits) {
    guard let node = member.node.as(FunctionDeclSyntax.self) else {
      guard let token = member.binding?.pattern.firstToken(viewMode: .sourceAccurate) else { return }
      return edits.replace(token.bytes(), with: name.base, .overrideInExtension, in: path)
    }
    if name.isProperty {
      guard let result = node.signature.returnClause?.type else { return }
      edits.replace(node.funcKeyword.bytes(), with: "var", .overrideInExtension, in: path)
      let start = node.name.bytes().lowerBound
      edits.replace(start..<result.bytes().lowerBound, with: name.base + ": ", .overrideInExtension, in: path)
      return
    }
    edits.replace(node.name.bytes(), with: name.base, .overrideInExtension, in: path)
    for (label, parameter) in zip(name.labels ?? [], member.parameters) where parameter.firstName.text != label {
      let inner = parameter.secondName == nil ? " " + parameter.firstName.text : ""
      edits.replace(parameter.firstName.bytes(), with: label + inner, .overrideInExtension, in: path)
    }
  }

  private func rename(
    _ reference: MemberAccessExprSyntax, to name: Name, in path: String, _ edits: inout DeclarationEdits
  ) {
    let token = reference.declName.baseName.bytes()
    let call = reference.parent?.as(FunctionCallExprSyntax.self)
    guard let call, call.calledExpression.id == ExprSyntax(reference).id else {
      return edits.replace(token, with: name.base, .overrideInExtension, in: path)
    }
    if name.isProperty {
      let whole = token.lowerBound..<call.bytes().upperBound
      return edits.replace(whole, with: name.base, .overrideInExtension, in: path)
    }
    edits.replace(token, with: name.base, .overrideInExtension, in: path)
    for (label, argument) in zip(name.labels ?? [], call.arguments) where argument.label?.text != label {
      guard let written = argument.label?.bytes() else { continue }
      let end = label == "_" ? argument.expression.bytes().lowerBound : written.upperBound
      let text = label == "_" ? "" : label
      edits.replace(written.lowerBound..<end, with: text, .overrideInExtension, in: path)
    }
  }
}
