/// A reason that no program can be made around an app's package.
enum PreviewPackageError: Error, Equatable {
  case noPackage(path: String)
  /// Swift cannot read the package, or is not there.
  case unreadable(path: String, reason: String)
  /// No target uses the plugin.
  case noTarget(path: String)
  /// A target is in no library that another package can depend on.
  case noProduct(target: String, path: String)
  /// The package that the plugin comes from is not among the dependencies.
  case unknownDependency(name: String, path: String)
  case unwritable(path: String, reason: String)
  /// The lines of the build's errors.
  case build([String], log: String)
}

extension PreviewPackageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPackage(let path):
      "'\(path)' is neither a Swift package nor the folder of a target in one. Name the folder of a Package.swift; "
        + "`galley init --app PATH` creates one."
    case .unreadable(let path, let reason): "the package '\(path)' cannot be read: \(reason)"
    case .noTarget(let path):
      "no target of '\(path)' uses the plugin GalleySources, which finds previews. Add it to the target in Package.swift: "
        + "plugins: [.plugin(name: \"GalleySources\", package: \"galley\")]."
    case .noProduct(let target, let path):
      "the target '\(target)' of '\(path)' is in no library. Add one to the products in Package.swift: "
        + ".library(name: \"\(target)\", targets: [\"\(target)\"])."
    case .unknownDependency(let name, let path):
      "the package '\(path)' has no dependency '\(name)', which its plugin comes from. Add it to Package.swift."
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .build(let lines, let log):
      (lines.isEmpty ? "the previews cannot be built." : lines.joined(separator: "\n")) + "\nThe whole build: \(log)"
    }
  }
}
