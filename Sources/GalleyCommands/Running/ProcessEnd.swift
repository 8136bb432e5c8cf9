import Foundation
import Glibc

/// How a process ended.
struct ProcessEnd: Equatable {
  enum Cause: Equatable {
    case exit(CInt)
    case signal(CInt)
  }

  var cause: Cause
  /// The last line it wrote to standard error; empty if there is none.
  var lastWords: String

  init(_ cause: Cause, lastWords: String = "") {
    self.cause = cause
    self.lastWords = lastWords
  }

  /// - Parameter waitStatus: what `waitpid` gives: the signal in the low seven bits, the exit status in the next byte.
  init(waitStatus: CInt, lastWords: String) {
    let signal = waitStatus & 0x7F
    self.init(signal == 0 ? .exit((waitStatus >> 8) & 0xFF) : .signal(signal), lastWords: lastWords)
  }
}

extension ProcessEnd: CustomStringConvertible {
  var description: String { sentence + (lastWords.isEmpty ? "" : ": \(lastWords)") }

  private var sentence: String {
    switch cause {
    case .exit(let status): "it exited with status \(status)"
    case .signal(let signal) where isOutOfMemory: "it needed more memory than it may have (signal \(signal))"
    case .signal(let signal): "\(ProcessEnd.meaning(of: signal)) (signal \(signal))"
    }
  }

  /// Swift's runtime and C++'s name a failed allocation before they end the process.
  private var isOutOfMemory: Bool { lastWords.lowercased().contains("alloc") }

  private static func meaning(of signal: CInt) -> String {
    switch signal {
    case SIGKILL: "it was killed from outside, as the system does where memory runs out"
    case SIGXFSZ: "it wrote more to a file than the limit of file sizes allows (ulimit -f)"
    case SIGXCPU: "it took more processor time than the limit allows (ulimit -t)"
    case SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE: "it crashed"
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: "it was ended from outside"
    default: "it was ended"
    }
  }
}
