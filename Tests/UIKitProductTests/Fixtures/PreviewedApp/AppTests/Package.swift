// swift-tools-version: 6.1

import PackageDescription

// A package around an app's own files, whose previews `galley previews` shows.
let package = Package(
  name: "App",
  products: [.library(name: "AppViews", targets: ["AppViews"])],
  dependencies: [.package(name: "galley", path: Context.environment["GALLEY_PATH"] ?? "../../../../..")],
  targets: [
    .target(
      name: "AppViews",
      dependencies: [.product(name: "SwiftUI", package: "galley"), .product(name: "UIKit", package: "galley")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "GalleySources", package: "galley")])
  ]
)
