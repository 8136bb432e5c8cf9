public import Foundation

/// A package that tests an app: a target of the app's own files, and a first test.
public struct ProposedPackage: Sendable {
  /// A file to write.
  public struct File: Sendable, Hashable {
    /// The path relative to the package's folder.
    public let path: String
    public let text: String
    public let purpose: String
  }

  public let files: [File]
  /// The addition to the manifest of a package that is there already.
  public let targets: String
  /// The files of the configurations, that of the app last.
  public let configurations: [URL]
  /// The things that an app has beside Swift files, and what to do about them.
  public let notes: [String]

  static let manifestPath = "Package.swift"

  /// Proposes a package.
  ///
  /// - Parameters:
  ///   - location: the app.
  ///   - target: the target's name; the only one if none is given.
  ///   - folder: the package's folder.
  ///   - galley: the path of Galley's repository, if it is known.
  public init(
    for location: AppLocation, target: String? = nil, in folder: URL, galley: String? = nil
  ) throws {
    let described = try DescribedTarget(location, target: target)
    let module = described.moduleName
    let path = folder.resolvingSymlinksInPath().path
    let all = try (described.locals + [described]).map { try Part($0, in: path) }
    guard let app = all.last else { throw ProjectError.nothing(folder: path) }
    configurations = all.map(\.configuration)
    let manifest = ProposedManifest(
      target: app.manifest, locals: all.dropLast().map(\.manifest),
      galley: galley.map { DescribedTarget.relative($0, to: path) })
    targets = manifest.targets
    files =
      [File(path: Self.manifestPath, text: manifest.text, purpose: "a package with the app's target and its tests")]
      + all.flatMap(\.files) + [
        File(
          path: "Tests/\(module)Tests/ScreenTests.swift",
          text: FirstScreenTest(module: module, files: app.listing.files).text,
          purpose: "a first test"),
        File(
          path: "Tests/\(module)Tests/__Snapshots__/README.md", text: Self.references, purpose: "explains the folder"),
      ]
    notes = Self.notes(described, app.listing)
  }

  /// A target of the package.
  private struct Part {
    let configuration: URL
    let manifest: ProposedManifest.Target
    let files: [File]
    let listing: SourceListing

    /// - Parameter package: the path of the package's folder.
    init(_ target: DescribedTarget, in package: String) throws {
      let module = target.moduleName
      let folder = package + "/Sources/" + module
      configuration = URL(fileURLWithPath: folder + "/" + AppConfiguration.fileName)
      listing = try AppTarget(target.configuration, at: configuration).listing
      manifest = ProposedManifest.Target(
        module: module, dependencies: target.configuration.dependencies,
        products: try ImportedModules.provided(in: listing.files), language: target.language)
      files = [
        File(
          path: "Sources/\(module)/\(AppConfiguration.fileName)", text: target.json(in: folder),
          purpose: "names the files"),
        File(path: "Sources/\(module)/App.swift", text: placeholder, purpose: "the file that SwiftPM asks for"),
      ]
    }
  }

  private static let placeholder = """
    // The files of this target are those of the app that galley-sources.json names: the plugin GalleySources makes copies of
    // them that compile on Linux. SwiftPM asks for one file in the folder; more are compiled with the app's.

    """

  private static let references = """
    # References

    Pictures and records that the tests beside this folder compare with. They are written by the tests alone. Keep them in the
    repository.

    """

  private static func notes(_ target: DescribedTarget, _ listing: SourceListing) -> [String] {
    var notes = listing.leftOut.filter(\.reason.isWorthMentioning).map {
      "\($0.relativePath): not taken, \($0.reason)."
    }
    notes += target.undescribed.map {
      "\($0): not taken, SwiftPM cannot describe it. Run 'swift package dump-package' there to see why."
    }
    notes += target.packageProducts.map {
      "\($0): not taken, a product of another package. Let the target depend on it if it compiles on Linux, or name it in "
        + "'omittedModules' or 'standIns' of \(AppConfiguration.fileName)."
    }
    if let header = target.bridgingHeader {
      notes.append(
        "\(header): not taken, the header that Swift files see Objective-C by. Declare what they use in Swift, in a file "
          + "beside galley-sources.json.")
    }
    return notes
  }
}
