import CCairo
import Foundation

/// An SVG document that librsvg has read.
// Unchecked as the handle is used under a lock.
final class SVGPage: VectorPage, @unchecked Sendable {
  private let library: RSVG
  private let handle: OpaquePointer
  private let work: SVGWork
  let size: CGSize

  init(_ bytes: [UInt8]) throws(VectorPictureError) {
    work = try SVGScan(bytes).work
    library = try RSVG.library.get()
    var error: GLib.ErrorAddress?
    // Without the address of a document no other file is loaded.
    guard let handle = library.open(bytes, bytes.count, &error) else {
      throw .damaged(reason: library.glib.take(error))
    }
    self.handle = handle
    library.setResolution(handle, 96)
    size = Self.size(of: handle, library)
  }

  deinit { library.glib.unref(handle) }

  /// The size by width and height, or by the view box where they are missing or shares of something.
  private static func size(of handle: OpaquePointer, _ library: RSVG) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (givenWidth, givenHeight, box) = (RSVG.Length(), RSVG.Length(), RSVG.Rectangle())
    library.dimensions(handle, &hasWidth, &givenWidth, &hasHeight, &givenHeight, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
  }

  func checkWork(pixels: Int) throws(VectorPictureError) { try work.check(pixels: pixels) }

  func draw(on context: OpaquePointer) throws(VectorPictureError) {
    var viewport = RSVG.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: GLib.ErrorAddress?
    guard library.render(handle, context, &viewport, &error) != 0 else {
      throw .damaged(reason: library.glib.take(error))
    }
  }
}
