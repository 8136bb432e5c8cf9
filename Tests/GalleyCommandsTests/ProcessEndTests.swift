import Glibc
import Testing

@testable import GalleyCommands

/// The way in which a process ended, from the system's data: wait4(2) and setrlimit(2).
@Suite struct ProcessEndTests {
  /// At the soft limit of CPU time Linux sends SIGXCPU, at the hard one SIGKILL.
  @Test(arguments: [
    (SIGXCPU, 0.1, ProcessEnd.Cause.processorTime), (SIGKILL, 0.9, .processorTime), (SIGKILL, 0.1, .signal(SIGKILL)),
    (SIGTERM, 0.9, .signal(SIGTERM)),
  ])
  func theLimitOfProcessorTimeIsKnown(signal: CInt, seconds: Double, cause: ProcessEnd.Cause) {
    let end = ProcessEnd(waitStatus: signal, processorSeconds: seconds, errorOutput: "", processorLimit: 1)
    #expect(end.cause == cause)
  }

  @Test func theStatusIsTheNextByte() {
    #expect(ProcessEnd(waitStatus: 3 << 8, processorSeconds: 9, errorOutput: "", processorLimit: 1).cause == .exit(3))
  }
}
