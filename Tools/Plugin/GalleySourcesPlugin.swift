import Foundation
import PackagePlugin

/// Makes a target's files of an app's: copies that compile on Linux, which the program `galley-sources` writes when the
/// app's files have changed.
///
/// Nothing of the program is part of the plugin, so that who uses Galley does not build a parser of Swift.
@main
struct GalleySourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let configuration = target.directoryURL.appending(path: "galley-sources.json")
    guard let tool = SourcesTool.found() else {
      Diagnostics.error(SourcesTool.missing)
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let arguments =
      [configuration.path, "--name", target.moduleName] + modules(of: target).flatMap { ["--module", $0] }
      + configurations(of: target).flatMap { ["--dependency", $0] }
    guard let plan = try tool.plan(arguments + ["--output", output.path]) else { return [] }
    let watch = output.appending(path: "watch")
    return [
      // SwiftPM plans again when files come or go where this writes to: links to the app's folders.
      .prebuildCommand(
        displayName: "Watching the app's files of \(target.name)", executable: tool.executable,
        arguments: ["watch", "--output", watch.path, "--"] + plan.watchedTrees, outputFilesDirectory: watch),
      .buildCommand(
        displayName: "Rewriting the app's files of \(target.name)", executable: tool.executable,
        arguments: ["rewrite"] + arguments + ["--planned", output.path],
        inputFiles: [tool.executable] + plan.inputs.map { URL(fileURLWithPath: $0) },
        outputFiles: plan.outputs.map { URL(fileURLWithPath: $0) }),
    ]
  }

  /// The configurations of the targets that the target depends on and that are made of an app's files as well.
  private func configurations(of target: any SourceModuleTarget) -> [String] {
    target.recursiveTargetDependencies.map { $0.directoryURL.appending(path: "galley-sources.json").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The modules that the target's files can import, by name.
  private func modules(of target: any SourceModuleTarget) -> [String] {
    Set(target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }).sorted()
  }
}
