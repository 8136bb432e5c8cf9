import Foundation
import Glibc
import Snapshots

/// By what the processes of one test run find each other.
enum RunName {
  /// The programs that start test processes, `swift test` among them. Linux knows 15 letters of a program's name.
  private static let runners: Set<String> = ["swift-test", "swift-package"]

  /// What the environment variable `SNAPSHOT_RUN` says, else which `swift test` started this process; nil, for a run of
  /// its own, where neither is known.
  static func current(in environment: [String: String], parent: Int32 = getppid()) -> String? {
    if let name = environment[SnapshotVariable.run.rawValue], !name.isEmpty { return name }
    guard let status = text("/proc/\(parent)/stat").flatMap(ProcessStatus.init), runners.contains(status.program)
    else { return nil }
    // Numbers are given out again, and begin anew when the system does.
    return "\(status.program) \(parent) \(status.start) \(text("/proc/sys/kernel/random/boot_id") ?? "")"
  }

  private static func text(_ path: String) -> String? {
    (try? Data(contentsOf: URL(exactPath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What Linux says of a process in `/proc/<number>/stat` (proc_pid_stat(5)).
struct ProcessStatus: Equatable {
  let program: String
  /// When it started, in ticks since the system did.
  let start: String

  /// `4711 (swift-test) S 1 …`: a program's name may have brackets and spaces itself.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
    let fields = text[close...].dropFirst().split(separator: " ")
    // The first of them is the third field, the start the 22nd.
    guard fields.count > 19 else { return nil }
    program = String(text[text.index(after: open)..<close])
    start = String(fields[19])
  }
}
