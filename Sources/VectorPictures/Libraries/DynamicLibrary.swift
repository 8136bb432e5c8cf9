import Glibc

/// A library that is opened while the program runs, so that nobody needs it who does not use it. It stays open.
struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// - Parameters:
  ///   - file: the file with the version of its interface: `librsvg-2.so.2`.
  ///   - name: the library's name in messages.
  ///   - package: Debian's package of it.
  init(_ file: String, name: String, package: String) throws(VectorPictureError) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw .missingLibrary(name, package: package) }
    (self.handle, self.name) = (handle, name)
  }

  /// A function of the library, whose type in C is that of `Function`.
  func function<Function>(_ symbol: String, as type: Function.Type) throws(VectorPictureError) -> Function {
    guard let address = dlsym(handle, symbol) else { throw .oldLibrary(name, function: symbol) }
    return unsafeBitCast(address, to: type)
  }

  /// A variable of the library.
  func number(_ symbol: String) throws(VectorPictureError) -> UInt32 {
    guard let address = dlsym(handle, symbol) else { throw .oldLibrary(name, function: symbol) }
    return address.load(as: UInt32.self)
  }
}
