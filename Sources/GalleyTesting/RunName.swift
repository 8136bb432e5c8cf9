import Foundation
import Glibc
import Snapshots

/// The name by which the processes of one test run find each other.
enum RunName {
  /// The names of programs that start test processes. Linux keeps 15 bytes of a program's name.
  private static let runners: Set<String> = ["swift-test", "swift-package"]

  /// The value of the environment variable `SNAPSHOT_RUN`, or the identity of the `swift test` that started this process;
  /// nil, for a run of its own, where neither is known.
  static func current(in environment: [String: String], parent: Int32 = getppid()) -> String? {
    if let name = environment[SnapshotVariable.run.rawValue], !name.isEmpty { return name }
    guard let status = text("/proc/\(parent)/stat").flatMap(ProcessStatus.init), runners.contains(status.program)
    else { return nil }
    // Process identifiers are reused, and start again when the system does.
    return "\(status.program) \(parent) \(status.start) \(text("/proc/sys/kernel/random/boot_id") ?? "")"
  }

  private static func text(_ path: String) -> String? {
    (try? Data(contentsOf: URL(exactPath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The status of a process in `/proc/<number>/stat` (proc_pid_stat(5)).
struct ProcessStatus: Equatable {
  let program: String
  /// The time of its start, in ticks since the start of the system.
  let start: String

  /// Parses `4711 (swift-test) S 1 …`: a program's name may itself have parentheses and spaces.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
    let fields = text[close...].dropFirst().split(separator: " ")
    // The first of these is the third field; the start is the 22nd.
    guard fields.count > 19 else { return nil }
    program = String(text[text.index(after: open)..<close])
    start = String(fields[19])
  }
}
