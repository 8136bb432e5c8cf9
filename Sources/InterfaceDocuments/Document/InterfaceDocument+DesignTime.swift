extension InterfaceDocument {
  /// The document as Interface Builder's canvas shows it: constraints that are placeholders for those of the app hold there,
  /// and stored frames are theirs.
  package func atDesignTime() throws(InterfaceDocumentError) -> InterfaceDocument {
    guard let root = root.withoutPlaceholders else { return self }
    return try InterfaceDocument(root: root, file: file)
  }
}

extension InterfaceElement {
  /// The element with the constraints that are placeholders as ordinary ones; nil if there are none in it.
  fileprivate var withoutPlaceholders: InterfaceElement? {
    if name == "constraint" {
      guard self["placeholder"] == "YES" else { return nil }
      return with(attributes: attributes.filter { $0.name != "placeholder" })
    }
    var children = children
    var isChanged = false
    for index in children.indices {
      guard let child = children[index].withoutPlaceholders else { continue }
      children[index] = child
      isChanged = true
    }
    return isChanged ? with(children: children) : nil
  }
}
