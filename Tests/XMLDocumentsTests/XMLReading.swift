import XMLDocuments

func read(_ text: String) throws(XMLError) -> XMLDocument { try XMLDocument(Array(text.utf8), file: "a.xml") }

/// The message about a text that is rejected; nil if it is read.
func fault(_ text: String, _ limits: XMLLimits = XMLLimits()) -> String? { fault(bytes: Array(text.utf8), limits) }

func fault(bytes: [UInt8], _ limits: XMLLimits = XMLLimits()) -> String? {
  do throws(XMLError) {
    _ = try XMLDocument(bytes, file: "a.xml", limits: limits)
    return nil
  } catch {
    return error.description
  }
}
