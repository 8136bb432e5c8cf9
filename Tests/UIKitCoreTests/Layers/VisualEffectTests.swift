import Drawing
import Findings
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// Materials as far as anything about them is public (`Material`), and their content.
@MainActor @Suite(.ownEnvironment) struct VisualEffectTests {
  private func view(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    return view
  }

  private static func grey(_ shade: Double, _ alpha: Double) -> Paint {
    .color(Color(red: shade / 255, green: shade / 255, blue: shade / 255, alpha: alpha))
  }

  @Test func aMaterialIsATintOverABlur() {
    let area = Path.rectangle(RecordingTests.shape(0, 0, 40, 20))
    #expect(
      view(.systemChromeMaterial).record().displayList.commands == [
        .backdrop(area, BackdropFilter(blur: 20, saturation: 1.8)), .fill(area, Self.grey(249, 0.94)),
      ])
    let dark = view(.systemChromeMaterial)
    dark.overrideUserInterfaceStyle = .dark
    #expect(dark.record().displayList.commands.last == .fill(area, Self.grey(29, 0.94)))
    #expect(view(.systemMaterialDark).record().displayList.commands.last == .fill(area, Self.grey(37, 0.82)))
  }

  /// Thicker materials show less of what lies behind, in light and dark interfaces.
  @Test func thickerMaterialsHideMore() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    for isDark in [false, true] {
      let opacities = styles.map { style -> Double in
        let view = view(style)
        view.overrideUserInterfaceStyle = isDark ? .dark : .light
        guard case .fill(_, .color(let color))? = view.record().displayList.commands.last else { return 0 }
        return color.alpha
      }
      #expect(opacities == opacities.sorted() && Set(opacities).count == 4, "\(opacities)")
    }
  }

  @Test func reducedTransparencyIsOpaque() {
    ViewEnvironment.current.accessibility.reducesTransparency = true
    let commands = view(.systemThinMaterial).record().displayList.commands
    #expect(commands == [.fill(.rectangle(RecordingTests.shape(0, 0, 40, 20)), Self.grey(249, 1))])
  }

  @Test func allMaterialsOfASceneAreOneFinding() {
    let root = RecordingTests.view(0, 0, 100, 100)
    for style in UIBlurEffect.Style.allCases { root.addSubview(view(style)) }
    let blur = UIBlurEffect(style: .regular)
    root.addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label)))
    root.addSubview(UIVisualEffectView(effect: nil))
    let recording = root.record()
    #expect(recording.findings.map(\.kind) == [.approximateLook])
    let effects = recording.layout.children.flatMap(\.attributes).filter { $0.name == "effect" }.map(\.value)
    #expect(effects.first == "extraLight" && effects.last == "vibrancy regular")
    #expect(effects.count == UIBlurEffect.Style.allCases.count + 1)
  }

  @Test func contentBelongsInTheContentView() {
    let view = view(.regular)
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    view.frame.size.width = 70
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    view.addSubview(UIView())
    #expect(
      UIKitFaults.take() == [
        "NSInternalInconsistencyException: UIVisualEffectView.addSubview: a UIView was added to the view itself instead "
          + "of its contentView"
      ])
  }
}
