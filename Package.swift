// swift-tools-version: 6.1

import PackageDescription

/// Every Swift target is built in Swift 6 mode with the three upcoming features of the house style.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func target(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// A target's tests. Fixtures are found by `#filePath`, so they are no resources.
func tests(_ name: String, _ dependencies: [Target.Dependency], fixtures: Bool = false) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies,
    exclude: fixtures ? ["Fixtures"] : [], swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// Modules that apps import beside UIKit, with what they are above: names, for sources to compile. Nothing else depends on
/// them, so that they cost nothing to those who do not use their products. `Tools/provided-modules.txt` lists them.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("ARKit", ["AVFoundation", "SceneKit", "UIKit", "UIKitPresentation"]),
  ("AVFAudio", ["AVFoundation"]),
  ("AVFoundation", ["AudioToolbox", "CoreMedia", "UIKit", "UIKitCore"]),
  ("AVKit", ["AVFoundation", "UIKit", "UIKitPresentation"]),
  ("Accelerate", ["UIKit", "simd"]),
  ("ActivityKit", []),
  ("AdSupport", []),
  ("AppIntents", ["HeadlessSwiftUI"]),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", []),
  ("AuthenticationServices", ["UIKit", "UIKitPresentation"]),
  ("BackgroundTasks", []),
  ("CallKit", []),
  ("Charts", ["HeadlessSwiftUI", "HeadlessUIKit", "UIKitPresentation"]),
  ("CloudKit", ["CoreLocation", "UIKit", "UIKitPresentation"]),
  ("Combine", ["UIKitCore"]),
  ("CommonCrypto", ["CNettle"]),
  ("Contacts", ["CoreLocation"]),
  ("ContactsUI", ["Contacts", "UIKit", "UIKitPresentation"]),
  ("CoreBluetooth", []),
  ("CoreData", ["UIKit", "UIKitCore"]),
  ("CoreHaptics", []),
  ("CoreImage", ["CoreMedia", "UIKit"]),
  ("CoreLocation", []),
  ("CoreML", ["CoreMedia"]),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreServices", ["MobileCoreServices"]),
  ("CoreSpotlight", ["UniformTypeIdentifiers"]),
  ("CoreTelephony", []),
  ("CoreText", ["TextLayout", "UIKit", "UIKitValues"]),
  ("CoreVideo", ["CoreMedia"]),
  ("CryptoKit", ["CNettle"]),
  ("EventKit", ["UIKit"]),
  ("EventKitUI", ["EventKit", "UIKit", "UIKitPresentation"]),
  ("GameKit", ["GameplayKit", "UIKit", "UIKitPresentation"]),
  ("GameplayKit", []),
  ("HealthKit", ["UIKit"]),
  ("ImageIO", ["UIKit"]),
  ("Intents", []),
  ("IntentsUI", ["Intents", "UIKit", "UIKitPresentation"]),
  ("JavaScriptCore", []),
  ("LinkPresentation", ["UIKit", "UIKitPresentation"]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation", "UIKit", "UIKitPresentation"]),
  ("MediaPlayer", ["UIKit", "UIKitPresentation"]),
  ("MessageUI", ["UIKit", "UIKitPresentation"]),
  ("Metal", []),
  ("MetalKit", ["Metal", "UIKit", "UIKitPresentation", "simd"]),
  ("MobileCoreServices", ["UIKit", "UniformTypeIdentifiers"]),
  ("MultipeerConnectivity", ["UIKit", "UIKitPresentation"]),
  ("NaturalLanguage", []),
  ("Network", []),
  ("OSLog", ["os"]),
  ("PDFKit", ["UIKit", "UIKitPresentation"]),
  ("PassKit", ["Contacts", "UIKit", "UIKitPresentation"]),
  ("PencilKit", ["UIKit", "UIKitPresentation"]),
  ("Photos", ["AVFoundation", "CoreLocation", "UIKit"]),
  ("PhotosUI", ["Photos", "UIKit", "UIKitPresentation"]),
  ("QuickLook", ["UIKit", "UIKitPresentation"]),
  ("RealityKit", ["ARKit", "UIKit", "UIKitPresentation"]),
  ("SafariServices", ["UIKit", "UIKitPresentation"]),
  ("SceneKit", ["HeadlessSwiftUI", "SpriteKit", "UIKit", "UIKitPresentation", "simd"]),
  ("Security", ["UIKit"]),
  ("Social", ["UIKit", "UIKitPresentation"]),
  ("Speech", ["AVFoundation"]),
  ("SpriteKit", ["HeadlessSwiftUI", "UIKit", "UIKitPresentation"]),
  ("StoreKit", ["UIKit", "UIKitPresentation"]),
  ("SwiftData", ["HeadlessSwiftUI"]),
  ("SystemConfiguration", []),
  ("TipKit", ["HeadlessSwiftUI", "UIKit", "UIKitPresentation"]),
  ("UniformTypeIdentifiers", ["UIKit", "UIKitPresentation"]),
  ("UserNotifications", ["CoreLocation", "UIKit", "UIKitCore"]),
  ("Vision", ["CoreImage", "CoreML", "ImageIO", "UIKit"]),
  ("VisionKit", ["UIKit", "UIKitPresentation", "Vision"]),
  ("WatchConnectivity", []),
  ("WebKit", ["UIKit", "UIKitPresentation"]),
  ("WidgetKit", ["ActivityKit", "AppIntents", "HeadlessSwiftUI", "SwiftUI"]),
  ("os", []),
  ("simd", []),
]

