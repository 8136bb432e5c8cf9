extension [OrphanedReference] {
  /// One line for each group.
  var lines: [String] { groups.map { "orphaned\t\($0.which): \($0.details)" } }

  /// The references of one kind of each scene.
  package var groups: [(which: String, details: String)] {
    grouped { [$0.path.split(separator: "/").dropLast().joined(separator: "/"), "\($0.kind)"] }.map { group in
      let isOne = group.count == 1
      let which = isOne ? "\(group[0])" : "\(group[0]) and \(group.count - 1) more of this scene"
      return switch group[0].kind {
      case .reference: (which, "no case has \(isOne ? "this reference" : "these references")")
      case .picture:
        (which, "the scene keeps records only. `galley orphans --delete` deletes \(isOne ? "it" : "them")")
      }
    }
  }
}
