// swift-tools-version: 6.1

import PackageDescription

/// Every Swift target is built in Swift 6 mode with the three upcoming features of the house style.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Dependencies by their names: targets, and products of other packages.
func dependencies(_ names: some StringProtocol) -> [Target.Dependency] {
  let packages = ["ArgumentParser": "swift-argument-parser", "Mustache": "swift-mustache", "Yams": "Yams"]
  return names.split(separator: " ").map { name in
    packages[String(name)].map { .product(name: String(name), package: $0) } ?? .byName(name: String(name))
  }
}

/// The targets of a list, each with what it depends on after a colon; further lines of it are indented. A star is a mark.
func entries(_ list: String) -> [(name: String, isMarked: Bool, dependencies: [Target.Dependency])] {
  var found: [(name: String, isMarked: Bool, dependencies: [Target.Dependency])] = []
  for line in list.split(separator: "\n") {
    guard line.first != " " else {
      found[found.count - 1].dependencies += dependencies(line)
      continue
    }
    let parts = line.split(separator: ":")
    let name = String(parts[0].prefix { $0 != "*" })
    found.append((name, parts[0].last == "*", parts.count > 1 ? dependencies(parts[1]) : []))
  }
  return found
}

/// Targets in `Sources`. Those with a star have a README.
func targets(_ list: String) -> [Target] {
  entries(list).map { target in
    .target(
      name: target.name, dependencies: target.dependencies, exclude: target.isMarked ? ["README.md"] : [],
      swiftSettings: settings)
  }
}

/// The tests of targets. Those with a star have fixtures, which are found by `#filePath`, so that they are no resources.
func tests(_ list: String) -> [Target] {
  entries(list).map { target in
    .testTarget(
      name: target.name + "Tests", dependencies: [.byName(name: target.name)] + target.dependencies,
      exclude: target.isMarked ? ["Fixtures"] : [], swiftSettings: settings)
  }
}

/// A target that is not a folder of `Sources` alone.
func target(
  _ name: String, _ names: String = "", in path: String? = nil, excluding excluded: String...,
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies(names), path: path, exclude: excluded, resources: resources,
    swiftSettings: settings)
}

/// Products of one target each.
func libraries(_ names: String) -> [Product] {
  names.split(separator: " ").map { .library(name: String($0), targets: [String($0)]) }
}

