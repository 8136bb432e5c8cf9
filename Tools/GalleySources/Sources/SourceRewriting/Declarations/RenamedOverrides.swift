import SwiftSyntax

/// Overrides of members that UIKit's classes have in extensions here, where nothing can be overridden: `override var
/// navigationController`. Each becomes the override of a member of the class with another name, which the extension's asks.
struct RenamedOverrides {
  private let target: TargetDeclarations

  /// A member of UIKit's that another stands for.
  struct Renaming {
    /// The name of the member in the class; nil if there is none, and nothing overrides.
    let name: String?
    /// The class that `super.name` is cast to, as the member is declared with a class above it.
    let type: String?
  }

  init(_ target: TargetDeclarations) { self.target = target }

  private static let ofControllers: [String: Renaming] = [
    "navigationController": Renaming(name: "enclosingNavigationController", type: "UINavigationController"),
    "tabBarController": Renaming(name: "enclosingTabBarController", type: "UITabBarController"),
    "splitViewController": Renaming(name: "enclosingSplitViewController", type: "UISplitViewController"),
    "contentScrollView(for:)": Renaming(name: "contentScrollingView", type: "UIScrollView"),
    "setContentScrollView(_:for:)": Renaming(name: nil, type: nil),
  ]
  private static let ofScrollViews: [String: Renaming] = [
    "delegate": Renaming(name: "scrollViewDelegate", type: nil)
  ]

  /// What a class's override of such a member becomes; nil for other members.
  func renaming(of member: MemberDeclaration, in type: Int) -> Renaming? {
    guard member.isOverride, let renaming = Self.ofControllers[member.key] ?? Self.ofScrollViews[member.key],
      let ancestor = target.foreignAncestor(of: type), Self.renamings(of: ancestor)[member.key] != nil
    else { return nil }
    return target.isDeclared(member.key, above: type) ? nil : renaming
  }

  private static func renamings(of ancestor: String) -> [String: Renaming] {
    ancestor == "UIScrollView" ? ofScrollViews : ancestor.hasSuffix("Controller") ? ofControllers : [:]
  }

  func add(to edits: inout DeclarationEdits) {
    for type in 0..<target.ownCount where target.groups[type].kind == .class {
      for part in target.parts(of: type) where target.isOwn(part) {
        for member in target.groups[part].members {
          guard let renaming = renaming(of: member, in: type) else { continue }
          rewrite(member, renaming, part, of: type, &edits)
        }
      }
    }
  }

  private func rewrite(
    _ member: MemberDeclaration, _ renaming: Renaming, _ part: Int, of type: Int, _ edits: inout DeclarationEdits
  ) {
    let path = target.groups[part].path
    guard let name = renaming.name else {
      return edits.leaveOut(
        member, in: path, .overrideInExtension,
        "'\(member.baseName)' cannot be overridden here: the override is left out, and the inherited one is called",
        suggestion: "Override 'contentScrollView(for:)', which bars ask.")
    }
    // Overrides in extensions are moved under that name.
    if part == type { rename(member, to: name, in: path, &edits) }
    for part in target.parts(of: type) where target.isOwn(part) {
      let finder = SuperReferences(to: member)
      finder.walk(target.groups[part].node)
      for reference in finder.found { rewrite(reference, renaming, in: target.groups[part].path, &edits) }
    }
  }

  private func rename(
    _ member: MemberDeclaration, to name: String, in path: String, _ edits: inout DeclarationEdits
  ) {
    let token =
      member.node.as(FunctionDeclSyntax.self)?.name ?? member.binding?.pattern.firstToken(viewMode: .sourceAccurate)
    guard let token, let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
    // The member that is overridden is computed.
    for modifier in modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      edits.replace(modifier.bytes(andSpacesAfter: true), with: "", .overrideInExtension, in: path)
    }
    edits.replace(token.bytes(), with: name, .overrideInExtension, in: path)
  }

  /// `super.navigationController` becomes `(super.enclosingNavigationController as? UINavigationController)`.
  private func rewrite(
    _ reference: MemberAccessExprSyntax, _ renaming: Renaming, in path: String, _ edits: inout DeclarationEdits
  ) {
    guard let name = renaming.name else { return }
    edits.replace(reference.declName.baseName.bytes(), with: name, .overrideInExtension, in: path)
    guard let type = renaming.type else { return }
    let call = reference.parent?.as(FunctionCallExprSyntax.self)
    let whole = call?.calledExpression.id == reference.id ? call?.bytes() ?? reference.bytes() : reference.bytes()
    edits.insert("(", at: whole.lowerBound, .overrideInExtension, in: path)
    edits.insert(" as? \(type))", at: whole.upperBound, .overrideInExtension, in: path)
  }
}
