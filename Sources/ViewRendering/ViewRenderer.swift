import AccessibilityPictures
package import Drawing
import Foundation
package import HeadlessUIKit
package import Raster
package import Snapshots
package import TextLayout

/// Lays views out under configurations, and draws them.
///
/// It reuses open fonts, glyph masks and the memory of a bitmap from one view to the next, which does not affect any
/// result.
@MainActor
package final class ViewRenderer {
  /// The depth of the deepest tree that is laid out; UIKit's own layers fail in the hundreds.
  package static let depthLimit = 1_000

  /// The largest number of times that a screen is enlarged to fit its content: once cells are built, they may be larger
  /// than estimated.
  private static let growthLimit = 8

  private let renderer: any Renderer
  private let pool = BitmapPool()
  private lazy var engine = Engine(renderer: renderer, pool: pool)

  /// - Parameter renderer: the renderer to draw with; it must not be shared.
  package init(_ renderer: any Renderer) { self.renderer = renderer }

  /// Makes a view in the configuration's environment and lays it out.
  ///
  /// On a device the view belongs to a controller, its own or a plain one, fills the window, and has the device's safe
  /// area. With a custom size it stands alone, and its width and height may be those of its content.
  ///
  /// - Parameters:
  ///   - content: on a device, `whole` enlarges the screen until the entire content of a scroll view is visible;
  ///     `accessibility` changes the display list alone, and nothing of a survey.
  ///   - fonts: the library in which fonts are looked up; nil for the current environment's.
  ///   - isSurvey: whether to record the data about each view that an audit needs.
  ///   - isSpoken: whether to record the accessibility elements, as surveys and pictures of accessibility do.
  ///   - inspect: is given the laid-out view, in its environment and window.
  ///   - size: sets the size of a device that is a `sizeOfView`, once the view exists; not needed for others.
  /// - Throws: the errors of `ViewEnvironment.run`: errors and faults, including those of making the view, then the
  ///   errors of `makeView`, or `ViewRenderingError`.
  package func layOut(
    under configuration: Configuration, showing content: DisplayedContent = .visible, fonts: FontLibrary? = nil,
    isSurvey: Bool = false, isSpoken: Bool = false, inspect: (UIView) -> Void = { _ in },
    size: (UIView, inout Device) throws -> Void = { _, _ in }, makeView: () throws -> UIView
  ) throws -> ViewRecording {
    let fonts = fonts ?? ViewEnvironment.current.fonts
    var recording = try configuration.environment(fonts: fonts).run {
      let view = try makeInApp(under: configuration, makeView)
      var configuration = configuration
      if configuration.device.isSizeOfView {
        try size(view, &configuration.device)
        if let width = configuration.windowSize.width { ViewEnvironment.current.windowWidth = width }
      }
      guard !view.treeDepthExceeds(ViewRenderer.depthLimit) else {
        throw ViewRenderingError.tooDeep(limit: ViewRenderer.depthLimit)
      }
      return try laidOut(view, under: configuration, showing: content) { view in
        view.layoutIfNeeded()
        let recording = view.record(
          isSurvey: isSurvey, isSpoken: isSpoken || isSurvey || content == .accessibility)
        inspect(view)
        return recording
      }
    }
    if content == .accessibility, !isSurvey {
      recording.displayList = try accessibilityPicture(of: recording, under: configuration, fonts)
    }
    return recording
  }

  /// Makes a view of a device's screen while the app has a window with a controller, as it has on a device whenever another
  /// screen is made: code asks the window for its size and its safe area.
  private func makeInApp(under configuration: Configuration, _ makeView: () throws -> UIView) rethrows -> UIView {
    guard configuration.screen != nil, UIApplication.shared.keyWindow == nil else { return try makeView() }
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return try withExtendedLifetime(window) { try makeView() }
  }

  private func accessibilityPicture(
    of recording: ViewRecording, under configuration: Configuration, _ fonts: FontLibrary?
  ) throws -> DisplayList {
    let white = configuration.appearance == .dark ? 0.0 : 1.0
    let picture = AccessibilityPicture(
      recording.displayList, recording.spokenElements, page: Color(red: white, green: white, blue: white),
      isRightToLeft: configuration.direction == .rightToLeft)
    return try picture.displayList(fonts: fonts)
  }

  private func laidOut(
    _ view: UIView, under configuration: Configuration, showing content: DisplayedContent,
    _ record: (UIView) -> ViewRecording
  ) throws(ViewRenderingError) -> ViewRecording {
    if configuration.screen == nil { view.applyAppearances() }
    try place(view, in: configuration.windowSize, scale: configuration.scale)
    var recording =
      configuration.screen == nil && (view.next as? UIViewController)?.presentsController != true
      ? record(view)
      : try show(view, content, scale: configuration.scale, isOnScreen: configuration.screen != nil, record)
    recording.displayList.filters = configuration.filters
    return recording
  }

  /// Shows the view as a controller's in a window on the current screen, or of the view's size. What its controller presents
  /// is shown over it; then the window is recorded.
  private func show(
    _ view: UIView, _ content: DisplayedContent, scale: Double, isOnScreen: Bool, _ record: (UIView) -> ViewRecording
  ) throws(ViewRenderingError) -> ViewRecording {
    let controller = view.next as? UIViewController ?? UIViewController()
    if controller.viewIfLoaded !== view { controller.view = view }
    let window =
      isOnScreen
      ? UIWindow() : UIWindow(size: view.bounds.size, safeAreaInsets: .zero, traits: UITraitCollection.current)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let shown = window.showsPresentation ? window : view
    if content == .whole, shown === view { try showAll(of: view, in: window, scale: scale) }
    // Keeps the window alive, as the view's traits and safe area come from it.
    return withExtendedLifetime(window) { record(shown) }
  }

  private func showAll(
    of view: UIView, in window: UIWindow, scale: Double
  ) throws(ViewRenderingError) {
    view.keepScrollableAxes()
    for _ in 0..<ViewRenderer.growthLimit {
      guard let size = view.sizeForWholeContent() else { return }
      try checkPicture(of: size, scale: scale)
      window.resizeScreen(to: size)
    }
  }

  /// Draws a laid-out view, at `scale` device pixels per point.
  package func draw(_ displayList: DisplayList, scale: Double) throws(ViewRenderingError) -> Bitmap {
    do {
      return try renderer.draw(displayList, scale: scale, into: pool)
    } catch {
      throw .drawing("\(error)")
    }
  }

  /// The hash of everything outside the scene and its fonts that can affect its pixels.
  package func engineFingerprint() throws(ViewRenderingError) -> Hash128 { try engine.description().fingerprint }

  /// The description that the fingerprint is the hash of.
  package func engineDescription() throws(ViewRenderingError) -> EngineDescription { try engine.description() }

  /// The fonts that a display list draws with, as listed in records.
  package func usedFonts(_ displayList: DisplayList) -> [UsedFont] { engine.usedFonts(displayList.fonts) }

  /// Sets the view's frame. Like the root view of a controller or window in UIKit, the view uses it even if it has
  /// constraints, which could not position a root.
  private func place(
    _ view: UIView, in window: (width: Double?, height: Double?), scale: Double
  ) throws(ViewRenderingError) {
    // Checked before it is set, as a view's size is never negative, even if its frame's size is set to that.
    try checkSize(CGSize(width: window.width ?? 1, height: window.height ?? 1))
    view.translatesAutoresizingMaskIntoConstraints = true
    var size = CGSize(
      width: window.width ?? view.frame.size.width, height: window.height ?? view.frame.size.height)
    view.frame = CGRect(origin: .zero, size: size)
    if window.width == nil {
      size.width = ContentSize.width(of: view, heightIsGiven: window.height != nil)
      guard size.width > 0, size.width.isFinite else {
        throw .unusableSize(width: size.width, height: size.height)
      }
      view.frame.size.width = size.width
    }
    if window.height == nil { size.height = ContentSize.height(of: view) }
    try checkSize(size)
    try checkPicture(of: size, scale: scale)
    view.frame = CGRect(origin: .zero, size: size)
  }

  /// Throws unless both sides are positive and finite.
  private func checkSize(_ size: CGSize) throws(ViewRenderingError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .unusableSize(width: size.width, height: size.height)
    }
  }

  /// Throws if the picture would be too large, which is known before the content is laid out.
  private func checkPicture(of size: CGSize, scale: Double) throws(ViewRenderingError) {
    do {
      try renderer.checkSize(size, scale: scale)
    } catch {
      throw .drawing("\(error)")
    }
  }
}
