import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

/// A picture has sides of at most 32,767 pixels: a larger one is refused before layout.
@MainActor @Suite struct PictureLimitTests {
  /// Counts its layouts and drawings.
  private final class CountingLabel: UILabel {
    var layouts = 0
    var drawings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect)
      drawings += 1
    }
  }

  private func error(_ configuration: Configuration, _ view: () -> UIView) -> String? {
    do {
      _ = try ViewRenderer().layOut(under: configuration, showing: .whole, makeView: view)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// At 2x 16,383.5 points are 32,767 pixels.
  @Test func aPictureThatIsTooHighIsNotLaidOut() {
    let label = CountingLabel()
    label.numberOfLines = 0
    label.text = String(repeating: "\n", count: 1_000)
    #expect(error(card(height: 16_383.5)) { label } == nil)
    #expect(label.drawings > 0 && label.layouts > 0)
    (label.drawings, label.layouts) = (0, 0)
    #expect(error(card(height: 16_384)) { label }?.hasPrefix("A bitmap of 686 × 32768 pixels cannot be made: ") == true)
    #expect(label.drawings == 0 && label.layouts == 0)
    label.text = String(repeating: "\n", count: 1_000_000)
    #expect(error(card()) { label }?.hasPrefix("A bitmap of 686 × ") == true)
    #expect(label.drawings == 0 && label.layouts == 0)
  }

  /// The content and the 20 points of the status bar, at 2x.
  @Test func aScreenDoesNotGrowBeyondAPicture() throws {
    let phone = Configuration(device: try #require(Device.named("iPhone 8")))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 100, height: 16_400)
    #expect(error(phone) { view }?.hasPrefix("A bitmap of 750 × 32840 pixels cannot be made: ") == true)
  }

  /// A text that is left out has no height.
  @Test func aTextThatIsTooLongIsToldRatherThanTheSizeItLeadsTo() {
    let text = String(repeating: "a", count: 2_097_153)
    #expect(
      error(card()) { label(text) } == "a text of 2097153 bytes is too long: at most 2097152 bytes of UTF-8 are "
        + "shown. Shorten it, or split it among several views.")
  }
}
