import Glibc

/// The system gives no thread.
package struct ThreadError: Error, Equatable {
  /// As `errno` has it.
  package var code: CInt

  package init(code: CInt) { self.code = code }
}

extension ThreadError: CustomStringConvertible {
  package var description: String {
    "The system gives no more threads: \(String(cString: strerror(code))). Raise the limit of processes (ulimit -u), end "
      + "other programs, or ask for fewer with --jobs."
  }
}
