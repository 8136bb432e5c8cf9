import SwiftSyntax

/// `override class func description()`, which `NSObject` has in an extension here, becomes a method of UIKit's protocol
/// `DescribedClass`, which `description()` asks.
struct DescriptionOverrides {
  private static let key = "static description()"
  private let target: TargetDeclarations

  init(_ target: TargetDeclarations) { self.target = target }

  func add(to edits: inout DeclarationEdits) {
    for type in 0..<target.ownCount where target.groups[type].kind == .class {
      guard let member = override(in: type), target.foreignAncestor(of: type) != nil,
        !target.isDeclared(Self.key, above: type)
      else { continue }
      let isFirst = !target.ancestors(of: type).contains { override(in: $0) != nil }
      rewrite(member, of: type, isFirst: isFirst, &edits)
    }
  }

  private func override(in type: Int) -> MemberDeclaration? {
    target.groups[type].members.first { $0.key == Self.key && $0.isOverride && $0.kind == .method }
  }

  private func rewrite(
    _ member: MemberDeclaration, of type: Int, isFirst: Bool, _ edits: inout DeclarationEdits
  ) {
    let path = target.groups[type].path
    guard let node = member.node.as(FunctionDeclSyntax.self) else { return }
    edits.replace(node.name.bytes(), with: "classDescription", .overrideInExtension, in: path)
    if isFirst {
      for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
        edits.replace(modifier.bytes(), with: "nonisolated", .overrideInExtension, in: path)
      }
      edits.conform(type, to: "DescribedClass", .overrideInExtension)
    }
    let finder = SuperReferences(to: member)
    finder.walk(node)
    for reference in finder.found {
      edits.replace(
        reference.declName.baseName.bytes(), with: isFirst ? "inheritedDescription" : "classDescription",
        .overrideInExtension, in: path)
    }
  }
}
