import Foundation

/// The targets of packages in folders beside an app that it is made of: they are compiled as the app is.
struct LocalTargets {
  struct Found {
    let package: PackageDescription
    let target: PackageDescription.Target
    /// The other targets that it depends on.
    let dependencies: [String]
  }

  /// The targets, each behind those that it depends on.
  private(set) var all: [Found] = []
  /// The names of products that are in none of the packages.
  private(set) var elsewhere: Set<String> = []
  private var visited: Set<String> = []
  private let packages: [PackageDescription]

  /// Finds what targets and products of packages consist of.
  ///
  /// - Parameters:
  ///   - names: those that the app depends on.
  ///   - packages: the packages beside it.
  init(_ names: [String], in packages: [PackageDescription]) {
    self.packages = packages
    for name in names { add(name) }
  }

  private mutating func add(_ name: String) {
    guard visited.insert(name).inserted else { return }
    guard let package = packages.first(where: { $0.targets.contains { $0.name == name } }),
      let target = package.targets.first(where: { $0.name == name })
    else {
      let targets = targets(of: name)
      if targets.isEmpty { elsewhere.insert(name) }
      for name in targets { add(name) }
      return
    }
    for name in target.dependencies { add(name) }
    let dependencies = target.dependencies.flatMap { name in isTarget(name) ? [name] : targets(of: name) }
    all.append(Found(package: package, target: target, dependencies: dependencies.filter { isTarget($0) }))
  }

  private func isTarget(_ name: String) -> Bool { packages.contains { $0.targets.contains { $0.name == name } } }

  /// The names of the targets of a product.
  private func targets(of product: String) -> [String] {
    packages.lazy.compactMap { $0.products[product] }.first ?? []
  }

  /// The names of the targets that names stand for.
  func targets(named names: [String]) -> [String] {
    names.flatMap { isTarget($0) ? [$0] : targets(of: $0).filter { isTarget($0) } }
  }

  /// Describes packages, and those in folders that they depend on.
  ///
  /// - Parameter failed: gets the paths of those that SwiftPM cannot describe.
  static func describe(_ paths: [String], failed: inout [String]) -> [PackageDescription] {
    var found: [PackageDescription] = []
    var visited: Set<String> = []
    var open = paths
    while !open.isEmpty {
      let path = URL(fileURLWithPath: open.removeFirst()).resolvingSymlinksInPath().path
      guard visited.insert(path).inserted else { continue }
      guard let package = try? PackageDescription(at: path) else {
        failed.append(path)
        continue
      }
      found.append(package)
      open += package.packages
    }
    return found
  }
}
