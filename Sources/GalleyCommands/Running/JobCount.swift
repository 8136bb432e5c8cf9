import Foundation
import Glibc

/// How many workers run at the same time.
enum JobCount {
  /// Open files of this process's own that come and go beside those of its workers.
  private static let spareDescriptors = 32

  /// The number asked for, or one for each processor; not more than there are cases, nor than files may be open, which is
  /// said where it counts.
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

  /// How many there is room for: none where files may be open that are too few even for one.
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
