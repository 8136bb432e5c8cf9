import Foundation

/// The output of `swift package dump-package` for a manifest, as far as it is needed.
struct DumpedManifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    private let type: [String: [String]?]

    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct PluginUsage: Decodable {
    let name: String
    /// Nil for a plugin of the package itself.
    let package: String?

    private enum CodingKeys: CodingKey { case plugin }

    init(from decoder: any Decoder) throws {
      let words = try decoder.container(keyedBy: CodingKeys.self).decode([String?].self, forKey: .plugin)
      (name, package) = ((words.first ?? nil) ?? "", words.count > 1 ? words[1] : nil)
    }
  }

  struct Target: Decodable {
    let name: String
    let path: String?
    let pluginUsages: [PluginUsage]?

    func folder(in package: URL) -> URL {
      package.appendingPathComponent(path ?? "Sources/\(name)", isDirectory: true).standardizedFileURL
    }
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let dependencies: [DumpedDependency]
}

/// A package that a manifest depends on.
struct DumpedDependency: Decodable {
  private let fileSystem: [Local]?
  private let sourceControl: [Remote]?

  private struct Local: Decodable {
    let identity: String
    let nameForTargetDependencyResolutionOnly: String?
    let path: String
  }

  private struct Remote: Decodable {
    let identity: String
    let nameForTargetDependencyResolutionOnly: String?
    let location: Location
    let requirement: Requirement
  }

  private struct Location: Decodable {
    let remote: [Address]?
    let local: [String]?

    struct Address: Decodable { let urlString: String }
  }

  private struct Requirement: Decodable {
    let range: [Bounds]?
    let exact: [String]?
    let branch: [String]?
    let revision: [String]?

    struct Bounds: Decodable { let lowerBound: String, upperBound: String }

    var text: String? {
      if let bounds = range?.first { return "\(bounds.lowerBound.literal)..<\(bounds.upperBound.literal)" }
      if let version = exact?.first { return "exact: \(version.literal)" }
      if let name = branch?.first { return "branch: \(name.literal)" }
      return revision?.first.map { "revision: \($0.literal)" }
    }
  }

  private var identity: String? { fileSystem?.first?.identity ?? sourceControl?.first?.identity }
  private var givenName: String? {
    fileSystem?.first?.nameForTargetDependencyResolutionOnly
      ?? sourceControl?.first?.nameForTargetDependencyResolutionOnly
  }

  /// The name by which targets name the package.
  var name: String? { givenName ?? identity }

  func isCalled(_ name: String) -> Bool { givenName == name || identity == name.lowercased() }

  /// The dependency as it is written in a manifest; nil for a kind that is not known.
  var text: String? {
    if let local = fileSystem?.first {
      return ".package(name: \((name ?? local.identity).literal), path: \(local.path.literal))"
    }
    guard let remote = sourceControl?.first, let requirement = remote.requirement.text,
      let address = remote.location.remote?.first?.urlString ?? remote.location.local?.first
    else { return nil }
    return ".package(url: \(address.literal), \(requirement))"
  }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
