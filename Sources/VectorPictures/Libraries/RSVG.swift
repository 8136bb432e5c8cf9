/// The functions of librsvg that are used (its reference manual; since 2.52).
struct RSVG: Sendable {
  /// `RsvgLength`: a number and its unit.
  struct Length {
    var length = 0.0
    var unit: Int32 = 0
  }

  /// `RsvgRectangle`.
  struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  let glib: GLib
  /// The name with the version.
  let version: String
  let open: @convention(c) (UnsafePointer<UInt8>, Int, GLib.ErrorPointer) -> OpaquePointer?
  let setResolution: @convention(c) (OpaquePointer, Double) -> Void
  let size: @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  let dimensions:
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
    ) -> Void
  let render: @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, GLib.ErrorPointer) -> Int32

  /// The library, opened once.
  static let library = Result { () throws(VectorPictureError) in try RSVG() }

  private init() throws(VectorPictureError) {
    let library = try DynamicLibrary("librsvg-2.so.2", name: "librsvg", package: "librsvg2-2")
    glib = try GLib()
    open = try library.function(
      "rsvg_handle_new_from_data",
      as: (@convention(c) (UnsafePointer<UInt8>, Int, GLib.ErrorPointer) -> OpaquePointer?).self)
    setResolution = try library.function(
      "rsvg_handle_set_dpi", as: (@convention(c) (OpaquePointer, Double) -> Void).self)
    size = try library.function(
      "rsvg_handle_get_intrinsic_size_in_pixels",
      as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32).self)
    dimensions = try library.function(
      "rsvg_handle_get_intrinsic_dimensions",
      as: (@convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
        UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
      ) -> Void).self)
    render = try library.function(
      "rsvg_handle_render_document",
      as: (@convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, GLib.ErrorPointer) -> Int32).self)
    let parts = try ["rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"].map {
      (name: String) throws(VectorPictureError) in try library.number(name)
    }
    version = "librsvg " + parts.map(String.init).joined(separator: ".")
  }
}
