import Foundation
import Glibc

/// The way a process ended.
struct ProcessEnd: Equatable {
  enum Cause: Equatable {
    case exit(CInt)
    case signal(CInt)
    /// Killed at the limit of processor time.
    case processorTime
  }

  var cause: Cause
  /// The last line it wrote to standard error; empty if there is none.
  var errorOutput: String

  init(_ cause: Cause, errorOutput: String = "") {
    self.cause = cause
    self.errorOutput = errorOutput
  }

  /// - Parameters:
  ///   - waitStatus: what `wait4` gives: the signal in the low seven bits, the exit status in the next byte.
  ///   - processorSeconds: what it took of the processor's time.
  ///   - processorLimit: what it may take of it, as processes inherit it.
  init(
    waitStatus: CInt, processorSeconds: Double, errorOutput: String,
    processorLimit: Double = ProcessEnd.inheritedProcessorLimit
  ) {
    let signal = waitStatus & 0x7F
    if signal == 0 {
      self.init(.exit((waitStatus >> 8) & 0xFF), errorOutput: errorOutput)
    } else if signal == SIGXCPU || signal == SIGKILL && processorSeconds > processorLimit - 0.5 {
      // At the hard limit, which `ulimit -t` also sets, the system sends SIGKILL. Its accounting differs from the
      // reported times.
      self.init(.processorTime, errorOutput: errorOutput)
    } else {
      self.init(.signal(signal), errorOutput: errorOutput)
    }
  }

  /// The seconds of processor time that this process, and those it starts, may take.
  static var inheritedProcessorLimit: Double {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return .infinity }
    return Double(limit.rlim_max)
  }
}

extension ProcessEnd: CustomStringConvertible {
  var description: String { sentence + (errorOutput.isEmpty ? "" : ": \(errorOutput)") }

  private var sentence: String {
    switch cause {
    case .exit(let status): "it exited with status \(status)"
    case .signal(let signal) where isOutOfMemory: "it exceeded its memory limit (signal \(signal))"
    case .signal(let signal): "\(ProcessEnd.meaning(of: signal)) (signal \(signal))"
    case .processorTime: "it took more processor time than the limit allows (ulimit -t)"
    }
  }

  /// Swift's and C++'s runtimes mention a failed allocation before they end the process.
  private var isOutOfMemory: Bool { errorOutput.lowercased().contains("alloc") }

  private static func meaning(of signal: CInt) -> String {
    switch signal {
    case SIGKILL: "it was killed from outside, as the system does when memory runs out"
    case SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE: "it crashed"
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: "it was ended from outside"
    default: "it was ended"
    }
  }
}
