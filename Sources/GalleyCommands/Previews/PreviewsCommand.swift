import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import Previews
import Snapshots

struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "List, test, audit and show an app's previews, without a catalogue.",
    discussion: """
      Builds a program around the app's package, in a folder of its own, and runs a command over the previews of the targets \
      that use the plugin GalleySources. A preview with fixedLayout or sizeThatFitsLayout is shown in that size, others on an \
      iPhone 16 or the devices of --on, with all twelve text sizes.

      test compares with references in '\(PreviewsCommand.references)' in the package, and writes some only where --record says so. \
      Options after the command are those of galley test, audit and so on. The environment variable GALLEY_BUILD_OPTIONS may hold further \
      options for swift build.

      EXAMPLES
        galley previews App                                    lists them
        galley previews App test --record missing
        galley previews App --on "iPhone SE (3rd gen)" --dark test --category AX5
        galley previews App audit --fail-on warning
        galley previews App gallery --output review

      EXIT STATUS
        0, 1, 2  the status of the command; 2 also if the previews cannot be built
      """)

  /// The folder of references in a package.
  static let references = "__Snapshots__/Previews"

  @Argument(help: "The folder of the app's package, or of one target in it.")
  var path: String

  @Option(
    name: .customLong("on"),
    help: ArgumentHelp("A device, by Apple's name for it. Can be repeated.", valueName: "device"))
  var devices: [String] = []

  @Flag(help: "Show every preview in the dark appearance, too.")
  var dark = false

  @Flag(help: "Build for release: slower to build, faster to run. Previews inside #if DEBUG are left out.")
  var release = false

  @Option(help: ArgumentHelp("The folder to build in; by default one in the user's cache.", valueName: "folder"))
  var scratch: String?

  @Argument(help: "The command to run: list, test, audit, gallery, render, matrix, sensitivity, engine or mcp.")
  var command = PreviewAction.list

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The command's options.", valueName: "options"))
  var options: [String] = []

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let request = PreviewRequest(devices: devices, isDark: dark)
    _ = try request.matrix()
    let build = PreviewBuild(of: path, in: scratch, isRelease: release, environment: environment)
    Terminal.writeProgress("Building the previews of '\(path)' …\n")
    let program = try build.program(for: path)
    setenv(PreviewRequest.variable, try request.text, 1)
    let references = URL(exactPath: path, isDirectory: true).appendingPathComponent(Self.references).path
    let calls = command.calls(options: options, references: references)
    for call in calls.dropLast() {
      let status = try Self.status(of: program, call)
      guard status != ExitStatus.unusable.rawValue else { throw ExitStatus.unusable }
    }
    try Self.become(program, calls.last ?? [])
  }

  /// Runs the program, and returns its exit status.
  private static func status(of program: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    (process.executableURL, process.arguments) = (program, arguments)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs the program in place of this one.
  private static func become(_ program: URL, _ arguments: [String]) throws -> Never {
    var pointers = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    throw PreviewPackageError.unreadable(path: program.path, reason: String(cString: strerror(errno)))
  }
}
