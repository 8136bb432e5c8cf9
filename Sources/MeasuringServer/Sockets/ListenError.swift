import Glibc

/// The reason why the server could not be started.
package enum ListenError: Error, Equatable {
  case portInUse(Int)
  case portForbidden(Int)
  /// Another error, by its `errno`.
  case system(CInt)
}

extension ListenError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program. Use another with --port, or 0 for any free port."
    case .portForbidden(let port):
      "this user is not allowed to listen on port \(port). Use one above 1023 with --port, or 0 for any free port."
    case .system(let number): "the system provides no socket: \(String(cString: strerror(number)))."
    }
  }
}
