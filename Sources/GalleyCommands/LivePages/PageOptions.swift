import ArgumentParser
import Foundation
import Snapshots

/// The options for showing a run in a browser while it goes on.
struct PageOptions: ParsableArguments {
  /// The one after that of `galley serve`.
  private static let defaultPort = 8_376

  @Flag(help: "Also show the run's gallery on a page that changes with it, at an address of this machine.")
  var page = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The page's port; 0 for any free one. By default \(PageOptions.defaultPort).", valueName: "n"))
  var port: Int?

  func validate() throws {
    guard page || port == nil else { throw ValidationError("--port needs --page.") }
    guard (0...65_535).contains(port ?? 0) else {
      throw ValidationError("--port is \(port ?? 0): expected 0 to 65535.")
    }
  }

  /// The page; nil if it was not requested.
  ///
  /// - Throws: `ListenError` if the port is in use.
  func page(of run: RunFolder, catalogue: String, references: URL) throws -> LivePage? {
    guard page else { return nil }
    return try LivePage(
      port: port ?? Self.defaultPort, of: run, catalogue: catalogue, references: references)
  }
}
