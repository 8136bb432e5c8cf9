import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import ViewRendering

/// The renderer sets a root's frame, whether or not the root's own is left to constraints.
@MainActor @Suite struct RootViewTests {
  private static func root(_ flag: Bool) -> UIView {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = flag
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 30),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 5),
    ])
    return root
  }

  @Test(arguments: [false, true])
  func theRootFillsTheWindow(flag: Bool) throws {
    let phone = Configuration(device: try #require(Device.named("iPhone 8")))
    let cases = [(card(height: 200), CGSize(width: 343, height: 200)), (phone, CGSize(width: 375, height: 667))]
    for (configuration, size) in cases {
      let rendered = try ViewRenderer().layOut(under: configuration) { Self.root(flag) }
      #expect(rendered.findings.isEmpty, "\(rendered.findings)")
      #expect(rendered.layout.frame == CGRect(origin: .zero, size: size))
      #expect(rendered.layout.children.map(\.frame) == [CGRect(x: 10, y: 0, width: size.width - 30, height: 30)])
    }
  }

  /// On a device there is a window whenever another screen is made.
  @Test func theAppHasAWindowWhileAScreenIsMade() throws {
    let phone = Configuration(device: try #require(Device.named("iPhone 8")))
    _ = try ViewRenderer().layOut(under: phone) {
      let window = UIApplication.shared.keyWindow
      #expect(window?.bounds.size == CGSize(width: 375, height: 667) && window?.rootViewController != nil)
      #expect(UIApplication.shared.windows.contains { $0 === window })
      return UIView()
    }
  }

  @Test(arguments: [false, true])
  func theRootIsAsHighAsItsContent(flag: Bool) throws {
    let rendered = try ViewRenderer().layOut(under: card()) { Self.root(flag) }
    #expect(rendered.findings.isEmpty, "\(rendered.findings)")
    #expect(rendered.layout.frame == CGRect(x: 0, y: 0, width: 343, height: 35))
  }

  /// A card is not in a window; its views have their proxies' appearance before it is measured, like those of a screen.
  @Test func viewsHaveTheAppearanceOfTheirProxies() throws {
    final class Bar: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: backgroundColor == .red ? 40 : 20)
      }
    }
    Bar.appearance().backgroundColor = .red
    let phone = Configuration(device: try #require(Device.named("iPhone 8")))
    for (configuration, height) in [(card(), 40), (phone, 667)] {
      let rendered = try ViewRenderer().layOut(under: configuration) { Bar() }
      #expect(rendered.layout.frame.height == CGFloat(height))
      let color = Color(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(rendered.displayList.commands == [.fill(.rectangle(rendered.layout.frame), color)])
    }
  }

  /// Frames stored by Interface Builder, as in `UIButtonGeometryTests`: by the point size of the title's font.
  @Test(arguments: [(15, 30), (17, 33), (24, 41)])
  func aButtonIsAsHighAsItsTitleAsks(size: Int, height: Int) throws {
    let rendered = try ViewRenderer().layOut(under: card()) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: CGFloat(size))
      return button
    }
    #expect(rendered.findings.isEmpty, "\(rendered.findings)")
    #expect(rendered.layout.frame == CGRect(x: 0, y: 0, width: 343, height: CGFloat(height)))
    #expect(rendered.layout.children.flatMap(\.lines).map(\.text) == ["Save"])
  }
}
