import CommandSupport
import Foundation
import Glibc
import Snapshots

/// Checks that the machine has the resources for a run: disk space, open files, limits.
enum MachineCheck {
  /// Too little for any run, in bytes.
  private static let leastSpace: UInt64 = 64 << 20

  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    var diagnosis = Diagnosis(
      "machine", "\(processors) \(processors == 1 ? "processor" : "processors"), \(JobCount.openFileLimit) open files")
    for folder in Set([SetUp.existing(setUp.output), SetUp.existing(setUp.store.root)]).sorted(by: { $0.path < $1.path }
    ) { checkSpace(folder, &diagnosis) }
    checkFiles(processors, &diagnosis)
    checkLimits(&diagnosis)
    return diagnosis
  }

  private static func checkSpace(_ folder: URL, _ diagnosis: inout Diagnosis) {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return }
    let space = UInt64(status.f_bavail) * UInt64(status.f_frsize)
    if space < leastSpace {
      diagnosis.wrong(
        folder.shownPath, "\(space >> 20) MiB are free on its disk, too little for pictures. Free some space.")
    }
    if status.f_files > 0, status.f_favail < 1_000 {
      diagnosis.wrong(
        folder.shownPath,
        "only \(status.f_favail) more files fit on its disk (df -i), and a case has up to four. Free some space.")
    }
  }

  private static func checkFiles(_ processors: Int, _ diagnosis: inout Diagnosis) {
    let (limit, room) = (JobCount.openFileLimit, JobCount.room)
    if room < 1 {
      diagnosis.wrong("ulimit -n", "\(limit) files may be open at once, too few for one worker. Raise the limit.")
    } else if room < processors {
      diagnosis.note(
        "ulimit -n", "\(limit) files may be open at once, so \(room) of \(processors) processors are used.")
    }
  }

  private static func checkLimits(_ diagnosis: inout Diagnosis) {
    let limits = [
      ("ulimit -f", RLIMIT_FSIZE, "larger files, such as pictures, are not written"),
      ("ulimit -v", RLIMIT_AS, "cases that need more memory fail"),
      ("ulimit -t", RLIMIT_CPU, "workers that use more processor time are killed"),
    ]
    for (name, resource, consequence) in limits {
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
        continue
      }
      let amount = resource == RLIMIT_CPU ? "\(limit.rlim_cur) s" : "\(limit.rlim_cur >> 10) KiB"
      diagnosis.note(name, "there is a limit of \(amount): \(consequence).")
    }
  }
}
