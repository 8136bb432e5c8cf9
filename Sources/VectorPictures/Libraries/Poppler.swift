/// The functions of poppler-glib that are used (its reference manual; since 0.82).
struct Poppler: Sendable {
  let glib: GLib
  /// The name with the version.
  let version: String
  let open: @convention(c) (UnsafePointer<UInt8>, Int32, UnsafePointer<CChar>?, GLib.ErrorPointer) -> OpaquePointer?
  let pageCount: @convention(c) (OpaquePointer) -> Int32
  let page: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  let size: @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void

  /// The library, opened once.
  static let library = Result { () throws(VectorPictureError) in try Poppler() }

  private init() throws(VectorPictureError) {
    let library = try DynamicLibrary("libpoppler-glib.so.8", name: "poppler", package: "libpoppler-glib8")
    glib = try GLib()
    open = try library.function(
      "poppler_document_new_from_data",
      as: (@convention(c) (UnsafePointer<UInt8>, Int32, UnsafePointer<CChar>?, GLib.ErrorPointer) -> OpaquePointer?)
        .self)
    pageCount = try library.function(
      "poppler_document_get_n_pages", as: (@convention(c) (OpaquePointer) -> Int32).self)
    page = try library.function(
      "poppler_document_get_page", as: (@convention(c) (OpaquePointer, Int32) -> OpaquePointer?).self)
    size = try library.function(
      "poppler_page_get_size",
      as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void).self)
    render = try library.function(
      "poppler_page_render", as: (@convention(c) (OpaquePointer, OpaquePointer) -> Void).self)
    let version = try library.function(
      "poppler_get_version", as: (@convention(c) () -> UnsafePointer<CChar>?).self)
    self.version = "poppler " + (version().map { String(cString: $0) } ?? "")
  }
}
