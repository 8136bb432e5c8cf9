/// The parts that both libraries share: objects and errors of GLib.
struct GLib: Sendable {
  /// The address of a `GError`, which functions return through a pointer.
  typealias ErrorAddress = UnsafeMutableRawPointer
  typealias ErrorPointer = UnsafeMutablePointer<ErrorAddress?>

  /// A `GError`'s message lies behind its domain and its code, of four bytes each.
  private static let messageOffset = 8

  let unref: @convention(c) (OpaquePointer) -> Void
  private let freeError: @convention(c) (ErrorAddress) -> Void

  init() throws(VectorPictureError) {
    let objects = try DynamicLibrary("libgobject-2.0.so.0", name: "GLib", package: "libglib2.0-0")
    let glib = try DynamicLibrary("libglib-2.0.so.0", name: "GLib", package: "libglib2.0-0")
    unref = try objects.function("g_object_unref", as: (@convention(c) (OpaquePointer) -> Void).self)
    freeError = try glib.function(
      "g_error_free", as: (@convention(c) (ErrorAddress) -> Void).self)
  }

  /// An error's message, which is freed with it.
  func take(_ error: ErrorAddress?) -> String {
    guard let error else { return "the library gives no reason." }
    defer { freeError(error) }
    let text =
      error.load(fromByteOffset: Self.messageOffset, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
      ?? "the library gives no reason"
    return text.hasSuffix(".") ? text : text + "."
  }
}
