import Foundation
import Glibc

/// A client that sends given bytes, and reads the answers as they arrive.
final class TestClient {
  private let descriptor: CInt

  init(port: Int) throws {
    descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Creates a client for its end of an existing connection.
  init(descriptor: CInt) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes; returns whether all were accepted.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { pointer in
        Glibc.send(descriptor, pointer.baseAddress, pointer.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Ends sending, but continues to read.
  func endSending() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// Everything up to the end of the connection.
  func readAll() -> String {
    var bytes: [UInt8] = []
    while let some = readSome() { bytes += some }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var unread: [UInt8] = []

  /// Reads one answer; nil at the end of the connection.
  func readAnswer() -> (status: Int, head: String, body: String)? {
    while true {
      if let answer = takeAnswer() { return answer }
      guard let some = readSome() else { return nil }
      unread += some
    }
  }

  private func takeAnswer() -> (status: Int, head: String, body: String)? {
    guard let end = Data(unread).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
    let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      .flatMap { Int($0.dropFirst("Content-Length: ".count)) }
    guard let length, unread.count >= end.upperBound + length else { return nil }
    let body = String(decoding: unread[end.upperBound..<end.upperBound + length], as: UTF8.self)
    unread.removeFirst(end.upperBound + length)
    return (Int(head.split(separator: " ")[1]) ?? 0, head, body)
  }

  private func readSome() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    return count > 0 ? Array(chunk[..<count]) : nil
  }
}
