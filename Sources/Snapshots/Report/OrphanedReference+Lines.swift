extension [OrphanedReference] {
  /// One line for each scene.
  var lines: [String] {
    grouped { [$0.path.split(separator: "/").dropLast().joined(separator: "/"), "\($0.kind)"] }.map { group in
      let isOne = group.count == 1
      let which = isOne ? "\(group[0])" : "\(group[0]) and \(group.count - 1) more of this scene"
      return switch group[0].kind {
      case .reference: "orphaned\t\(which): no case has \(isOne ? "this reference" : "these references")"
      case .picture:
        "orphaned\t\(which): the scene keeps records only. `galley orphans --delete` deletes \(isOne ? "it" : "them")"
      }
    }
  }
}
