import ArgumentParser
import Foundation

/// The number of texts that are measured at the same time.
enum MeasuringJobs {
  /// - Parameter given: the value of `--jobs`; nil for one for each processor.
  /// - Throws: a validation error unless it is from 1 to 1024.
  static func count(_ given: Int?) throws -> Int {
    let jobs = given ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs is \(jobs): expected 1 to 1024.") }
    return jobs
  }
}
