/// A document's objects by their ids.
struct InterfaceIndex: Sendable {
  private(set) var elements: [String: InterfaceElement] = [:]
  private(set) var parents: [String: String] = [:]
  /// The ids in document order.
  private(set) var order: [String] = []

  /// Indexes scenes; of two objects with the same id the first has it.
  init(_ scenes: [InterfaceScene], onProblem: (InterfaceProblem) -> Void) {
    var open = scenes.flatMap(\.objects).reversed().map { (element: $0, parent: String?.none) }
    while let (element, parent) = open.popLast() {
      var inner = parent
      if let id = element.id {
        if let first = elements[id] {
          onProblem(InterfaceProblem(element.place(of: "id"), .duplicateID(id, first: first.place)))
        } else {
          elements[id] = element
          parents[id] = parent
          order.append(id)
          inner = id
        }
      }
      for child in element.children.reversed() { open.append((child, inner)) }
    }
  }
}
