import SourcePlaces
import XMLDocuments

/// Makes elements of a file's bytes.
enum InterfaceTree {
  static func root(
    of bytes: [UInt8], file: String, _ limits: InterfaceLimits
  ) throws(InterfaceDocumentError) -> InterfaceElement {
    if let format = compiledFormat(of: bytes) {
      throw InterfaceDocumentError(place: SourcePlace(file: file), problem: .compiled(format))
    }
    var xmlLimits = XMLLimits()
    (xmlLimits.bytes, xmlLimits.depth, xmlLimits.attributes) = (limits.bytes, limits.depth, limits.attributes)
    let document: XMLDocument
    do throws(XMLError) { document = try XMLDocument(bytes, file: file, limits: xmlLimits) } catch {
      throw InterfaceDocumentError(place: error.place, problem: .xml(error.problem))
    }
    var count = 0
    return try element(document.root, &count, limits)
  }

  /// The name of the format of a compiled document; nil for another file.
  private static func compiledFormat(of bytes: [UInt8]) -> String? {
    ["NIBArchive", "bplist"].first { bytes.starts(with: $0.utf8) }
  }

  private static func element(
    _ element: XMLElement, _ count: inout Int, _ limits: InterfaceLimits
  ) throws(InterfaceDocumentError) -> InterfaceElement {
    count += 1
    guard count <= limits.elements else {
      throw InterfaceDocumentError(place: element.place, problem: .tooManyElements(limit: limits.elements))
    }
    var children: [InterfaceElement] = []
    var text = ""
    for item in element.content {
      switch item {
      case .element(let child): children.append(try self.element(child, &count, limits))
      case .text(let part): text += part.text
      }
    }
    return InterfaceElement(
      name: element.name, start: element.deferredPlace, text: children.isEmpty ? text : "",
      attributes: element.attributes.map(InterfaceAttribute.init), children: children)
  }
}
