import Foundation
import Snapshots

/// An app's package: the targets whose sources the plugin rewrites, and what a package around it depends on.
struct PreviewedPackage {
  /// The name of the plugin, as in Galley's manifest.
  private static let plugin = "GalleySources"

  /// A target with previews.
  struct PreviewedTarget: Equatable {
    let name: String
    /// A library that it is in.
    let product: String

    /// The name of its module (SwiftPM, `c99name`).
    var module: String {
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  let folder: URL
  let name: String
  let targets: [PreviewedTarget]
  /// The dependency on Galley, as it is written in a manifest.
  let galley: String
  /// The name by which targets depend on Galley.
  let galleyName: String

  /// Reads the package at a path, or the one that a target's folder is in: then that target alone counts.
  ///
  /// - Parameter run: runs `swift` with arguments, and returns what it prints.
  init(at path: String, _ run: ([String]) throws(PreviewPackageError) -> Data) throws(PreviewPackageError) {
    let url = URL(exactPath: path, isDirectory: true).standardizedFileURL
    guard let folder = Self.package(around: url), folder == url || Self.isTarget(url) else {
      throw .noPackage(path: path)
    }
    let dumped = try run(["package", "dump-package", "--package-path", folder.path])
    let manifest: DumpedManifest
    do {
      manifest = try JSONDecoder().decode(DumpedManifest.self, from: dumped)
    } catch {
      throw .unreadable(path: path, reason: "its description has another form. Use a newer galley.")
    }
    try self.init(manifest, in: folder, targetFolder: folder == url ? nil : url, path: path)
  }

  /// - Parameter targetFolder: the folder of the only target that counts; nil for all.
  init(
    _ manifest: DumpedManifest, in folder: URL, targetFolder: URL? = nil, path: String
  ) throws(PreviewPackageError) {
    (self.folder, name) = (folder, manifest.name)
    var targets: [PreviewedTarget] = []
    var origin: String?
    for target in manifest.targets {
      guard let usage = target.pluginUsages?.first(where: { $0.name == Self.plugin }) else { continue }
      if let targetFolder, target.folder(in: folder) != targetFolder { continue }
      guard let product = manifest.products.first(where: { $0.isLibrary && $0.targets.contains(target.name) }) else {
        throw .noProduct(target: target.name, path: path)
      }
      targets.append(PreviewedTarget(name: target.name, product: product.name))
      origin = origin ?? usage.package
    }
    guard let origin else { throw .noTarget(path: path) }
    guard let dependency = manifest.dependencies.first(where: { $0.isCalled(origin) }), let text = dependency.text
    else {
      throw .unknownDependency(name: origin, path: path)
    }
    (self.targets, galley, galleyName) = (targets, text, dependency.name ?? origin)
  }

  private static func package(around url: URL) -> URL? {
    var folder = url
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
      folder = folder.standardizedFileURL
    }
  }

  private static func isTarget(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent("galley-sources.json").path)
  }
}
