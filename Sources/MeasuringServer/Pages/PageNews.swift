import JSONDocuments

/// A message to a client about the latest revision of a page.
package struct PageNews: Equatable, Sendable {
  /// The changes of the revision, a line each.
  package var lines: [String]
  /// Why the page still shows what it did before; nil if it is up to date.
  package var fault: String?

  package init(lines: [String] = [], fault: String? = nil) { (self.lines, self.fault) = (lines, fault) }

  /// `{"revision":2,"lines":["…"],"fault":"…"}`; without a fault, there is no such key.
  func json(revision: Int) -> String {
    var bytes = Array("{\"revision\":\(revision),\"lines\":[".utf8)
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(line, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    if let fault {
      bytes += ",\"fault\":".utf8
      JSONText.append(fault, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
