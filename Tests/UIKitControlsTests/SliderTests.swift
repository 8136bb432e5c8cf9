import Drawing
import Foundation
import Raster
import Testing
import UIKitControls
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// Public pictures: cashapp/AccessibilitySnapshot (eight systems from iOS 11.2), NativeScript's documentation (iOS 16 and 17).
@MainActor @Suite(.ownEnvironment) struct SliderTests {
  private func slider(_ width: CGFloat, _ value: Float) -> UISlider {
    onPhone()
    let slider = UISlider(frame: CGRect(0, 0, width, 34))
    slider.value = value
    return slider
  }

  private func thumb(_ slider: UISlider) -> CGRect { slider.fills.last?.rect ?? .zero }

  @Test func itFits34() {
    #expect(UISlider().sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
  }

  /// Frames that Interface Builder stored: 285 by 31 at 6 where a constraint says 8 and the other side 289, and 34 points
  /// below what ends at the slider's bottom plus 8.
  @Test func constraintsMakeIt31HighAndTwoPointsWiderAtEachSide() {
    let (root, slider, below) = (UIView(frame: CGRect(0, 0, 375, 200)), UISlider(), UIView())
    for view in [slider, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      slider.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 289),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 20), below.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(6, 10, 285, 31))
    #expect(below.frame.minY == 48)
  }

  @Test func theTrackIsInTheMiddleThreePointsFromTheEdges() {
    let slider = slider(382, 0.75)
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(3, 15, 376, 4))
    let clips = slider.ownCommands.compactMap { command -> CGRect? in
      guard case .begin(.clip(.rectangle(let shape))) = command, shape.cornerRadius == 2 else { return nil }
      return shape.rect
    }
    #expect(clips == [CGRect(3, 15, 376, 4), CGRect(3, 15, 376, 4)])
  }

  /// Seen: 278.5 in 382 points, 275.5 in 377, each at three quarters, and the ends that follow.
  @Test(arguments: [(382.0, 0.75, 278.5), (377, 0.75, 275.5), (377, 0, 15.5), (377, 1, 361.5)])
  func theThumbsMiddleIsOnWholePoints(_ width: Double, _ value: Double, _ middle: Double) {
    let thumb = thumb(slider(width, Float(value)))
    #expect(thumb.midX == middle && thumb.width == 27 && abs(thumb.midY - 15.83) < 0.01)
  }

  @Test func theTintEndsAtTheThumbsMiddle() throws {
    let slider = slider(382, 0.75)
    let parts = slider.fills.dropLast()
    #expect(parts.map(\.rect) == [CGRect(278.5, 15, 100.5, 4), CGRect(3, 15, 275.5, 4)])
    #expect(abs(try #require(parts.first).color.onWhite - 228) < 1)
    #expect(parts.last?.color == UIColor.systemBlue.color(under: .current))
    slider.minimumTrackTintColor = .systemRed
    slider.maximumTrackTintColor = .systemGreen
    slider.thumbTintColor = .black
    #expect(
      slider.fills.map(\.color) == [UIColor.systemGreen, .systemRed, .black].map { $0.color(under: .current) })
  }

  @Test func itIsMirrored() {
    let slider = slider(382, 0.75)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(slider).midX == 382 - 278.5)
    #expect(slider.fills[1].rect.maxX == 379)
  }

  /// UISlider.h: limits move each other, the value stays between them.
  @Test func valuesStayBetweenTheLimits() {
    let slider = slider(100, 0.5)
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect(slider.maximumValue == 15 && slider.value == 15)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
    slider.value = .nan
    slider.minimumValue = .nan
    #expect(slider.value == 3 && slider.minimumValue == 3)
    slider.minimumValue = -.infinity
    slider.maximumValue = .infinity
    #expect(thumb(slider).midX.isFinite)
  }

  @Test func aThumbOfItsOwnHasItsSize() throws {
    let image = try #require(UIImage(data: try pngData(width: 20, height: 20)))
    let slider = slider(100, 1)
    slider.setThumbImage(image, for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1) == CGRect(80, 7, 20, 20))
    #expect(slider.thumbImage(for: .highlighted) === image && slider.currentThumbImage === image)
  }

  @Test func theTrackBeginsBesideTheImages() throws {
    let image = try #require(UIImage(data: try pngData(width: 20, height: 10)))
    let slider = slider(200, 0)
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(0, 12, 20, 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(180, 12, 20, 10))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 20 && track.maxX < 180 && track.height == 4)
  }

  @Test func aSubclassMovesTheTrack() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 12) }
    }
    onPhone()
    let slider = Thick(frame: CGRect(0, 0, 100, 34))
    #expect(slider.fills.first?.rect.height == 10)
  }
}
