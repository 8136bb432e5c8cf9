package import Foundation
import Glibc

/// A library that ends or holds programs at calls that change files: `call-points.c`.
package final class CallPoints: Sendable {
  private let folder: URL
  private var library: String { folder.appendingPathComponent("call-points.so").path }

  /// Compiles it.
  package init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("call-points-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("call-points.c")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["cc", "-shared", "-fPIC", "-O1", "-o", library, source.path, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw NotCompiled(source: source) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct NotCompiled: Error {
    let source: URL
  }

  /// A point at which a program is killed.
  package struct Ending {
    /// The environment of the program.
    package let environment: [String: String]
    fileprivate let counter: URL

    /// The number of calls made: at least the one at which the program was killed.
    package var count: Int {
      get throws { try Data(contentsOf: counter).withUnsafeBytes { Int($0.load(as: Int32.self)) } }
    }
  }

  /// - Parameters:
  ///   - call: the number of the call, from 1; 0 for none.
  ///   - isTorn: whether half of the data is written, if the call writes.
  package func ending(at call: Int, isTorn: Bool = false) throws -> Ending {
    let counter = folder.appendingPathComponent("counter-\(UUID().uuidString)")
    try Data(count: 4).write(to: counter)
    var environment = ["LD_PRELOAD": library, "END_COUNTER": counter.path, "END_AT": "\(call)"]
    if isTorn { environment["END_TORN"] = "1" }
    return Ending(environment: environment, counter: counter)
  }

  /// - Parameter path: part of the path of the file that is about to be written.
  package func holding(at path: String) throws -> CallGate {
    try CallGate(at: path, library: library, folder: folder, of: self)
  }
}
