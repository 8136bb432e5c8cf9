// swift-tools-version: 6.1

import PackageDescription

let uiKit: Target.Dependency = .product(name: "UIKit", package: "galley")
let sources: Target.PluginUsage = .plugin(name: "GalleySources", package: "galley")

// Two apps as they are, in `Apps`; each is a target by its `galley-sources.json`.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "galley", path: Context.environment["GALLEY_PATH"] ?? "../..")],
  targets: [
    .target(name: "FlexibleGridExample", dependencies: [uiKit], plugins: [sources]),
    .target(name: "TypographyExample", dependencies: [uiKit, .product(name: "os", package: "galley")], plugins: [sources]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "FlexibleGridExample", "TypographyExample", uiKit, .product(name: "GalleyTesting", package: "galley"),
        .product(name: "_Testing_UIKit", package: "galley"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
