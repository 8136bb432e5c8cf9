import CCairo
import Foundation

/// The first page of a PDF file that poppler has read.
// Unchecked as the document is used under a lock.
final class PDFPage: VectorPage, @unchecked Sendable {
  private let library: Poppler
  private let document: OpaquePointer
  private let page: OpaquePointer
  /// The file's bytes, which the document does not copy.
  private let memory: UnsafeMutableBufferPointer<UInt8>
  let size: CGSize

  init(_ bytes: [UInt8]) throws(VectorPictureError) {
    var scan = try PDFScan(bytes)
    try scan.check()
    library = try Poppler.library.get()
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    _ = memory.initialize(from: bytes)
    var error: GLib.ErrorAddress?
    guard let start = memory.baseAddress, let document = library.open(start, Int32(bytes.count), nil, &error) else {
      memory.deallocate()
      throw .damaged(reason: library.glib.take(error))
    }
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      library.glib.unref(document)
      memory.deallocate()
      throw .damaged(reason: "It has no page.")
    }
    (self.document, self.page, self.memory) = (document, page, memory)
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    size = CGSize(width: width, height: height)
  }

  deinit {
    library.glib.unref(page)
    library.glib.unref(document)
    memory.deallocate()
  }

  func checkWork(pixels: Int) throws(VectorPictureError) {}

  func draw(on context: OpaquePointer) throws(VectorPictureError) { library.render(page, context) }
}
