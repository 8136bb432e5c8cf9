/// The manifest of a package that tests an app.
struct ProposedManifest {
  /// A target of the app's files.
  struct Target {
    let module: String
    /// The other targets that it depends on.
    let dependencies: [String]
    /// The products of Galley that its files import.
    let products: [String]
    let language: LanguageSettings
  }

  /// The app's target.
  let target: Target
  /// The targets of packages that it is made of as well.
  let locals: [Target]
  /// The path of Galley's repository, relative to the package.
  let galley: String?

  private var module: String { target.module }

  /// The first version with the settings that the targets have.
  private var toolsVersion: String { (locals + [target]).contains { $0.language.isOnMainActor } ? "6.2" : "6.1" }

  var text: String {
    """
    // swift-tools-version: \(toolsVersion)

    import PackageDescription

    let package = Package(
      name: "\(module)Tests",
      // `galley previews` builds a program around it.
      products: [.library(name: "\(module)", targets: ["\(module)"])],
      dependencies: [
    \(dependency)
      ],
      targets: [
    \(targets.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      ]
    )

    """
  }

  private var dependency: String {
    if let galley { return "    .package(name: \"galley\", path: \(Copies.literal(galley)))" }
    return """
          // Where Galley's repository is: its address, or a path to a clone of it, `.package(path: "../galley")`.
          .package(url: "https://example.com/galley.git", branch: "main")
      """
  }

  /// The targets, as elements of the manifest's list.
  var targets: String {
    ((locals + [target]).map(Self.text) + [tests]).joined(separator: "\n")
  }

  private static func text(_ target: Target) -> String {
    let dependencies =
      target.dependencies.map { "\"\($0)\"" } + target.products.map { ".product(name: \"\($0)\", package: \"galley\")" }
    return """
      .target(
        name: "\(target.module)",
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        swiftSettings: [
          \(target.language.manifest.joined(separator: ",\n    "))
        ],
        plugins: [.plugin(name: "GalleySources", package: "galley")]),
      """
  }

  private var tests: String {
    """
    .testTarget(
      name: "\(module)Tests",
      dependencies: [
        "\(module)", .product(name: "GalleyTesting", package: "galley"), .product(name: "UIKit", package: "galley"),
        .product(name: "_Testing_UIKit", package: "galley"),
      ],
      exclude: ["__Snapshots__"])
    """
  }
}
