import SwiftSyntax

extension TargetDeclarations {
  /// The names of the target's classes that Interface Builder documents can name: those that inherit from something, are
  /// not generic, and can be seen in the whole target.
  var documentClasses: [String] {
    let own = groups[..<ownCount]
    let names = own.indices.filter { own[$0].kind == .class && !own[$0].inherited.isEmpty && isNameable($0) }
      .map { own[$0].name }
    return Set(names).sorted()
  }

  /// The names of those whose objects `init()` makes, as it makes objects beside the views of a document: subclasses of
  /// `NSObject` itself.
  var documentObjects: [String] {
    let own = groups[..<ownCount]
    let names = own.indices.filter {
      own[$0].kind == .class && own[$0].inherited.first == "NSObject" && isNameable($0) && own[$0].hasPlainInitializer
        && !own[$0].attributes.contains { $0.name.hasSuffix("Actor") && $0.name != "MainActor" }
    }
    return Set(names.map { own[$0].name }).sorted()
  }

  /// Whether a type and those around it are seen in the whole target by their names.
  private func isNameable(_ index: Int) -> Bool {
    let group = groups[index]
    guard !group.isGeneric, !group.isConstrained, !group.isFilePrivate else { return false }
    guard let outer = group.scope.last else { return true }
    let scope = Array(group.scope.dropLast())
    return type(named: outer, in: scope, path: group.path).map { isOwn($0) && $0 != index && isNameable($0) } ?? false
  }

  /// The members that extensions of colours and images declare: symbols of assets must have other names.
  var namesOfAssets: Set<String> {
    groups[..<ownCount].reduce(into: []) { names, group in
      guard group.kind == .extension, ["Color", "UIColor", "UIImage"].contains(group.simpleName) else { return }
      names.formUnion(group.members.lazy.map(\.baseName))
    }
  }
}

extension DeclarationGroup {
  /// Whether the target can call `init()` of a class: it declares that, or no designated initializer at all, and inherits it.
  fileprivate var hasPlainInitializer: Bool {
    let designated = members.filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
    guard let plain = designated.first(where: \.labels.isEmpty) else { return designated.isEmpty }
    guard let node = plain.node.as(InitializerDeclSyntax.self), node.optionalMark == nil,
      node.signature.effectSpecifiers == nil
    else { return false }
    return !plain.isUnavailable && !["private", "fileprivate"].contains(plain.access)
  }
}
