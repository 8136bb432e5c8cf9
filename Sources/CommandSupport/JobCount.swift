import ArgumentParser
import Glibc

/// The number of jobs that run at the same time.
package enum JobCount {
  /// - Throws: a validation error unless the number is from 1 to 256.
  package static func check(_ jobs: Int?) throws {
    guard (jobs ?? 1) >= 1, (jobs ?? 1) <= 256 else {
      throw ValidationError("--jobs is \(jobs ?? 0): expected 1 to 256.")
    }
  }

  /// The number of files that this process may have open, which bounds workers and connections.
  package static var openFileLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    return Int(min(limit.rlim_cur, 1 << 20))
  }
}
