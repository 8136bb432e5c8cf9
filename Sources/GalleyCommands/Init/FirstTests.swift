/// A test target with a first snapshot test, which `galley init --tests` writes.
enum FirstTests {
  /// The target's folder, relative to the package's.
  static let folder = "Tests/SnapshotTests"
  static let manifestPath = "Package.swift"

  /// The files, by their paths relative to the package's folder.
  static let files: [(path: String, text: String, purpose: String)] = [
    (manifestPath, manifest, "a package with the test target"),
    ("\(folder)/WelcomeTests.swift", welcome, "a first snapshot test"),
    ("\(folder)/__Snapshots__/README.md", references, "explains the folder"),
  ]

  /// Advice about the package.
  ///
  /// - Parameter kept: whether it existed before.
  static func advice(kept: Bool) -> [String] {
    guard kept else {
      return ["Package.swift: give the dependency on Galley its address. Then: swift test"]
    }
    let stays =
      "Package.swift: it stays as it is. Add \(dependency) to the dependencies of the package, and to its targets:"
    return [stays] + target.split(separator: "\n").map { "  " + $0 }
  }

  private static let dependency = #".package(url: "https://example.com/galley.git", branch: "main")"#

  private static let target = """
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        .product(name: "GalleyTesting", package: "galley"), .product(name: "UIKit", package: "galley"),
        .product(name: "_Testing_UIKit", package: "galley"),
      ],
      exclude: ["__Snapshots__"])
    """

  private static let manifest = """
    // swift-tools-version: 6.1

    import PackageDescription

    let package = Package(
      name: "Snapshots",
      dependencies: [
        // Where Galley's repository is: its address, or a path to a clone of it, `.package(path: "../galley")`.
        \(dependency)
      ],
      targets: [
        // References are not resources: SwiftPM would warn of each file that is not excluded.
    \(target.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      ]
    )

    """

  private static let welcome = """
    import GalleyTesting
    import Testing
    import UIKit

    /// The first run records references and fails, so that somebody looks at them; from then on they are compared.
    @MainActor @Suite struct WelcomeTests {
      @Test func welcome() {
        assertSnapshot(
          of: welcomeLabel(), as: .image(on: .width(320), categories: .all, appearances: [.light, .dark]))
      }

      /// It is made again under each configuration, in its traits.
      private func welcomeLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.backgroundColor = .systemBackground
        label.text = "Twelve text sizes, light and dark. Change this text, and see what moves."
        return label
      }
    }

    """

  private static let references = """
    # References

    Pictures and records that the tests beside this folder compare with: `<test file>/<test>/<configuration>.png` and
    `.txt`. They are written by the tests alone. Keep them in the repository.

    """
}
