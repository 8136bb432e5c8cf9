package import Foundation
import InterfaceDocuments
package import UIKitCore
import UIKitValues

extension UINib: NibReading {
  package func makeObjects(owner: Any?, externalObjects: [String: Any]) -> [Any] {
    guard DocumentReading.nesting < DocumentReading.nestingLimit else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: shownCall,
        reason: "the nib is read by an object that is being made from it, without end")
      return []
    }
    return DocumentReading.$nesting.withValue(DocumentReading.nesting + 1) { read(owner, externalObjects) }
  }

  private func read(_ owner: Any?, _ externalObjects: [String: Any]) -> [Any] {
    do throws(DocumentLookupError) {
      let reading = DocumentReading(try document(), .standard, bundle: bundle)
      let objects = reading.makeNib(owner: owner as? NSObject, external: externalObjects)
      reading.report(to: objects.lazy.compactMap { $0 as? UIView }.first)
      return objects
    } catch {
      UIKitFaults.raise("NSInternalInconsistencyException", call: shownCall, reason: error.description)
      return []
    }
  }

  package static func exists(name: String, bundle: Bundle?) -> Bool {
    DocumentLocation(bundle: bundle).file(name, "xib") != nil
  }

  /// The bundle in which the document's images, colours and other documents are; nil for the main one.
  private var bundle: Bundle? {
    switch source {
    case .file(_, let bundle): bundle
    case .data: nil
    }
  }

  private var shownCall: String {
    switch source {
    case .file(let name, _): "UINib(nibName: \"\(name)\").instantiate"
    case .data: "UINib(data:).instantiate"
    }
  }

  /// The document, which is read once.
  private func document() throws(DocumentLookupError) -> InterfaceDocument {
    if let kept = contents as? KeptDocument { return kept.document }
    let document: InterfaceDocument
    switch source {
    case .file(let name, let bundle): document = try DocumentLocation(bundle: bundle).document(name, "xib")
    case .data(let data):
      do {
        document = try InterfaceDocument(Array(data), file: "data")
      } catch {
        throw .document(error)
      }
    }
    contents = KeptDocument(document)
    return document
  }
}

/// A document that a nib or a storyboard keeps.
final class KeptDocument {
  let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }
}
