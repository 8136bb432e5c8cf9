import Foundation
import Suggestions

/// A package as `swift package dump-package` describes it.
struct PackageDescription {
  struct Target {
    let name: String
    /// The folder, relative to the package's.
    let path: String
    /// Files and folders that are left out, relative to the target's folder.
    let excluded: [String]
    /// The names of products of other packages, and of other targets.
    let dependencies: [String]
    /// What the compiler is told of the Swift in its files.
    let language: LanguageSettings
  }

  private struct Dump: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]?
      let dependencies: [[String: [Part?]]]?
      let settings: [PackageSetting]?
    }

    /// A part of a dependency: names are texts, conditions are not.
    enum Part: Decodable {
      case text(String)
      case other

      init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(String.self)).map(Part.text) ?? .other
      }
    }

    struct Product: Decodable {
      let name: String
      let targets: [String]
    }

    struct Dependency: Decodable {
      struct Folder: Decodable {
        let path: String
      }

      let fileSystem: [Folder]?
    }

    struct Version: Decodable {
      let _version: String
    }

    let targets: [Target]
    let products: [Product]?
    let dependencies: [Dependency]?
    let toolsVersion: Version?
    /// The language modes that the package is for; the highest is taken.
    let swiftLanguageVersions: [String]?

    var isSwift6: Bool {
      (swiftLanguageVersions ?? toolsVersion.map { [$0._version] } ?? []).contains {
        Int($0.prefix { $0 != "." }).map { $0 >= 6 } ?? false
      }
    }
  }

  let path: String
  /// The targets with Swift files.
  let targets: [Target]
  /// The names of the targets of each product.
  let products: [String: [String]]
  /// The paths of the packages in folders that it depends on.
  let packages: [String]

  /// Asks SwiftPM, which runs the package's manifest.
  init(at path: String) throws(ProjectError) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", path, "dump-package"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try self.init(json: data, path: path)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw .package(path: path, reason: "run it to see why.")
    }
  }

  init(json: Data, path: String) throws {
    self.path = path
    let dump = try JSONDecoder().decode(Dump.self, from: json)
    targets = dump.targets.filter { ["regular", "executable"].contains($0.type) }
      .map { target in
        Target(
          name: target.name, path: target.path ?? "Sources/\(target.name)", excluded: target.exclude ?? [],
          dependencies: (target.dependencies ?? []).compactMap { dependency in
            guard case .text(let name)?? = dependency.values.first?.first else { return nil }
            return name
          }.sorted(),
          language: LanguageSettings(target.settings ?? [], isSwift6: dump.isSwift6))
      }
    products = Dictionary((dump.products ?? []).map { ($0.name, $0.targets) }, uniquingKeysWith: { first, _ in first })
    packages = (dump.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path)
  }

  func target(named name: String?) throws(ProjectError) -> Target {
    let names = targets.map(\.name)
    let found = name.map { name in targets.first { $0.name == name } } ?? (targets.count == 1 ? targets.first : nil)
    if let found { return found }
    guard let name else {
      throw targets.isEmpty
        ? .noObject(path: path, kind: "target with sources") : .severalTargets(path: path, names: names)
    }
    throw .noTarget(name, path: path, suggestion: Suggestion.nearest(to: name, among: names), names: names)
  }
}
