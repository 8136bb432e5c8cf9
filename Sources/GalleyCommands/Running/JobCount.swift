import Foundation
import Glibc

/// The number of workers that run at the same time.
enum JobCount {
  /// File descriptors that this process itself needs at times, in addition to those for its workers.
  private static let spareDescriptors = 32

  /// The requested number, or one for each processor; at most the number of cases and the number that the limit of open
  /// files has room for, with a message if that makes a difference.
  static func allowed(_ asked: Int?, for cases: Int) -> Int {
    let wanted = min(asked ?? ProcessInfo.processInfo.activeProcessorCount, max(1, cases))
    let (limit, room) = (openFileLimit, room)
    let most = max(1, room)
    if wanted > most {
      Terminal.printError(
        "\(most) \(most == 1 ? "job" : "jobs"), not \(wanted): \(limit) files may be open at once (ulimit -n).")
    }
    return min(wanted, most)
  }

  /// The number of workers that the limit of open files allows; zero or less if not even one.
  static var room: Int { (openFileLimit - openFiles - spareDescriptors) / SpawnedProcess.descriptors }

  static var openFileLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    return Int(min(limit.rlim_cur, 1 << 20))
  }

  private static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 16
  }
}
