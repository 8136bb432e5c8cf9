extension TargetDeclarations {
  /// The names of the target's classes that Interface Builder documents can name: those that inherit from something, are
  /// not generic, and can be seen in the whole target.
  var documentClasses: [String] {
    let own = groups[..<ownCount]
    let names = own.indices.filter { own[$0].kind == .class && !own[$0].inherited.isEmpty && isNameable($0) }
      .map { own[$0].name }
    return Set(names).sorted()
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
