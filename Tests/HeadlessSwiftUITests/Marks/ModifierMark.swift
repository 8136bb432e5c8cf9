import Drawing
import Foundation
import HeadlessUIKit
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// A modifier that leaves a mark in a still picture: a sample without it, and with it.
@MainActor
struct ModifierMark {
  let name: String
  let plain: AnyView
  let changed: AnyView

  init<Plain: View>(_ name: String, of plain: Plain, _ change: (Plain) -> any View) {
    (self.name, self.plain, changed) = (name, AnyView(plain), AnyView(change(plain)))
  }

  init(_ name: String, _ change: (MarkSample) -> any View) { self.init(name, of: MarkSample(), change) }
}

/// Text, a symbol and a shape.
struct MarkSample: View {
  var body: some View {
    HStack {
      Text(verbatim: "Sample text 10")
      Image(systemName: "star")
      Rectangle().frame(width: 30, height: 20)
    }
  }
}

/// The picture of a window, and its findings.
@MainActor
struct WindowPicture: Equatable {
  let displayList: DisplayList
  let findings: [String]

  /// - Parameter size: the window's, in points; a tablet's if it is wide.
  init(
    _ view: some View, size: CGSize = CGSize(width: 390, height: 500),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, isTablet: Bool = false
  ) {
    var values = TraitValues.phone
    values.displayScale = 2
    values.layoutDirection = direction
    if isTablet { (values.userInterfaceIdiom, values.horizontalSizeClass) = (.pad, .regular) }
    let window = UIWindow(size: size, safeAreaInsets: .zero, traits: UITraitCollection(values: values))
    window.rootViewController = UIHostingController(rootView: AnyView(view))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let recording = withExtendedLifetime(window) { window.record() }
    displayList = recording.displayList
    findings = recording.findings.map(\.message)
  }
}