func systemLibrary(_ name: String, pkgConfig: String? = nil, debian: String) -> Target {
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
  ("ActivityKit", ["UIKitValues"]),
  ("AdSupport", []),
  ("AppIntents", ["HeadlessSwiftUI", "UIKitValues", "UniformTypeIdentifiers"]),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", []),
  ("AuthenticationServices", ["UIKit", "UIKitPresentation"]),
  ("BackgroundTasks", []),
  ("CallKit", ["AVFoundation"]),
  ("CarPlay", ["MapKit", "UIKit"]),
  ("Charts", ["HeadlessSwiftUI", "HeadlessUIKit", "UIKitPresentation"]),
  ("CloudKit", ["CoreLocation", "UIKit", "UIKitPresentation"]),
  ("Combine", ["UIKitCore"]),
  ("CommonCrypto", ["CNettle"]),
  ("Contacts", ["CoreLocation"]),
  ("ContactsUI", ["Contacts", "UIKit", "UIKitPresentation"]),
  ("CoreAudio", ["AudioToolbox"]),
  ("CoreAudioTypes", ["AudioToolbox"]),
  ("CoreBluetooth", []),
  ("CoreData", ["CoreSpotlight", "InterfaceBuilder", "UIKit", "UIKitCore"]),
  ("CoreHaptics", []),
  ("CoreImage", ["CoreMedia", "UIKit", "UIKitValues"]),
  ("CoreLocation", []),
  ("CoreLocationUI", ["CoreLocation", "UIKit"]),
  ("CoreML", ["CoreMedia"]),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreNFC", []),
  ("CoreServices", ["MobileCoreServices"]),
  ("CoreSpotlight", ["UIKitValues", "UniformTypeIdentifiers"]),
  ("CoreTelephony", []),
  ("CoreText", ["TextLayout", "UIKit", "UIKitValues"]),
  ("CoreTransferable", ["HeadlessSwiftUI", "UniformTypeIdentifiers"]),
  ("CoreVideo", ["CoreMedia"]),
  ("CryptoKit", ["CNettle"]),
  ("DeviceCheck", []),
  ("EventKit", ["CoreLocation", "MapKit", "UIKit"]),
  ("EventKitUI", ["EventKit", "UIKit", "UIKitPresentation"]),
  ("FoundationModels", []),
  ("GameController", ["CoreHaptics", "UIKit"]),
  ("GameKit", ["GameplayKit", "UIKit", "UIKitPresentation"]),
  ("GameplayKit", []),
  ("HealthKit", ["CoreLocation", "UIKit"]),
  ("HomeKit", ["UIKit", "UIKitPresentation"]),
  ("ImageIO", ["UIKit"]),
  ("Intents", ["UIKit"]),
  ("IntentsUI", ["Intents", "UIKit", "UIKitPresentation"]),
  ("JavaScriptCore", []),
  ("LinkPresentation", ["UIKit", "UIKitPresentation"]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation", "UIKit", "UIKitPresentation"]),
  ("MediaPlayer", ["UIKit", "UIKitPresentation"]),
  ("MessageUI", ["UIKit", "UIKitPresentation"]),
  ("Messages", ["UIKit", "UIKitPresentation"]),
  ("Metal", []),
  ("MetalKit", ["Metal", "UIKit", "UIKitPresentation", "simd"]),
  ("MetricKit", []),
  ("MobileCoreServices", ["UIKit", "UniformTypeIdentifiers"]),
  ("MultipeerConnectivity", ["UIKit", "UIKitPresentation"]),
  ("MusicKit", ["Combine", "CoreGraphics", "HeadlessSwiftUI"]),
  ("NaturalLanguage", []),
  ("Network", []),
  ("NotificationCenter", ["UIKit", "UIKitValues"]),
  ("OSLog", ["os"]),
  ("PDFKit", ["UIKit", "UIKitPresentation"]),
  ("PassKit", ["Contacts", "UIKit", "UIKitPresentation"]),
  ("PencilKit", ["UIKit", "UIKitPresentation"]),
  ("Photos", ["AVFoundation", "CoreLocation", "UIKit"]),
  ("PhotosUI", ["Photos", "UIKit", "UIKitPresentation"]),
  ("PushKit", []),
  ("QuickLook", ["UIKit", "UIKitPresentation"]),
  ("QuickLookThumbnailing", ["UIKit"]),
  ("RealityKit", ["ARKit", "Combine", "HeadlessSwiftUI", "UIKit", "UIKitPresentation"]),
  ("ReplayKit", ["UIKit", "UIKitPresentation"]),
  ("SafariServices", ["UIKit", "UIKitPresentation"]),
  ("SceneKit", ["HeadlessSwiftUI", "Metal", "SpriteKit", "UIKit", "UIKitPresentation", "simd"]),
  ("Security", ["UIKit"]),
  ("Social", ["UIKit", "UIKitPresentation"]),
  ("SoundAnalysis", ["AVFoundation", "CoreML", "CoreMedia"]),
  ("Speech", ["AVFoundation"]),
  ("SpriteKit", ["CoreImage", "GameplayKit", "HeadlessSwiftUI", "UIKit", "UIKitPresentation", "simd"]),
  ("StoreKit", ["UIKit", "UIKitPresentation"]),
  ("SwiftData", ["HeadlessSwiftUI", "UIKitValues"]),
  ("SystemConfiguration", []),
  ("TipKit", ["HeadlessSwiftUI", "UIKit", "UIKitPresentation"]),
  ("Translation", ["HeadlessSwiftUI"]),
  ("UniformTypeIdentifiers", ["UIKit", "UIKitPresentation"]),
  ("UserNotifications", ["CoreLocation", "UIKit", "UIKitCore", "UIKitValues"]),
  ("UserNotificationsUI", ["UIKit", "UserNotifications"]),
  ("Vision", ["CoreImage", "CoreML", "ImageIO", "UIKit"]),
  ("VisionKit", ["UIKit", "UIKitPresentation", "Vision"]),
  ("WatchConnectivity", []),
  ("WeatherKit", ["CoreLocation"]),
  ("WebKit", ["UIKit", "UIKitPresentation"]),
  ("WidgetKit", ["ActivityKit", "AppIntents", "HeadlessSwiftUI", "SwiftUI", "UIKitValues"]),
  ("os", []),
  ("simd", []),
]

let frameworkTargets =
  frameworks.map { framework in
    Target.target(
      name: framework.name, dependencies: framework.dependencies,
      exclude: framework.name == "Combine" ? ["README.md"] : [], swiftSettings: settings)
  } + targets("_Testing_CoreImage: CoreImage")

let products: [Product] =
  [.executable(name: "galley", targets: ["galley"])]
  + libraries("HeadlessUIKit DeveloperToolsSupport")
  + [.library(name: "Previews", targets: ["PreviewCommands"])]
  + libraries("InterfaceBuilder CardLayouts FlexibleRowHeightGridLayout")
  + [.library(name: "Typography", targets: ["TypographyKit", "LetterCase"])]
  + libraries("TypographyKitSwiftUI GalleyTesting GalleyTestingSwiftUI TextLayout TextMeasuring LocalizedStrings UIKit")
  + libraries("_Testing_UIKit CoreGraphics _Testing_CoreGraphics _Testing_CoreImage QuartzCore SwiftUI")
  + [.plugin(name: "GalleySources", targets: ["GalleySources"])]
  + frameworks.map { .library(name: $0.name, targets: [$0.name]) }

let systemLibraries = [
  systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
  systemLibrary("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
  systemLibrary("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
  systemLibrary("CGIF", debian: "libgif-dev"),
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
]

/// Tables, arithmetic and documents.
let groundFloor = targets(
  """
  DynamicType
  DeveloperToolsSupport
  BundledFiles
  Digests: CNettle
  Exceptions
  Findings
  AssetCatalogs*: JSONDocuments SourcePlaces Suggestions
  Raster*: CDeflate CSpng CXXHash
  ImageDecoding*: CGIF CJPEG CWebP Raster
  ConstraintSolver*
  ProposalLayout*
  SourcePlaces
  Spans
  Threads
  ModelContextProtocol*: JSONDocuments Suggestions
  MeasuringServer*: JSONDocuments Threads
  QuotedText*
  Suggestions
  JSONDocuments
  XMLDocuments: CXML2 SourcePlaces
  PropertyLists: SourcePlaces XMLDocuments
  InterfaceDocuments*: QuotedText SourcePlaces Suggestions XMLDocuments
  YAMLDocuments: SourcePlaces Yams
  """)

/// Text, strings, comparison, the display list.
let texts = targets(
  """
  TextLayout*: CFreeType CHarfBuzz CICU CXXHash Digests
  LocalizedStrings*: CICU Findings JSONDocuments PropertyLists SourcePlaces Suggestions XMLDocuments
  ImageComparison*: Raster
  VectorPictures*: CCairo CDeflate ImageDecoding Raster XMLDocuments
  Drawing*: Raster TextLayout
  OutlineGeometry*: Drawing
  SpokenElements*: Drawing
  SystemText*: DynamicType TextLayout
  Symbols*: CFreeType Drawing DynamicType SystemText TextLayout XMLDocuments
  """)

/// Pixels, views, references.
let views = targets(
  """
  CairoRendering: CCairo CFreeType Drawing Raster TextLayout
  UIKitValues*: AssetCatalogs Findings BundledFonts Drawing DynamicType ImageDecoding LocalizedStrings QuotedText
    OutlineGeometry Raster Symbols SystemText TextLayout VectorPictures
  ElementGeometry: SystemText UIKitValues
  ProposalText*: Drawing ProposalLayout SystemText TextLayout UIKitValues
  CompositionalLayouts: ElementGeometry Spans SystemText UIKitValues
  PresentationGeometry: UIKitValues
  UIKitCore*: Findings ConstraintSolver Drawing DynamicType ElementGeometry LocalizedStrings PresentationGeometry
    Raster Spans SpokenElements Suggestions SystemText TextLayout UIKitValues
  UIKitLists*: CompositionalLayouts Findings Drawing DynamicType ElementGeometry LocalizedStrings Raster
    SpokenElements Symbols SystemText TextLayout UIKitCore
  UIKitControls*: Drawing LocalizedStrings Raster SystemText UIKitCore UIKitValues
  UIKitText*: Drawing Findings Raster SystemText TextLayout UIKitControls UIKitCore UIKitValues
  UIKitBars*: Drawing Findings Raster SystemText UIKitControls UIKitCore UIKitLists UIKitText UIKitValues
  UIKitPresentation*: Drawing Findings PresentationGeometry Raster UIKitBars UIKitCore UIKitText UIKitValues
  InterfaceBuilder*: Drawing Findings InterfaceDocuments LocalizedStrings QuotedText SourcePlaces Suggestions UIKitBars
    UIKitControls UIKitCore UIKitLists UIKitPresentation UIKitText UIKitValues
  HeadlessUIKit: DeveloperToolsSupport InterfaceBuilder UIKitBars UIKitControls UIKitCore UIKitLists UIKitPresentation
    UIKitText UIKitValues
  TextMeasuring*: BundledFonts DynamicType JSONDocuments SourcePlaces Suggestions SystemText TextLayout
  Snapshots*: Drawing DynamicType Findings ImageComparison JSONDocuments QuotedText Raster SourcePlaces
  StringsChecking*: Exceptions Findings JSONDocuments LocalizedStrings QuotedText SourcePlaces Suggestions TextLayout
    TextMeasuring Threads YAMLDocuments Yams
  Reports: Findings ImageComparison QuotedText Raster Snapshots SourcePlaces
  HeadlessSwiftUI*: Combine DeveloperToolsSupport Drawing Findings HeadlessUIKit ProposalLayout ProposalText
    OutlineGeometry Raster SystemText TextLayout UIKitBars UIKitCore UIKitLists UIKitPresentation UIKitText
    UIKitValues UniformTypeIdentifiers
  SwiftUI: AVKit AuthenticationServices Combine CoreData HeadlessSwiftUI HeadlessUIKit MapKit PassKit PhotosUI StoreKit
    UIKitPresentation UniformTypeIdentifiers WebKit
  CardLayouts: HeadlessUIKit Spans
  FlexibleRowHeightGridLayout: CardLayouts
  LetterCase
  TypographyKit: HeadlessUIKit JSONDocuments LetterCase LocalizedStrings PropertyLists SourcePlaces Suggestions
  TypographyKitSwiftUI: HeadlessSwiftUI HeadlessUIKit TypographyKit
  UIKit: CairoRendering HeadlessUIKit UIKitPresentation
  _Testing_UIKit: UIKit
  CoreGraphics: HeadlessUIKit
  _Testing_CoreGraphics: CoreGraphics
  QuartzCore: HeadlessUIKit
  """)

/// Views under a configuration, scenes, galleries, commands.
let commands = targets(
  """
  AccessibilityPictures*: Drawing HeadlessUIKit Raster SpokenElements TextLayout
  ViewRendering*: AccessibilityPictures Findings CHarfBuzz CICU Drawing DynamicType HeadlessUIKit InterfaceDocuments
    Raster Snapshots SourcePlaces SpokenElements TextLayout
  DocumentChecking*: Findings HeadlessUIKit InterfaceBuilder InterfaceDocuments QuotedText SourcePlaces UIKitCore
    UIKitValues ViewRendering
  Previews: DeveloperToolsSupport DynamicType HeadlessUIKit Suggestions ViewRendering
  Renderers: CairoRendering Drawing Raster ViewRendering
  ViewDocuments*: AssetCatalogs CardLayouts DynamicType HeadlessUIKit InterfaceBuilder InterfaceDocuments
    JSONDocuments LetterCase LocalizedStrings Raster SourcePlaces Suggestions SystemText TypographyKit
    UIKitCore UIKitValues
  Scenes: AssetCatalogs Auditing DynamicType Exceptions Findings HeadlessUIKit ImageComparison InterfaceBuilder
    InterfaceDocuments JSONDocuments LocalizedStrings Raster Snapshots SourcePlaces Suggestions TextLayout
    TypographyKit ViewDocuments ViewRendering YAMLDocuments Yams
  Remedies*: Auditing Drawing DynamicType Findings HeadlessUIKit Raster Scenes Snapshots SourcePlaces ViewDocuments
    ViewRendering YAMLDocuments
  Sensitivity*: CardLayouts Drawing HeadlessUIKit ImageComparison Raster Snapshots ViewRendering
  CommandSupport: BundledFonts DynamicType Exceptions Findings ImageComparison JSONDocuments QuotedText Snapshots
    Suggestions TextLayout ArgumentParser
  TextCommands: CommandSupport DynamicType Exceptions Findings JSONDocuments LocalizedStrings MeasuringServer QuotedText
    Reports Snapshots SourcePlaces StringsChecking TextLayout TextMeasuring Threads ArgumentParser
  ReferenceCommands*: CommandSupport Findings ImageComparison JSONDocuments QuotedText Raster Reports Snapshots
    Suggestions Threads ArgumentParser
  PreviewCommands: DeveloperToolsSupport GalleyCommands Previews Scenes SourcePlaces ViewRendering
  GalleyTesting*: Auditing DeveloperToolsSupport Drawing DynamicType Exceptions Findings HeadlessUIKit ImageComparison
    Previews Raster Renderers Snapshots SourcePlaces Suggestions ViewRendering
  GalleyTestingSwiftUI: GalleyTesting HeadlessSwiftUI HeadlessUIKit
  """)

/// The tests of the targets above.
let unitTests = tests(
  """
  BundledFonts: BundledFiles
  Digests
  Exceptions
  Findings
  ProposalLayout*: LayoutNotation
  HeadlessSwiftUI: Combine Drawing DynamicType HeadlessUIKit LayoutNotation ProposalLayout Raster Renderers SystemText
    UIKitCore UIKitTestSupport UIKitValues UniformTypeIdentifiers
  ConstraintSolver*: TestSupport
  Spans
  ModelContextProtocol: JSONDocuments
  Threads
  MeasuringServer: TextFuzzing Threads
  DynamicType*
  Previews: DeveloperToolsSupport DynamicType HeadlessSwiftUI HeadlessUIKit ViewRendering
  PreviewCommands: DeveloperToolsSupport Drawing DynamicType HeadlessSwiftUI HeadlessUIKit Previews Renderers Scenes
    ViewRendering
  Raster*: TestSupport
  TextLayout*: BundledFonts DynamicType TestSupport TextFuzzing TextMeasuring
  LocalizedStrings*: SourcePlaces TestSupport
  ImageComparison*: Raster TestSupport
  Drawing: Raster TextLayout
  OutlineGeometry*: Drawing
  SpokenElements: Drawing
  Symbols*: BundledFonts Drawing DynamicType SystemText TextLayout
  CairoRendering*: Drawing Raster TestSupport TextLayout
  UIKitValues: AssetCatalogs Drawing Findings DynamicType ImageDecoding LocalizedStrings Raster SystemText TextLayout
    UIKitTestSupport VectorPictures
  ElementGeometry: TestSupport UIKitTestSupport UIKitValues
  ProposalText*: CairoRendering Drawing DynamicType LayoutNotation OutlineGeometry ProposalLayout Raster SystemText
    TextLayout UIKitValues
  CompositionalLayouts*: CDeflate ElementGeometry JSONDocuments SystemText TestSupport UIKitValues
  UIKitCore: Findings ConstraintSolver DynamicType Drawing ElementGeometry LocalizedStrings Raster Spans SystemText
    TextLayout UIKitTestSupport UIKitValues
  UIKitLists: Findings DynamicType Drawing ElementGeometry LocalizedStrings Raster SystemText TextLayout UIKitCore
    UIKitTestSupport UIKitValues
  UIKitControls: Drawing Findings Raster SystemText UIKitCore UIKitTestSupport UIKitValues
  UIKitText: DynamicType Drawing Findings Raster SystemText TextLayout UIKitControls UIKitCore UIKitTestSupport
    UIKitValues
  UIKitBars: Drawing Findings JSONDocuments Raster UIKitControls UIKitCore UIKitText UIKitTestSupport UIKitValues
  PresentationGeometry: UIKitValues
  UIKitPresentation: Drawing Findings PresentationGeometry Raster SpokenElements UIKitBars UIKitCore UIKitTestSupport
    UIKitText UIKitValues
  HeadlessUIKit*: Drawing SpokenElements TestSupport UIKitBars UIKitControls UIKitCore UIKitLists UIKitTestSupport
    UIKitText UIKitValues
  AssetCatalogs: SourcePlaces TestSupport
  ImageDecoding*: Raster
  VectorPictures*: Raster
  JSONDocuments: TestSupport
  SourcePlaces
  XMLDocuments: SourcePlaces TestSupport
  PropertyLists: SourcePlaces
  InterfaceDocuments: SourcePlaces TextFuzzing XMLDocuments
  InterfaceBuilder: Drawing Findings InterfaceDocuments Raster SourcePlaces UIKitBars UIKitControls UIKitCore
    UIKitLists UIKitPresentation UIKitTestSupport UIKitText UIKitValues
  TextMeasuring: Findings BundledFonts Drawing DynamicType HeadlessUIKit JSONDocuments QuotedText TestSupport
    TextFuzzing TextLayout
  StringsChecking: Exceptions Findings LocalizedStrings SourcePlaces TextFuzzing TextLayout TextMeasuring Threads
  DocumentChecking: Findings InterfaceDocuments SourcePlaces TestSupport
  CardLayouts*: HeadlessUIKit TestSupport
  LetterCase
  TypographyKitSwiftUI: Drawing DynamicType HeadlessSwiftUI HeadlessUIKit TypographyKit UIKitCore UIKitTestSupport
  Snapshots: Drawing Findings ImageComparison Raster SourcePlaces TestSupport
  ViewRendering*: Drawing DynamicType Findings HeadlessUIKit ImageComparison Raster Renderers Snapshots SourcePlaces
  AccessibilityPictures: Drawing HeadlessUIKit Raster Renderers SpokenElements ViewRendering
  Gallery: Findings BundledFiles BundledFonts Drawing HeadlessUIKit Raster Renderers Snapshots TestSupport TextLayout
    Threads ViewRendering
  Auditing: Drawing DynamicType Findings HeadlessSwiftUI HeadlessUIKit Raster Renderers Scenes Snapshots TestSupport
    ViewRendering
  Remedies: Auditing Findings HeadlessUIKit Raster Renderers Scenes Snapshots SourcePlaces TestSupport ViewRendering
    YAMLDocuments
  Sensitivity: Drawing HeadlessUIKit ImageComparison Renderers Snapshots ViewRendering
  Reports*: Auditing HeadlessUIKit ImageComparison QuotedText Raster Snapshots SourcePlaces TestSupport
  QuotedText
  ViewDocuments: DynamicType HeadlessUIKit SourcePlaces Suggestions XMLDocuments
  Scenes*: Drawing DynamicType Exceptions Findings HeadlessUIKit ImageComparison Raster Renderers Snapshots
    SourcePlaces SpokenElements TestSupport TextLayout TypographyKit UIKitCore ViewDocuments ViewRendering
  GalleyTesting: Auditing DeveloperToolsSupport Exceptions galley-test-process HeadlessUIKit Raster Snapshots
    SourcePlaces TestSupport ViewRendering
  GalleyTestingSwiftUI: GalleyTesting HeadlessUIKit Raster Snapshots SwiftUI
  GalleyCommands*: Auditing BundledFonts CommandSupport Drawing DynamicType Findings galley Gallery HeadlessUIKit
    ImageComparison QuotedText Raster ReferenceCommands Renderers Reports Scenes Snapshots SourcePlaces TestSupport
    TextCommands TextLayout TextMeasuring Threads ViewDocuments ViewRendering
  Combine: UIKitCore
  """)

/// Targets with resources, or in other folders, and what tests share.
let otherTargets: [Target] = [
  .target(
    name: "BundledFonts", dependencies: ["BundledFiles"], path: "fonts", exclude: ["README.md"],
    sources: ["BundledFonts.swift"], resources: [.copy("Files")], swiftSettings: settings),
  target(
    "Auditing",
    "Findings Drawing DynamicType HeadlessUIKit QuotedText Raster Snapshots SpokenElements TextLayout "
      + "ViewRendering",
    excluding: "README.md", "Pictures"),
  target(
    "Gallery",
    "BundledFiles BundledFonts Digests Drawing DynamicType Findings HeadlessUIKit QuotedText Raster Reports "
      + "Snapshots SourcePlaces TextLayout Threads ViewRendering Mustache",
    excluding: "README.md", "PAGE.md", resources: [.copy("Site")]),
  // Its resources are links to the schemas of Snapshots that are written by hand.
  target(
    "GalleyCommands",
    "Auditing CommandSupport DocumentChecking ReferenceCommands TextCommands BundledFonts Drawing DynamicType "
      + "Exceptions Findings Gallery HeadlessUIKit ImageComparison JSONDocuments LetterCase LocalizedStrings "
      + "MeasuringServer QuotedText ModelContextProtocol Previews Raster Remedies Renderers Reports Scenes Sensitivity "
      + "Snapshots SourcePlaces StringsChecking Suggestions TextLayout TextMeasuring Threads TypographyKit "
      + "VectorPictures ViewDocuments ViewRendering ArgumentParser",
    excluding: "README.md",
    resources: ["results", "run", "decisions"].map { .embedInCode("Schemas/\($0).schema.json") } + [
      .embedInCode("Skill/SKILL.md")
    ]),
  .executableTarget(name: "galley", dependencies: ["GalleyCommands"], swiftSettings: settings),
  // An app's own sources as a target: Tools/GalleySources makes the copies.
  .plugin(name: "GalleySources", capability: .buildTool(), path: "Tools/Plugin"),
  target(
    "TextFuzzing",
    "AssetCatalogs BundledFonts ImageDecoding InterfaceDocuments JSONDocuments LocalizedStrings MeasuringServer "
      + "Raster SourcePlaces StringsChecking TestSupport TextLayout TextMeasuring VectorPictures",
    in: "Tests/Fuzz/Cases"),
  target("TestSupport", in: "Tests/Support", excluding: "Processes/call-points.c"),
  // Recorded layouts and pictures of SwiftUI's, which the tests of three targets are held against.
  target("LayoutNotation", "CDeflate ProposalLayout Raster", in: "Tests/LayoutNotation"),
  // What the tests of UIKit's targets share, with their fixtures.
  target(
    "UIKitTestSupport",
    "Drawing DynamicType Findings Raster UIKitCore",
    in: "Tests/UIKitSupport", excluding: "Fixtures"),
  // A test process that tests start many of, and kill.
  .executableTarget(
    name: "galley-test-process", dependencies: ["GalleyTesting", "HeadlessUIKit"], path: "Tests/Processes",
    swiftSettings: settings),
]

/// Tests with folders that are not theirs, or of several targets.
let otherTests: [Target] = [
  .testTarget(
    name: "TypographyKitTests",
    dependencies: dependencies("GalleyTesting HeadlessUIKit LetterCase LocalizedStrings TestSupport TypographyKit"),
    exclude: ["__Snapshots__"], swiftSettings: settings),
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
  .testTarget(
    name: "FrameworksTests",
    dependencies: frameworks.map { .byName(name: $0.name) }
      + dependencies("Drawing Findings SwiftUI UIKit UIKitCore UIKitTestSupport UIKitValues _Testing_CoreImage"),
    swiftSettings: settings),
]

let package = Package(
  name: "galley",
  products: products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    systemLibraries, groundFloor, texts, views, commands, frameworkTargets, otherTargets, unitTests, otherTests,
  ].flatMap { $0 }
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

// CI builds everything for release, and compiles without optimization what takes longer to optimize than it runs: the tests,
// the commands and what apps import.
if Context.environment["GALLEY_UNOPTIMIZED"] != nil {
  let names = [
    "CommandSupport", "DocumentChecking", "GalleyCommands", "GalleyTesting", "HeadlessSwiftUI", "ModelContextProtocol",
    "PreviewCommands", "ReferenceCommands", "Remedies", "SwiftUI",
  ]
  let unoptimized = frameworkTargets.map(\.name) + names
  for target in package.targets
  where target.type == .test || target.path?.hasPrefix("Tests/") == true || unoptimized.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
