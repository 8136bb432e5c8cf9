import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// Materials have the pictures of UIKit's blur effects: Apple names them alike.
@MainActor @Suite(.ownEnvironment) struct MaterialTwinTests {
  private func screen(_ style: UIBlurEffect.Style) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemRed
    let patch = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    patch.backgroundColor = .systemBlue
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
    effect.frame = CGRect(x: 0, y: 0, width: 240, height: 420)
    controller.view.addSubview(patch)
    controller.view.addSubview(effect)
    return controller
  }

  private func view(_ material: HeadlessSwiftUI.Material) -> some View {
    ZStack(alignment: .topLeading) {
      Color(uiColor: .systemRed)
      Color(uiColor: .systemBlue).frame(width: 120, height: 300)
      Rectangle().fill(material).frame(width: 240, height: 420)
    }
    .ignoresSafeArea()
  }

  @Test(arguments: [TwinTerms(), TwinTerms(style: .dark)]) func blurs(_ terms: TwinTerms) throws {
    let materials: [(HeadlessSwiftUI.Material, UIBlurEffect.Style)] = [
      (.ultraThin, .systemUltraThinMaterial), (.thin, .systemThinMaterial), (.regular, .systemMaterial),
      (.thick, .systemThickMaterial), (.bar, .systemChromeMaterial),
    ]
    for (material, style) in materials {
      expectEqual(try TwinPictures(of: view(material), and: screen(style), terms), "\(style)", terms)
    }
    let other = try TwinPictures(of: view(.thin), and: screen(.systemThickMaterial), terms)
    #expect(other.difference() != nil)
  }

  @Test func aMaterialWithoutOpacityIsNotSeen() throws {
    func screen(_ style: some ShapeStyle) -> UIViewController {
      UIHostingController(
        rootView: ZStack(alignment: .topLeading) {
          Color(uiColor: .systemRed)
          Color(uiColor: .systemBlue).frame(width: 120, height: 300)
          Rectangle().fill(style).frame(width: 240, height: 420)
        }
        .ignoresSafeArea())
    }
    let material = HeadlessSwiftUI.Material.thin
    #expect(try TwinPictures(of: screen(material.opacity(0)), and: screen(Color.clear)).difference() == nil)
    #expect(try TwinPictures(of: screen(material.opacity(0.5)), and: screen(material)).difference() != nil)
  }

  /// Apple, `UIAccessibility.isReduceTransparencyEnabled`: backgrounds are opaque then.
  @Test func withoutTransparencyTheyAreOpaque() throws {
    let reduced = view(.thin).environment(\._accessibilityReduceTransparency, true)
    let plain = ZStack(alignment: .topLeading) {
      Color(uiColor: .systemRed)
      Color(white: 249 / 255).frame(width: 240, height: 420)
    }
    .ignoresSafeArea()
    #expect(
      try TwinPictures(of: UIHostingController(rootView: reduced), and: UIHostingController(rootView: plain))
        .difference() == nil)
  }
}
