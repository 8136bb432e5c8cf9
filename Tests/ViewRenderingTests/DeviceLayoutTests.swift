import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import Testing

@testable import ViewRendering

/// The effects of a device's screen on a view: safe area, margins, the readable width.
@MainActor @Suite struct DeviceLayoutTests {
  private let renderer = ViewRenderer()

  /// A root view whose subviews are pinned to its guides.
  private func guides(_ device: String, _ change: (inout Configuration) -> Void = { _ in }) throws -> [CGRect] {
    var configuration = Configuration(device: try #require(Device.named(device)))
    configuration.scale = 1
    change(&configuration)
    let rendered = try renderer.layOut(under: configuration) {
      let root = UIView()
      for guide in [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide] {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
          view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
      }
      return root
    }
    #expect(rendered.findings.isEmpty, "\(rendered.findings)")
    return rendered.layout.children.map(\.frame)
  }

  /// Safe areas: `Fixtures/devices.json`. Margins of root views: 16 at 375, 20 at 414 and on tablets; readable widths at
  /// the default size: 343 of 375, 374 of 414, 672 of 768 (gist sstadelman/50cd4bb2).
  @Test func rootViewsHaveTheDevicesGuides() throws {
    #expect(
      try guides("iPhone 8") == [
        CGRect(x: 0, y: 20, width: 375, height: 647), CGRect(x: 16, y: 20, width: 343, height: 647),
        CGRect(x: 16, y: 20, width: 343, height: 647),
      ])
    #expect(
      try guides("iPhone 11 Pro Max") == [
        CGRect(x: 0, y: 44, width: 414, height: 818), CGRect(x: 20, y: 44, width: 374, height: 818),
        CGRect(x: 20, y: 44, width: 374, height: 818),
      ])
    #expect(
      try guides("iPad Air 9.7-inch") == [
        CGRect(x: 0, y: 20, width: 768, height: 1004), CGRect(x: 20, y: 20, width: 728, height: 1004),
        CGRect(x: 48, y: 20, width: 672, height: 1004),
      ])
  }

  @Test func aPhoneOnItsSideHasItsSensorsBesideTheView() throws {
    let safeArea = try guides("iPhone 15") { $0.orientation = .landscape }[0]
    #expect(safeArea == CGRect(x: 59, y: 0, width: 852 - 118, height: 393 - 21))
  }

  @Test func aNarrowWindowHasTheMarginsOfItsWidth() throws {
    #expect(try guides("iPad Air 9.7-inch") { $0.width = 320 }[1] == CGRect(x: 16, y: 20, width: 288, height: 1004))
  }

  @Test func aFreeSizeHasNoSafeAreaAndOrdinaryMargins() throws {
    let rendered = try renderer.layOut(under: card(height: 200)) {
      let root = UIView()
      #expect(root.safeAreaInsets == .zero)
      #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(root.window == nil)
      return root
    }
    #expect(rendered.layout.frame.size == CGSize(width: 343, height: 200))
  }

  @Test func theScreenIsTheDevicesWhileAViewIsMade() throws {
    let before = UIScreen.main.bounds
    let phone = Configuration(device: try #require(Device.named("iPhone 15")))
    _ = try renderer.layOut(under: phone) {
      #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
      #expect(UIScreen.main.scale == 3)
      return UIView()
    }
    #expect(UIScreen.main.bounds == before)
  }

  // MARK: The content's height

  /// A line of 17 points is 20.5 points high at two pixels per point (`UILabelSizeTests`).
  private func constrained(_ subview: UIView, atLeast: Bool = false) -> UIView {
    let root = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(subview)
    let bottom =
      atLeast
      ? root.bottomAnchor.constraint(greaterThanOrEqualTo: subview.bottomAnchor, constant: 16)
      : root.bottomAnchor.constraint(equalTo: subview.bottomAnchor, constant: 16)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: root.topAnchor, constant: 16), bottom,
      subview.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(equalTo: subview.trailingAnchor, constant: 16),
    ])
    return root
  }

  @Test(arguments: [false, true])
  func constraintsSayHowHighACardIs(atLeast: Bool) throws {
    let text = "a" + String(repeating: " word", count: 40)
    for (text, width) in [("a", 343.0), (text, 343), (text, 200)] {
      let rendered = try renderer.layOut(under: card(width: width)) { constrained(label(text), atLeast: atLeast) }
      let node = try #require(rendered.layout.children.first)
      let height = (CGFloat(node.lines.count) * 20.287109375 * 2).rounded(.up) / 2
      #expect(node.frame == CGRect(x: 16, y: 16, width: width - 32, height: height), "\(width)")
      #expect(rendered.layout.frame == CGRect(x: 0, y: 0, width: width, height: height + 32))
    }
  }

  @Test func aStackViewIsAsHighAsWhatItArranges() throws {
    let rendered = try renderer.layOut(under: card()) {
      let stack = UIStackView(arrangedSubviews: [label("a"), label("b\nc")])
      stack.axis = .vertical
      stack.spacing = 4
      return stack
    }
    #expect(rendered.layout.frame == CGRect(x: 0, y: 0, width: 343, height: 20.5 + 4 + 41))
  }

  @Test func aFlexibleSubviewWithConstraintsKeepsItsDistances() throws {
    let rendered = try renderer.layOut(under: card()) { cardView(constrained(label("a"))) }
    #expect(rendered.layout.frame.size.height == 16 + 52.5 + 16)
  }
}
