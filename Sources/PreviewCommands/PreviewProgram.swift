public import DeveloperToolsSupport
import Foundation
import GalleyCommands
import Glibc
import Previews
import Scenes

/// The program that `galley previews` builds around an app's package: galley's commands, over previews in place of a
/// catalogue.
public enum PreviewProgram {
  /// Runs the command line's command, and exits as `galley` does.
  ///
  /// - Parameters:
  ///   - package: the folder of the app's package.
  ///   - tables: returns the tables of its targets.
  public static func run(of package: String, _ tables: @MainActor () -> [PreviewTable]) -> Never {
    do {
      let matrix = try PreviewRequest(in: ProcessInfo.processInfo.environment).matrix()
      let scenes = try MainActor.assumeIsolated {
        let tables = tables()
        for table in tables { try table.prepare() }
        return PreviewScenes(tables.flatMap(\.previews), of: package, under: matrix)
      }
      if !isWorker {
        for preview in scenes.skipped { printError("skipped\t\(preview)") }
      }
      ProgramScenes.register(scenes.program)
    } catch {
      printError("error: \(error)")
      exit(2)
    }
    Galley.run()
  }

  /// Whether the process renders for another one that has listed skipped previews.
  private static var isWorker: Bool { CommandLine.arguments.dropFirst().first == "worker" }

  private static func printError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
