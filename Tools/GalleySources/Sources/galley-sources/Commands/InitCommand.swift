import AppSources
import ArgumentParser
import Foundation
import SourceRewriting

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a package that tests an app: a target of the app's own files, a first test.",
    discussion: """
      Writes the files that do not exist yet, all of them or none. Nothing is written into the app.

      EXIT STATUS
        0  the files were written
        2  wrong usage, something is in the way, or a file cannot be read or written
      """)

  @Option(
    help: ArgumentHelp(
      "An Xcode project or workspace, or a folder with a project, a package, or Swift files.", valueName: "path"))
  var app: String

  @Option(help: ArgumentHelp("The target of the project or package.", valueName: "name"))
  var target: String?

  @Argument(help: ArgumentHelp("The folder of the new package.", valueName: "folder"))
  var folder = "."

  func run() throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    let package = try ProposedPackage(
      for: AppLocation(at: app), target: target, in: url, galley: Self.repository)
    let written = try package.write(in: url)
    for file in package.files {
      let path = Output.shown(url.appendingPathComponent(file.path).path)
      Output.print(written.contains(file.path) ? "wrote\t\(path): \(file.purpose)" : "kept\t\(path): it already exists")
    }
    if !written.contains("Package.swift") {
      Output.print("Package.swift stays as it is. Add to its targets:\n\(package.targets)")
    }
    for note in package.notes { Output.print("note\t\(note)") }
    var targets: [AppTarget] = []
    for configuration in package.configurations {
      let target = try AppTarget(
        AppConfiguration(contentsOf: configuration), at: configuration, dependencies: targets)
      try check(target)
      targets.append(target)
    }
    Output.print("Next: swift test")
  }

  /// Prints what does not compile.
  private func check(_ target: AppTarget) throws {
    let app = try target.rewritten()
    for line in ProblemFormat.text.lines(app, label: "note") { Output.print(line) }
    let module = target.file.deletingLastPathComponent().lastPathComponent
    Output.print("\(module): \(Output.files(target.listing.files.count)): \(app.summary).")
  }

  /// The repository that the program was built in.
  private static var repository: String? {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().pathComponents
    guard let index = program.lastIndex(of: "Tools"), index + 1 < program.count, program[index + 1] == "GalleySources"
    else {
      return nil
    }
    return "/" + program[1..<index].joined(separator: "/")
  }
}
