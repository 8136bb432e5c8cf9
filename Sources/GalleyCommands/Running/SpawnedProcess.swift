import Foundation
import Glibc
import Synchronization

/// A process, usually of this program, with a socket for talking to it, and one for its errors.
final class SpawnedProcess {
  /// The number of descriptors it takes while it runs.
  static let descriptors = 2
  /// The descriptor that the process inherits in addition to standard input, output and error.
  static let inheritedDescriptor: CInt = 3

  /// The socket connected to the process's standard input and output.
  let conversation: CInt
  /// Processes are started one at a time, so that few temporary descriptors are open.
  private static let starting = Mutex(())
  private let errors: CInt
  let identifier: pid_t
  private var ended: ProcessEnd?

  /// - Throws: `SpawnError` if the system has no more processes or descriptors.
  init(
    _ program: String = "/proc/self/exe", arguments: [String], inheriting inherited: CInt
  ) throws(SpawnError) {
    (conversation, errors, identifier) = try SpawnedProcess.starting.withLock { _ throws(SpawnError) in
      try SpawnedProcess.start(program, arguments, inheriting: inherited)
    }
  }

  deinit {
    _ = end()
    close(conversation)
    close(errors)
  }

  /// Whether it has ended, by itself or killed.
  var hasEnded: Bool {
    if ended != nil { return true }
    var state = siginfo_t()
    return waitid(P_PID, id_t(identifier), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == SIGCHLD
  }

  /// Ends the process if it is still running, and returns how it ended.
  func end() -> ProcessEnd {
    kill(identifier, SIGKILL)
    return wait()
  }

  /// Waits for the process to end.
  func wait() -> ProcessEnd {
    if let ended { return ended }
    var status: CInt = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
    let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    let end = ProcessEnd(waitStatus: status, processorSeconds: times[0] + times[1], errorOutput: errorOutput())
    ended = end
    return end
  }

  /// The last line that the process wrote to standard error.
  private func errorOutput() -> String {
    var words: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(errors, &chunk, chunk.count), count > 0 { words += chunk[..<count] }
    let lines = String(decoding: words, as: UTF8.self).split(separator: "\n")
    return lines.last.map { String($0.prefix(300)) } ?? ""
  }

  private static func start(
    _ program: String, _ arguments: [String], inheriting inherited: CInt
  ) throws(SpawnError) -> (conversation: CInt, errors: CInt, identifier: pid_t) {
    let (conversation, childConversation) = try socketPair()
    defer { close(childConversation) }
    do throws(SpawnError) {
      let (errors, childErrors) = try socketPair()
      defer { close(childErrors) }
      // A process that writes more errors than fit must not block.
      for end in [errors, childErrors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      do throws(SpawnError) {
        let descriptors = [childConversation, childConversation, childErrors, inherited]
        return (conversation, errors, try spawn(program, arguments, descriptors: descriptors))
      } catch {
        close(errors)
        throw error
      }
    } catch {
      close(conversation)
      throw error
    }
  }

  /// This process's environment, without the trace that Swift's runtime can print for a crash.
  private static var environmentOfProcess: [String] {
    ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.map { "\($0)=\($1)" }.sorted()
  }

  private static func socketPair() throws(SpawnError) -> (CInt, CInt) {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .last }
    return (ends[0], ends[1])
  }

  /// Starts a program with these descriptors as its first and only ones.
  private static func spawn(
    _ program: String, _ arguments: [String], descriptors: [CInt]
  ) throws(SpawnError) -> pid_t {
    // Copied above their final numbers first, so that none overwrites another that has yet to be moved.
    let sources = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, CInt(descriptors.count)) }
    defer { for source in sources where source >= 0 { close(source) } }
    guard sources.allSatisfy({ $0 >= 0 }) else { throw .last }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, source) in sources.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, CInt(number))
    }
    var pointers = (["galley"] + arguments).map { strdup($0) } + [nil]
    var environment = environmentOfProcess.map { strdup($0) } + [nil]
    defer { for pointer in pointers + environment { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, nil, &pointers, &environment)
    guard code == 0 else { throw SpawnError(code: code) }
    return identifier
  }
}

/// A reason that the system started no process.
struct SpawnError: Error, Equatable {
  /// The value of `errno`.
  var code: CInt

  static var last: SpawnError { SpawnError(code: errno) }
}
