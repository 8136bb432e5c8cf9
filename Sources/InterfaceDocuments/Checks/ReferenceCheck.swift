/// Finds references to objects that do not exist.
struct ReferenceCheck {
  private let index: InterfaceIndex
  private let onProblem: (InterfaceProblem) -> Void

  init(_ index: InterfaceIndex, onProblem: @escaping (InterfaceProblem) -> Void) {
    (self.index, self.onProblem) = (index, onProblem)
  }

  /// The attributes that hold ids, by the name of their element.
  private static let references: [String: [String]] = [
    "document": ["initialViewController"],
    "constraint": ["firstItem", "secondItem"],
    "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
    "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"],
    "include": ["reference"], "exclude": ["reference"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
    "tableViewCellContentView": ["tableViewCell"],
    "collectionViewCellContentView": ["collectionViewCell"],
  ]

  func check(_ element: InterfaceElement) {
    for name in Self.references[element.name] ?? [] {
      guard let id = element[name], index.elements[id] == nil else { continue }
      onProblem(InterfaceProblem(element.place(of: name), .danglingReference(name: name, id: id)))
    }
  }
}
