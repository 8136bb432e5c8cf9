import Snapshots

extension Sheet {
  /// The sheet of a scene in a gallery.
  init(_ scene: SceneData, _ cases: SheetCases, _ groups: [CaseGroup]) {
    self.init(
      title: scene.scene, description: scene.description, catalogueFile: scene.catalogueFile, look: cases.look,
      cases: cases.cases, remarks: cases.changes(groups) + cases.findings)
  }
}

extension SheetCases {
  /// The changes that need review, grouped as in reviews.
  fileprivate func changes(_ groups: [CaseGroup]) -> [SheetRemark] {
    grouped { $0.shown.group.map { [$0] } ?? [] }.map { group, indices in
      let isFailure = [.failed, .unreadable].contains(groups[group].verdict)
      return SheetRemark(
        kind: isFailure ? .failure : .change, subject: groups[group].verdict.rawValue.capitalizedFirst,
        cases: names(indices), text: groups[group].details)
    }
  }

  /// The findings: for each kind and view, or pair of views, the message at the largest text size.
  fileprivate var findings: [SheetRemark] {
    struct Key: Hashable {
      let kind: String
      let node: String
      let other: String?
      let allowed: String?
    }
    func keys(_ seen: CaseWithEvidence) -> [Key] {
      seen.shown.result.findings.map { Key(kind: $0.kind, node: $0.node, other: $0.other, allowed: $0.allowed) }
    }
    return grouped(keys).map { key, indices in
      let last = indices.last.map { seen[$0].shown.result.findings } ?? []
      let message = last.last { $0.kind == key.kind && $0.node == key.node && $0.other == key.other }?.message ?? ""
      return SheetRemark(
        kind: .finding, subject: "\(key.kind.replacing("-", with: " ").capitalizedFirst), \(key.node)",
        cases: names(indices), text: message + (key.allowed.map { " Allowed: \($0)" } ?? ""))
    }
  }

  /// The indices of cases by their keys, in the order in which keys first occur.
  private func grouped<Key: Hashable>(_ keys: (CaseWithEvidence) -> [Key]) -> [(key: Key, indices: [Int])] {
    var (order, indices) = ([Key](), [Key: [Int]]())
    for (index, seen) in seen.enumerated() {
      for key in keys(seen) where indices[key]?.last != index {
        if indices[key] == nil { order.append(key) }
        indices[key, default: []].append(index)
      }
    }
    return order.map { ($0, indices[$0] ?? []) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
