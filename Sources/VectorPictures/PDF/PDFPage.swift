import CCairo
import Foundation

/// The first page of a PDF file that poppler can read.
///
/// A damaged file is opened afresh for each drawing: while it is drawn, poppler looks for objects that it does not find at their
/// places, and draws other ones the next time.
// Unchecked as the file is used under a lock.
final class PDFPage: VectorPage, @unchecked Sendable {
  private let file: PDFFile
  let size: CGSize

  init(_ bytes: [UInt8]) throws(VectorPictureError) {
    var scan = try PDFScan(bytes)
    try scan.check()
    file = PDFFile(bytes, try Poppler.library.get())
    size = try OpenedPDF(file).size
  }

  func checkWork(pixels: Int) throws(VectorPictureError) {}

  func draw(on context: OpaquePointer) throws(VectorPictureError) { try OpenedPDF(file).draw(on: context) }
}

/// A file's bytes, which documents do not copy.
private final class PDFFile {
  let library: Poppler
  let memory: UnsafeMutableBufferPointer<UInt8>
  let count: Int

  init(_ bytes: [UInt8], _ library: Poppler) {
    (self.library, count) = (library, bytes.count)
    memory = .allocate(capacity: max(bytes.count, 1))
    _ = memory.initialize(from: bytes)
  }

  deinit { memory.deallocate() }
}

/// A document that poppler has opened, with its first page.
private final class OpenedPDF {
  private let file: PDFFile
  private let document: OpaquePointer
  private let page: OpaquePointer

  init(_ file: PDFFile) throws(VectorPictureError) {
    let library = file.library
    var error: GLib.ErrorAddress?
    guard let start = file.memory.baseAddress,
      let document = library.open(start, Int32(file.count), nil, &error)
    else { throw .damaged(reason: library.glib.take(error)) }
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      library.glib.unref(document)
      throw .damaged(reason: "It has no page.")
    }
    (self.file, self.document, self.page) = (file, document, page)
  }

  deinit {
    file.library.glib.unref(page)
    file.library.glib.unref(document)
  }

  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    file.library.size(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  func draw(on context: OpaquePointer) { file.library.render(page, context) }
}
