import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import ViewRendering

/// The screen on which Interface Builder laid out an object of a document: as large as the object was stored, with the bars of
/// the document's device and of the controllers around it.
struct DocumentCanvas {
  let size: CGSize
  let safeAreaInsets: UIEdgeInsets
  let traits: UITraitCollection
  /// Whether the controller is shown below a navigation bar, which scroll views adjust to.
  let isBelowNavigationBar: Bool

  /// The height of a navigation bar, of one with a large title, and of one in a sheet, and of the bars at the bottom, in
  /// points: those of the stored frames.
  private static let (bar, padBar, largeBar, sheetBar, tabBar) = (44.0, 50.0, 96.0, 56.0, 49.0)

  @MainActor init(_ screen: DocumentScreen, of document: InterfaceDocument, _ graph: ControllerGraph) {
    var configuration = Configuration(device: document.device.flatMap(Device.init) ?? .canvasDefault)
    if document.device?.isLandscape == true { configuration.orientation = .landscape }
    if document.device?.isDark == true { configuration.appearance = .dark }
    let device = configuration.screen
    let screenSize = device?.size ?? CGSize(width: 414, height: 896)
    size = screen.storedSize ?? screenSize
    traits = configuration.traits
    scale = document.device == nil ? 1 : traits.displayScale
    let bars = document[screen.id].map(graph.bars) ?? SimulatedBars()
    isBelowNavigationBar = screen.kind == .controller && bars.top != .none
    guard screen.kind != .cell else {
      safeAreaInsets = .zero
      return
    }
    var insets = device?.safeAreaInsets ?? .zero
    if let height = document.statusBarHeight { insets.top = height }
    let isPad = configuration.traits.userInterfaceIdiom == .pad
    // A view below an opaque bar, or in a sheet, is lower than the screen, and begins below the status bar. One that is
    // much lower is embedded in another, and its canvas has the screen's edges.
    let isLower =
      screen.kind == .controller && size.width == screenSize.width && size.height < screenSize.height
      && size.height > screenSize.height / 2
    if isLower { insets.top = 0 }
    let isBelowBar = isLower && size.height == screenSize.height - (device?.safeAreaInsets.top ?? 0) - Self.bar
    switch bars.top {
    case .none: break
    case _ where isBelowBar: break
    case .navigationBar(isLarge: true): insets.top += Self.largeBar
    case .navigationBar: insets.top += isLower ? Self.sheetBar : isPad ? Self.padBar : Self.bar
    }
    switch bars.bottom {
    case .none: break
    case .toolbar: insets.bottom += Self.bar
    case .tabBar: insets.bottom += Self.tabBar
    }
    safeAreaInsets = insets
  }

  /// The number of pixels per point: one on the canvases of before there were devices.
  let scale: CGFloat

  /// The environment in which the object is made.
  func environment() -> ViewEnvironment {
    ViewEnvironment(
      traits: traits, screen: ScreenDevice(size: size, safeAreaInsets: safeAreaInsets, traits: traits),
      windowWidth: size.width)
  }
}

extension InterfaceDocument {
  /// The version of Interface Builder that stored the document, such as 21701; 0 for one that is not known.
  var toolsVersion: Double { root["toolsVersion"].flatMap { Double($0.split(separator: ".").first ?? "") } ?? 0 }

  /// The height of the status bar where it was different in the document's time from the device's, in points.
  ///
  /// Stored frames say so: the iPhone 11 has 44 up to Xcode 13 (19162) and 48 in Xcode 15 (22155), the screen of 375 by 812
  /// points 50 in Xcode 16 (23094), and the iPhone 8 none in Xcode 11 (15404 to 16097).
  fileprivate var statusBarHeight: CGFloat? {
    switch device?.id {
    case "retina6_1" where toolsVersion < 21_000: 44
    case "retina5_9" where toolsVersion >= 21_000: 50
    case "retina4_7" where (15_400..<17_000).contains(toolsVersion): 0
    default: nil
    }
  }
}
