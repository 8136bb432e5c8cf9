// swift-tools-version: 6.1

import PackageDescription

// A user's package: it only uses the repository's products.
let package = Package(
  name: "outside-package",
  dependencies: [.package(name: "galley", path: Context.environment["GALLEY_PATH"] ?? "../../../..")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "UIKit", package: "galley"), .product(name: "CoreGraphics", package: "galley"),
        .product(name: "QuartzCore", package: "galley"),
        .product(name: "FlexibleRowHeightGridLayout", package: "galley"),
      ]),
    .executableTarget(name: "show-screens", dependencies: ["Screens"]),
    // An app's views of SwiftUI's, in the language mode that most apps have.
    .target(
      name: "TourScreens", dependencies: [.product(name: "SwiftUI", package: "galley")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "_Testing_UIKit", package: "galley"),
        .product(name: "_Testing_CoreGraphics", package: "galley"), .product(name: "QuartzCore", package: "galley"),
      ]),
    .testTarget(
      name: "TourScreensTests",
      dependencies: ["TourScreens", .product(name: "GalleyTestingSwiftUI", package: "galley")]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        .product(name: "GalleyTesting", package: "galley"), .product(name: "UIKit", package: "galley"),
        .product(name: "_Testing_UIKit", package: "galley"),
      ]),
  ]
)
