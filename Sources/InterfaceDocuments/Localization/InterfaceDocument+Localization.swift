extension InterfaceDocument {
  /// The document with the texts of a language, and the keys that none of its objects have, in order.
  ///
  /// Keys are those that Interface Builder exports: an object's id and a property, as `abc-12-XyZ.text`,
  /// `abc-12-XyZ.normalTitle` or `abc-12-XyZ.segmentTitles[1]`.
  package func localized(
    _ strings: [String: String]
  ) throws(InterfaceDocumentError) -> (document: InterfaceDocument, unusedKeys: [String]) {
    var properties: [String: [(key: String, property: String, text: String)]] = [:]
    var unused: [String] = []
    for (key, text) in strings.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2, self[parts[0]] != nil {
        properties[parts[0], default: []].append((key, parts[1], text))
      } else {
        unused.append(key)
      }
    }
    guard !properties.isEmpty else { return (self, unused) }
    let root = localized(root, &properties, &unused)
    return (try InterfaceDocument(root: root, file: file), unused.sorted())
  }

  /// An element in which each object's texts are replaced; of objects with the same id only the one that has it.
  private func localized(
    _ element: InterfaceElement, _ properties: inout [String: [(key: String, property: String, text: String)]],
    _ unused: inout [String]
  ) -> InterfaceElement {
    guard !properties.isEmpty else { return element }
    var localized = LocalizedElement(element)
    if let id = element.id, properties[id] != nil, self[id]?.place == element.place {
      for (key, property, text) in properties.removeValue(forKey: id) ?? []
      where !localized.replace(property, with: text) {
        unused.append(key)
      }
    }
    var children: [InterfaceElement] = []
    for child in localized.element.children { children.append(self.localized(child, &properties, &unused)) }
    return localized.element.with(children: children)
  }

  /// The files with a language's texts for a document in a folder `Base.lproj`, or that of another language: the file
  /// of strings beside it, and Xcode 15's catalogue of all languages; empty for a document elsewhere.
  package static func stringsFiles(of file: String, language: String) -> [String] {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let name = parts.last, let dot = name.lastIndex(of: "."),
      parts[parts.count - 2].hasSuffix(".lproj")
    else { return [] }
    let folder = parts.dropLast(2).map { $0 + "/" }.joined()
    return ["\(folder)\(language).lproj/\(name[..<dot]).strings", "\(folder)mul.lproj/\(name[..<dot]).xcstrings"]
  }
}
