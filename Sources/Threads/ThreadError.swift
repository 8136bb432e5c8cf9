import Glibc

/// The system cannot create a thread.
package struct ThreadError: Error, Equatable {
  /// The reason as an `errno` value.
  package var code: CInt

  package init(code: CInt) { self.code = code }
}

extension ThreadError: CustomStringConvertible {
  package var description: String {
    "The system provides no more threads: \(String(cString: strerror(code))). Raise the limit of processes (ulimit -u), end "
      + "other programs, or use fewer --jobs."
  }
}
