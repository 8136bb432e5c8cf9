/// The manifest of a package that tests an app.
struct ProposedManifest {
  let module: String
  /// The products of Galley that the app's files import.
  let products: [String]
  let isSwift6: Bool
  /// The path of Galley's repository, relative to the package.
  let galley: String?

  var text: String {
    """
    // swift-tools-version: 6.1

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
    let products = products.map { ".product(name: \"\($0)\", package: \"galley\")" }.joined(separator: ",\n    ")
    return """
      .target(
        name: "\(module)",
        dependencies: [
          \(products)
        ],
        swiftSettings: [.swiftLanguageMode(.\(isSwift6 ? "v6" : "v5"))],
        plugins: [.plugin(name: "GalleySources", package: "galley")]),
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
