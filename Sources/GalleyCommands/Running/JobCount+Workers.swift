import CommandSupport
import Foundation

extension JobCount {
  /// File descriptors that this process itself needs at times, in addition to those for its workers.
  private static let spareDescriptors = 32

  /// The requested number of workers, or one for each processor; at most the number of cases and the number that the
  /// limit of open files has room for, with a message if that makes a difference.
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

  private static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 16
  }
}
