// swift-tools-version: 6.1

import PackageDescription

/// Every target is built in Swift 6 mode with the three upcoming features of the house style.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// A package of its own: only who rewrites an app's sources builds swift-syntax.
let package = Package(
  name: "GalleySources",
  products: [
    .executable(name: "galley-sources", targets: ["galley-sources"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "SourceRewriting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: settings),
    // Links to the package's own targets of these names.
    .target(
      name: "AssetCatalogs", dependencies: ["JSONDocuments", "SourcePlaces", "Suggestions"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(name: "JSONDocuments", swiftSettings: settings),
    .target(name: "QuotedText", exclude: ["README.md"], swiftSettings: settings),
    .target(name: "SourcePlaces", swiftSettings: settings),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "XMLDocuments", dependencies: ["CXML2", "SourcePlaces"], swiftSettings: settings),
    .target(name: "PropertyLists", dependencies: ["SourcePlaces", "XMLDocuments"], swiftSettings: settings),
    .target(name: "Suggestions", swiftSettings: settings),
    .target(
      name: "AppSources",
      dependencies: [
        "AssetCatalogs", "JSONDocuments", "QuotedText", "PropertyLists", "SourcePlaces", "SourceRewriting",
        "Suggestions",
        "XMLDocuments",
      ],
      resources: [
        .embedInCode("provided-modules.txt"), .embedInCode("TestNames/XCTestNames.swift"),
        .embedInCode("TestNames/XCTestNames+UIKit.swift"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "galley-sources",
      dependencies: [
        "AppSources", "SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: settings),
    .testTarget(name: "PluginTests", dependencies: ["galley-sources"], swiftSettings: settings),
    .testTarget(name: "AppSourcesTests", dependencies: ["AppSources", "SourceRewriting"], swiftSettings: settings),
  ]
)