let package = Package(
  name: "galley",
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "Previews", targets: ["PreviewCommands"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "CardLayouts", targets: ["CardLayouts"]),
    .library(name: "FlexibleRowHeightGridLayout", targets: ["FlexibleRowHeightGridLayout"]),
    .library(name: "Typography", targets: ["TypographyKit", "LetterCase"]),
    .library(name: "TypographyKitSwiftUI", targets: ["TypographyKitSwiftUI"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "GalleyTestingSwiftUI", targets: ["GalleyTestingSwiftUI"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "TextMeasuring", targets: ["TextMeasuring"]),
    .library(name: "LocalizedStrings", targets: ["LocalizedStrings"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "_Testing_CoreGraphics", targets: ["_Testing_CoreGraphics"]),
    .library(name: "_Testing_CoreImage", targets: ["_Testing_CoreImage"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .plugin(name: "GalleySources", targets: ["GalleySources"]),
  ] + frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // The ground floor: system libraries, tables, arithmetic and documents.
    systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    systemLibrary("CICUSystem", pkgConfig: "icu-i18n", debian: "libicu-dev"),
    systemLibrary("CJPEGSystem", pkgConfig: "libjpeg", debian: "libjpeg-dev"),
    systemLibrary("CNettle", pkgConfig: "nettle", debian: "nettle-dev"),
    systemLibrary("CSpng", pkgConfig: "spng", debian: "libspng-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
    systemLibrary("CXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    systemLibrary("CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    .target(name: "CICU", dependencies: ["CICUSystem"]),
    .target(name: "CJPEG", dependencies: ["CJPEGSystem"]),
    target("DynamicType", []),
    target("DeveloperToolsSupport", []),
    target("BundledFiles", []),
    target("Digests", ["CNettle"]),
    target("Exceptions", []),
    target("Findings", []),
    .target(
      name: "BundledFonts", dependencies: ["BundledFiles"], path: "fonts", exclude: ["README.md"],
      sources: ["BundledFonts.swift"], resources: [.copy("Files")], swiftSettings: settings),
    target("AssetCatalogs", ["JSONDocuments", "SourcePlaces", "Suggestions"], exclude: ["README.md"]),
    target("Raster", ["CDeflate", "CSpng", "CXXHash"], exclude: ["README.md"]),
    target("ImageDecoding", ["CGIF", "CJPEG", "CWebP", "Raster"], exclude: ["README.md"]),
    target("ConstraintSolver", [], exclude: ["README.md"]),
    target("ProposalLayout", [], exclude: ["README.md"]),
    target("SourcePlaces", []),
    target("Spans", []),
    target("Threads", []),
    target("ModelContextProtocol", ["JSONDocuments", "Suggestions"], exclude: ["README.md"]),
    .target(
      name: "MeasuringServer", dependencies: ["JSONDocuments", "Threads"], exclude: ["README.md"],
      swiftSettings: settings),
    target("Messages", [], exclude: ["README.md"]),
    target("Suggestions", []),
    target("JSONDocuments", []),
    target("XMLDocuments", ["CXML2", "SourcePlaces"]),
    target("PropertyLists", ["SourcePlaces", "XMLDocuments"]),
    target(
      "InterfaceDocuments", ["Messages", "SourcePlaces", "Suggestions", "XMLDocuments"], exclude: ["README.md"]),
    target("YAMLDocuments", ["SourcePlaces", .product(name: "Yams", package: "Yams")]),

    // Text, strings, comparison, the display list.
    .target(
      name: "TextLayout", dependencies: ["CFreeType", "CHarfBuzz", "CICU", "CXXHash", "Digests"],
      exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "LocalizedStrings",
      dependencies: [
        "CICU", "Findings", "JSONDocuments", "PropertyLists", "SourcePlaces", "Suggestions", "XMLDocuments",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    target("ImageComparison", ["Raster"], exclude: ["README.md"]),
    target(
      "VectorPictures", ["CCairo", "CDeflate", "ImageDecoding", "Raster", "XMLDocuments"], exclude: ["README.md"]),
    target("Drawing", ["Raster", "TextLayout"], exclude: ["README.md"]),
    target("OutlineGeometry", ["Drawing"], exclude: ["README.md"]),
    target("SpokenElements", ["Drawing"], exclude: ["README.md"]),
    target("SystemText", ["DynamicType", "TextLayout"], exclude: ["README.md"]),
    target(
      "Symbols", ["CFreeType", "Drawing", "DynamicType", "SystemText", "TextLayout", "XMLDocuments"],
      exclude: ["README.md"]),

    // Pixels, views, references.
    target("CairoRendering", ["CCairo", "CFreeType", "Drawing", "Raster", "TextLayout"]),
    target(
      "UIKitValues",
      [
        "AssetCatalogs", "Findings", "BundledFonts", "Drawing", "DynamicType", "ImageDecoding", "LocalizedStrings",
        "Messages", "OutlineGeometry", "Raster", "Symbols", "SystemText", "TextLayout", "VectorPictures",
      ],
      exclude: ["README.md"]),
    target("ElementGeometry", ["SystemText", "UIKitValues"]),
    target(
      "ProposalText", ["Drawing", "ProposalLayout", "SystemText", "TextLayout", "UIKitValues"], exclude: ["README.md"]),
    target("CompositionalLayouts", ["ElementGeometry", "Spans", "SystemText", "UIKitValues"]),
    target("PresentationGeometry", ["UIKitValues"]),
    target(
      "UIKitCore",
      [
        "Findings", "ConstraintSolver", "Drawing", "DynamicType", "ElementGeometry", "LocalizedStrings",
        "PresentationGeometry", "Raster", "Spans", "SpokenElements",
        "Suggestions", "SystemText", "TextLayout", "UIKitValues",
      ], exclude: ["README.md"]),
    target(
      "UIKitLists",
      [
        "CompositionalLayouts", "Findings", "Drawing", "DynamicType", "ElementGeometry", "LocalizedStrings", "Raster",
        "SpokenElements", "Symbols", "SystemText", "TextLayout", "UIKitCore",
      ], exclude: ["README.md"]),
    target(
      "UIKitControls", ["Drawing", "LocalizedStrings", "Raster", "SystemText", "UIKitCore", "UIKitValues"],
      exclude: ["README.md"]),
    target(
      "UIKitText",
      ["Drawing", "Findings", "Raster", "SystemText", "TextLayout", "UIKitControls", "UIKitCore", "UIKitValues"],
      exclude: ["README.md"]),
    target(
      "UIKitBars",
      [
        "Drawing", "Findings", "Raster", "SystemText", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitText",
        "UIKitValues",
      ],
      exclude: ["README.md"]),
    target(
      "UIKitPresentation",
      [
        "Drawing", "Findings", "PresentationGeometry", "Raster", "UIKitBars", "UIKitCore", "UIKitText", "UIKitValues",
      ], exclude: ["README.md"]),
    target(
      "InterfaceBuilder",
      [
        "Drawing", "Findings", "InterfaceDocuments", "LocalizedStrings", "Messages", "SourcePlaces", "Suggestions",
        "UIKitBars",
        "UIKitControls", "UIKitCore", "UIKitLists", "UIKitPresentation", "UIKitText", "UIKitValues",
      ], exclude: ["README.md"]),
    target(
      "HeadlessUIKit",
      [
        "DeveloperToolsSupport", "InterfaceBuilder", "UIKitBars", "UIKitControls", "UIKitCore", "UIKitLists",
        "UIKitPresentation", "UIKitText",
        "UIKitValues",
      ]),
    .target(
      name: "TextMeasuring",
      dependencies: [
        "BundledFonts", "DynamicType", "JSONDocuments", "SourcePlaces", "Suggestions", "SystemText", "TextLayout",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    target(
      "Snapshots",
      ["Drawing", "DynamicType", "Findings", "ImageComparison", "JSONDocuments", "Messages", "Raster", "SourcePlaces"],
      exclude: ["README.md"]),

    .target(
      name: "StringsChecking",
      dependencies: [
        "Exceptions", "Findings", "JSONDocuments", "LocalizedStrings", "Messages", "SourcePlaces", "Suggestions",
        "TextLayout",
        "TextMeasuring",
        "Threads",
        "YAMLDocuments", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["README.md"], swiftSettings: settings),
    target("Reports", ["Findings", "ImageComparison", "Messages", "Raster", "Snapshots", "SourcePlaces"]),
    target(
      "HeadlessSwiftUI",
      [
        "Combine", "DeveloperToolsSupport", "Drawing", "Findings", "HeadlessUIKit", "ProposalLayout", "ProposalText",
        "OutlineGeometry", "Raster", "SystemText", "TextLayout", "UIKitBars", "UIKitCore", "UIKitLists",
        "UIKitPresentation", "UIKitText", "UIKitValues", "UniformTypeIdentifiers",
      ], exclude: ["README.md"]),
    target(
      "SwiftUI",
      [
        "AVKit", "AuthenticationServices", "Combine", "CoreData", "HeadlessSwiftUI", "HeadlessUIKit", "MapKit",
        "PhotosUI", "StoreKit", "UIKitPresentation", "UniformTypeIdentifiers",
      ]),
    target("CardLayouts", ["HeadlessUIKit", "Spans"]),
    target("FlexibleRowHeightGridLayout", ["CardLayouts"]),
    target("LetterCase", []),
    target(
      "TypographyKit",
      [
        "HeadlessUIKit", "JSONDocuments", "LetterCase", "LocalizedStrings", "PropertyLists", "SourcePlaces",
        "Suggestions",
      ]),
    target("TypographyKitSwiftUI", ["HeadlessSwiftUI", "HeadlessUIKit", "TypographyKit"]),
    target("UIKit", ["HeadlessUIKit", "UIKitPresentation"]),
    target("_Testing_UIKit", ["UIKit"]),
    target("CoreGraphics", ["HeadlessUIKit"]),
    target("_Testing_CoreGraphics", ["CoreGraphics"]),
    target("QuartzCore", ["HeadlessUIKit"]),

    // An app's own sources as a target: Tools/GalleySources makes the copies.
    .plugin(name: "GalleySources", capability: .buildTool(), path: "Tools/Plugin"),

    // Views under a configuration, scenes, galleries, commands.
    target(
      "AccessibilityPictures",
      ["Drawing", "HeadlessUIKit", "Raster", "SpokenElements", "TextLayout"], exclude: ["README.md"]),
    target(
      "ViewRendering",
      [
        "AccessibilityPictures", "Findings", "CHarfBuzz", "CICU", "Drawing", "DynamicType", "HeadlessUIKit",
        "InterfaceDocuments", "Raster", "Snapshots", "SourcePlaces", "SpokenElements",
        "TextLayout",
      ], exclude: ["README.md"]),
    target(
      "DocumentChecking",
      [
        "Findings", "HeadlessUIKit", "InterfaceBuilder", "InterfaceDocuments", "Messages", "SourcePlaces", "UIKitCore",
        "UIKitValues", "ViewRendering",
      ], exclude: ["README.md"]),
    target(
      "Previews", ["DeveloperToolsSupport", "DynamicType", "HeadlessUIKit", "Suggestions", "ViewRendering"]),
    target("Renderers", ["CairoRendering", "Drawing", "Raster", "ViewRendering"]),
    .target(
      name: "Auditing",
      dependencies: [
        "Findings", "Drawing", "DynamicType", "HeadlessUIKit", "Messages", "Raster", "Snapshots", "SpokenElements",
        "TextLayout",
        "ViewRendering",
      ],
      exclude: ["README.md", "Pictures"], swiftSettings: settings),
    .target(
      name: "Gallery",
      dependencies: [
        "BundledFiles", "BundledFonts", "Digests", "Drawing", "DynamicType", "Findings", "HeadlessUIKit", "Messages",
        "Raster",
        "Reports",
        "Snapshots", "SourcePlaces", "TextLayout", "Threads", "ViewRendering",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      exclude: ["README.md", "PAGE.md"], resources: [.copy("Site")], swiftSettings: settings),
    target(
      "ViewDocuments",
      [
        "AssetCatalogs", "CardLayouts", "DynamicType", "HeadlessUIKit", "InterfaceBuilder", "InterfaceDocuments",
        "JSONDocuments", "LetterCase", "LocalizedStrings", "Raster", "SourcePlaces", "Suggestions", "SystemText",
        "TextLayout", "TypographyKit", "UIKitCore", "UIKitValues",
      ], exclude: ["README.md"]),
    target(
      "Scenes",
      [
        "AssetCatalogs", "Auditing", "DynamicType", "Exceptions", "Findings", "HeadlessUIKit", "ImageComparison",
        "InterfaceBuilder", "InterfaceDocuments", "JSONDocuments",
        "LocalizedStrings", "Raster", "Snapshots", "SourcePlaces", "Suggestions", "TextLayout", "TypographyKit",
        "ViewDocuments", "ViewRendering", "YAMLDocuments",
        .product(name: "Yams", package: "Yams"),
      ]),
    target(
      "Remedies",
      [
        "Auditing", "Drawing", "DynamicType", "Findings", "HeadlessUIKit", "Raster", "Scenes", "Snapshots",
        "SourcePlaces",
        "ViewDocuments", "ViewRendering", "YAMLDocuments",
      ], exclude: ["README.md"]),
    target(
      "Sensitivity",
      [
        "CardLayouts", "Drawing", "HeadlessUIKit", "ImageComparison", "Raster", "Snapshots", "ViewRendering",
      ], exclude: ["README.md"]),
    target(
      "CommandSupport",
      [
        "BundledFonts", "DynamicType", "Exceptions", "Findings", "ImageComparison", "JSONDocuments", "Messages",
        "Snapshots",
        "Suggestions", "TextLayout",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    target(
      "TextCommands",
      [
        "CommandSupport", "DynamicType", "Exceptions", "Findings", "JSONDocuments", "LocalizedStrings",
        "MeasuringServer", "Messages",
        "Reports",
        "Snapshots", "SourcePlaces", "StringsChecking", "TextLayout", "TextMeasuring", "Threads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    target(
      "ReferenceCommands",
      [
        "CommandSupport", "Findings", "ImageComparison", "JSONDocuments", "Messages", "Raster", "Reports", "Snapshots",
        "Suggestions",
        "Threads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["README.md"]),
    .target(
      name: "GalleyCommands",
      dependencies: [
        "Auditing", "CommandSupport", "DocumentChecking", "ReferenceCommands", "TextCommands", "BundledFonts",
        "Drawing",
        "DynamicType",
        "Exceptions", "Findings", "Gallery", "HeadlessUIKit", "ImageComparison",
        "JSONDocuments", "LetterCase", "LocalizedStrings", "MeasuringServer", "Messages", "ModelContextProtocol",
        "Previews",
        "Raster", "Remedies", "Renderers",
        "Reports",
        "Scenes", "Sensitivity",
        "Snapshots", "SourcePlaces",
        "StringsChecking",
        "Suggestions", "TextLayout", "TextMeasuring", "Threads", "TypographyKit", "VectorPictures", "ViewDocuments",
        "ViewRendering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["README.md"],
      // Links to the schemas of Snapshots that are written by hand.
      resources: ["results", "run", "decisions"].map { .embedInCode("Schemas/\($0).schema.json") } + [
        .embedInCode("Skill/SKILL.md")
      ],
      swiftSettings: settings),
    target(
      "PreviewCommands",
      [
        "DeveloperToolsSupport", "GalleyCommands", "Previews", "Scenes", "SourcePlaces", "ViewRendering",
      ]),
    target(
      "GalleyTesting",
      [
        "Auditing", "DeveloperToolsSupport", "Drawing", "DynamicType", "Exceptions", "Findings", "HeadlessUIKit",
        "ImageComparison", "Previews", "Raster",
        "Renderers", "Snapshots", "SourcePlaces", "Suggestions", "ViewRendering",
      ], exclude: ["README.md"]),
    target("GalleyTestingSwiftUI", ["GalleyTesting", "HeadlessSwiftUI", "HeadlessUIKit"]),
    .executableTarget(name: "galley", dependencies: ["GalleyCommands"], swiftSettings: settings),
    .target(
      name: "TextFuzzing",
      dependencies: [
        "AssetCatalogs", "BundledFonts", "ImageDecoding", "InterfaceDocuments", "JSONDocuments", "LocalizedStrings",
        "MeasuringServer", "Raster",
        "SourcePlaces", "StringsChecking", "TestSupport", "TextLayout", "TextMeasuring", "VectorPictures",
      ],
      path: "Tests/Fuzz/Cases", swiftSettings: settings),
    .target(
      name: "TestSupport", path: "Tests/Support", exclude: ["Processes/call-points.c"], swiftSettings: settings),

    tests("BundledFonts", ["BundledFiles"]),
    tests("Digests", []),
    tests("Exceptions", []),
    tests("Findings", []),
    // Recorded layouts and pictures of SwiftUI's, which the tests of three targets are held against.
    .target(
      name: "LayoutNotation", dependencies: ["CDeflate", "ProposalLayout", "Raster"], path: "Tests/LayoutNotation",
      swiftSettings: settings),
    tests("ProposalLayout", ["LayoutNotation"], fixtures: true),
    tests(
      "HeadlessSwiftUI",
      [
        "Combine", "Drawing", "DynamicType", "HeadlessUIKit", "LayoutNotation", "ProposalLayout", "Raster", "Renderers",
        "SystemText", "UIKitCore", "UIKitTestSupport", "UIKitValues", "UniformTypeIdentifiers",
      ]),
    tests("ConstraintSolver", ["TestSupport"], fixtures: true),
    tests("Spans", []),
    tests("ModelContextProtocol", ["JSONDocuments"]),
    tests("Threads", []),
    tests("MeasuringServer", ["TextFuzzing", "Threads"]),
    tests("DynamicType", [], fixtures: true),
    tests(
      "Previews", ["DeveloperToolsSupport", "DynamicType", "HeadlessSwiftUI", "HeadlessUIKit", "ViewRendering"]),
    tests(
      "PreviewCommands",
      [
        "DeveloperToolsSupport", "Drawing", "DynamicType", "HeadlessSwiftUI", "HeadlessUIKit", "Previews", "Renderers",
        "Scenes",
        "ViewRendering",
      ]),
    tests("Raster", ["TestSupport"], fixtures: true),
    tests(
      "TextLayout", ["BundledFonts", "DynamicType", "TestSupport", "TextFuzzing", "TextMeasuring"], fixtures: true),
    tests("LocalizedStrings", ["SourcePlaces", "TestSupport"], fixtures: true),
    tests("ImageComparison", ["Raster", "TestSupport"], fixtures: true),
    tests("Drawing", ["Raster", "TextLayout"]),
    tests("OutlineGeometry", ["Drawing"], fixtures: true),
    tests("SpokenElements", ["Drawing"]),
    tests(
      "Symbols", ["BundledFonts", "Drawing", "DynamicType", "SystemText", "TextLayout"], fixtures: true),
    tests("CairoRendering", ["Drawing", "Raster", "TestSupport", "TextLayout"], fixtures: true),
    // What the tests of UIKit's targets share, with their fixtures.
    .target(
      name: "UIKitTestSupport", dependencies: ["Drawing", "DynamicType", "Findings", "Raster", "UIKitCore"],
      path: "Tests/UIKitSupport", exclude: ["Fixtures"], swiftSettings: settings),
    tests(
      "UIKitValues",
      [
        "AssetCatalogs", "Drawing", "Findings", "DynamicType", "ImageDecoding", "LocalizedStrings", "Raster",
        "SystemText",
        "TextLayout",
        "UIKitTestSupport", "VectorPictures",
      ]),
    tests("ElementGeometry", ["TestSupport", "UIKitTestSupport", "UIKitValues"]),
    tests(
      "ProposalText",
      [
        "CairoRendering", "Drawing", "DynamicType", "LayoutNotation", "OutlineGeometry", "ProposalLayout", "Raster",
        "SystemText", "TextLayout", "UIKitValues",
      ], fixtures: true),
    tests(
      "CompositionalLayouts",
      ["CDeflate", "ElementGeometry", "JSONDocuments", "SystemText", "TestSupport", "UIKitValues"], fixtures: true),
    tests(
      "UIKitCore",
      [
        "Findings", "ConstraintSolver", "DynamicType", "Drawing", "ElementGeometry", "LocalizedStrings", "Raster",
        "Spans",
        "SystemText", "TextLayout", "UIKitTestSupport", "UIKitValues",
      ]),
    tests(
      "UIKitLists",
      [
        "Findings", "DynamicType", "Drawing", "ElementGeometry", "LocalizedStrings", "Raster", "SystemText",
        "TextLayout",
        "UIKitCore", "UIKitTestSupport", "UIKitValues",
      ]),
    tests(
      "UIKitControls",
      ["Drawing", "Findings", "Raster", "SystemText", "UIKitCore", "UIKitTestSupport", "UIKitValues"]),
    tests(
      "UIKitText",
      [
        "DynamicType", "Drawing", "Findings", "Raster", "SystemText", "TextLayout", "UIKitControls", "UIKitCore",
        "UIKitTestSupport",
        "UIKitValues",
      ]),
    tests(
      "UIKitBars",
      [
        "Drawing", "Findings", "JSONDocuments", "Raster", "UIKitControls", "UIKitCore", "UIKitText", "UIKitTestSupport",
        "UIKitValues",
      ]),
    tests("PresentationGeometry", ["UIKitValues"]),
    tests(
      "UIKitPresentation",
      [
        "Drawing", "Findings", "PresentationGeometry", "Raster", "SpokenElements", "UIKitBars", "UIKitCore",
        "UIKitTestSupport", "UIKitText", "UIKitValues",
      ]),
    tests(
      "HeadlessUIKit",
      [
        "Drawing", "SpokenElements", "TestSupport", "UIKitBars", "UIKitControls", "UIKitCore", "UIKitLists",
        "UIKitTestSupport", "UIKitText", "UIKitValues",
      ], fixtures: true),
    tests("AssetCatalogs", ["SourcePlaces", "TestSupport"]),
    tests("ImageDecoding", ["Raster"], fixtures: true),
    tests("VectorPictures", ["Raster"], fixtures: true),
    tests("JSONDocuments", ["TestSupport"]),
    tests("SourcePlaces", []),
    tests("XMLDocuments", ["SourcePlaces", "TestSupport"]),
    tests("PropertyLists", ["SourcePlaces"]),
    tests("InterfaceDocuments", ["SourcePlaces", "TextFuzzing", "XMLDocuments"]),
    tests(
      "InterfaceBuilder",
      [
        "Drawing", "Findings", "InterfaceDocuments", "Raster", "SourcePlaces", "UIKitBars", "UIKitControls",
        "UIKitCore", "UIKitLists", "UIKitPresentation", "UIKitTestSupport", "UIKitText", "UIKitValues",
      ]),
    tests(
      "TextMeasuring",
      [
        "Findings", "BundledFonts", "Drawing", "DynamicType", "HeadlessUIKit", "JSONDocuments", "Messages",
        "TestSupport", "TextFuzzing", "TextLayout",
      ]),
    tests(
      "StringsChecking",
      [
        "Exceptions", "Findings", "LocalizedStrings", "SourcePlaces", "TextFuzzing", "TextLayout", "TextMeasuring",
        "Threads",
      ]),
    tests("DocumentChecking", ["Findings", "InterfaceDocuments", "SourcePlaces", "TestSupport"]),
    tests("CardLayouts", ["HeadlessUIKit", "TestSupport"], fixtures: true),
    tests("LetterCase", []),
    .testTarget(
      name: "TypographyKitTests",
      dependencies: [
        "GalleyTesting", "HeadlessUIKit", "LetterCase", "LocalizedStrings", "TestSupport", "TypographyKit",
      ],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    tests(
      "TypographyKitSwiftUI",
      ["Drawing", "DynamicType", "HeadlessSwiftUI", "HeadlessUIKit", "TypographyKit", "UIKitCore", "UIKitTestSupport"]),
    tests("Snapshots", ["Drawing", "Findings", "ImageComparison", "Raster", "SourcePlaces", "TestSupport"]),
    tests(
      "ViewRendering",
      [
        "Drawing", "DynamicType", "Findings", "HeadlessUIKit", "ImageComparison", "Raster", "Renderers", "Snapshots",
        "SourcePlaces",
      ],
      fixtures: true),
    tests(
      "AccessibilityPictures",
      ["Drawing", "HeadlessUIKit", "Raster", "Renderers", "SpokenElements", "ViewRendering"]),
    tests(
      "Gallery",
      [
        "Findings", "BundledFiles", "BundledFonts", "Drawing", "HeadlessUIKit", "Raster", "Renderers", "Snapshots",
        "TestSupport",
        "TextLayout",
        "Threads",
      ]),
    tests(
      "Auditing",
      [
        "Drawing", "DynamicType", "Findings", "HeadlessSwiftUI", "HeadlessUIKit", "Raster", "Renderers", "Scenes",
        "Snapshots",
        "TestSupport",
        "ViewRendering",
      ]),
    tests(
      "Remedies",
      [
        "Auditing", "Findings", "HeadlessUIKit", "Raster", "Renderers", "Scenes", "Snapshots", "SourcePlaces",
        "TestSupport",
        "ViewRendering", "YAMLDocuments",
      ]),
    tests(
      "Sensitivity", ["Drawing", "HeadlessUIKit", "ImageComparison", "Renderers", "Snapshots", "ViewRendering"]),
    tests(
      "Reports",
      [
        "Auditing", "HeadlessUIKit", "ImageComparison", "Messages", "Raster", "Snapshots", "SourcePlaces",
        "TestSupport",
      ],
      fixtures: true),
    tests("Messages", []),
    tests("ViewDocuments", ["DynamicType", "HeadlessUIKit", "SourcePlaces", "Suggestions", "XMLDocuments"]),
    tests(
      "Scenes",
      [
        "Drawing", "DynamicType", "Exceptions", "Findings", "HeadlessUIKit", "ImageComparison", "Raster", "Renderers",
        "Snapshots", "SourcePlaces", "SpokenElements", "TestSupport", "TextLayout", "TypographyKit", "UIKitCore",
        "ViewDocuments", "ViewRendering",
      ],
      fixtures: true),
    // A test process that tests start many of, and kill.
    .executableTarget(
      name: "galley-test-process", dependencies: ["GalleyTesting", "HeadlessUIKit"], path: "Tests/Processes",
      swiftSettings: settings),
    tests(
      "GalleyTesting",
      [
        "Auditing", "DeveloperToolsSupport", "Exceptions", "galley-test-process", "HeadlessUIKit", "Raster",
        "Snapshots", "SourcePlaces",
        "TestSupport", "ViewRendering",
      ]),
    tests(
      "GalleyTestingSwiftUI",
      ["GalleyTesting", "HeadlessUIKit", "Raster", "Snapshots", "SwiftUI"]),
    // Sources as iOS apps have them: the articles' layout compiles as printed in Swift 5 mode alone.
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "Findings", "CardLayouts", "Drawing", "FlexibleRowHeightGridLayout", "GalleyTesting", "InterfaceBuilder",
        "TestSupport", "UIKit", "_Testing_UIKit",
      ],
      exclude: ["Drawing/__Snapshots__", "Tables/__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // It builds a package of its own.
    .testTarget(name: "UIKitProductTests", exclude: ["Fixtures"], swiftSettings: settings),
    tests(
      "GalleyCommands",
      [
        "Auditing", "BundledFonts", "CommandSupport", "Drawing", "DynamicType", "Findings", "galley", "Gallery",
        "HeadlessUIKit",
        "ImageComparison", "Messages", "Raster", "ReferenceCommands", "Renderers", "Reports", "Scenes", "Snapshots",
        "SourcePlaces",
        "TestSupport", "TextCommands", "TextLayout", "TextMeasuring", "Threads", "ViewDocuments", "ViewRendering",
      ],
      fixtures: true),
    // Modules of names.
    tests("Combine", ["UIKitCore"]),
    target("_Testing_CoreImage", ["CoreImage"]),
    .testTarget(
      name: "FrameworksTests",
      dependencies: frameworks.map { .byName(name: $0.name) } + [
        "Drawing", "Findings", "SwiftUI", "UIKit", "UIKitCore", "UIKitTestSupport", "UIKitValues",
        "_Testing_CoreImage",
      ],
      swiftSettings: settings),
  ] + frameworks.map { target($0.name, $0.dependencies, exclude: $0.name == "Combine" ? ["README.md"] : []) }
)

// `scripts/benchmark` alone builds the benchmark.
if Context.environment["GALLEY_BENCHMARK"] != nil {
  package.targets.append(
    .executableTarget(
      name: "galley-benchmark",
      dependencies: [
        "BundledFonts", "CairoRendering", "CardLayouts", "ConstraintSolver", "Drawing", "DynamicType", "GalleyTesting",
        "HeadlessSwiftUI", "HeadlessUIKit", "ImageComparison", "InterfaceBuilder", "InterfaceDocuments",
        "JSONDocuments",
        "LocalizedStrings",
        "Raster", "Renderers", "Scenes", "Snapshots", "StringsChecking", "TestSupport", "TextLayout", "TextMeasuring",
        "TypographyKit", "ViewRendering",
      ],
      path: "Tests/Benchmarks/Sources", swiftSettings: settings))
}

// The fuzzer calls libFuzzer's runtime, which `scripts/fuzz` alone links.
if Context.environment["GALLEY_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "galley-fuzz", dependencies: ["TextFuzzing", "TextLayout", "TextMeasuring"], path: "Tests/Fuzz/Sources",
      swiftSettings: settings))
}

// CI builds everything for release, and compiles the tests themselves without optimization: it takes longer than they run.
if Context.environment["GALLEY_UNOPTIMIZED_TESTS"] != nil {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
