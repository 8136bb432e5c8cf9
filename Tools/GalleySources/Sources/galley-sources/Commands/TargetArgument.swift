import AppSources
import ArgumentParser
import Foundation
import SourceRewriting

/// The argument that names a target's files, with the modules that they can import.
struct TargetArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A galley-sources.json, the folder with it, a folder of Swift files, or a Swift file.", valueName: "path"))
  var path = "."

  @Option(
    help: ArgumentHelp(
      "A module that the files can import. Can be repeated; without it those of iOS that Galley provides.",
      valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "The galley-sources.json of a target that the files import. Can be repeated.", valueName: "path"))
  var dependency: [String] = []

  @Option(
    help: ArgumentHelp("The name of the target's module: a table of its previews is written, too.", valueName: "name"))
  var name: String?

  /// The configuration's file; the file that would be there in a folder without one.
  private var file: URL {
    let url = URL(fileURLWithPath: path)
    return Self.isFolder(url.path) ? url.appendingPathComponent(AppConfiguration.fileName) : url
  }

  /// Reads the configuration and lists its files.
  func target(scratch: String? = nil) throws -> AppTarget {
    let file = file
    let modules = module.isEmpty ? nil : module
    if file.pathExtension == "swift" { return AppTarget(file: file, modules: modules) }
    let dependencies = try dependency.map { path in
      let file = URL(fileURLWithPath: path)
      return try AppTarget(AppConfiguration(contentsOf: file), at: file)
    }
    let isWithout = Self.isFolder(path) && !FileManager.default.fileExists(atPath: file.path)
    return try AppTarget(
      isWithout ? AppConfiguration() : AppConfiguration(contentsOf: file), at: file, module: name,
      modules: modules, dependencies: dependencies, scratch: scratch)
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
