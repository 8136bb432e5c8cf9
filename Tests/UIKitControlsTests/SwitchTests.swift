import Drawing
import Foundation
import Raster
import Testing
import UIKitControls
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// Public pictures of iOS 17.5 and 18.5 (cashapp/AccessibilitySnapshot @ 5b03db8), measured; high confidence unless said.
@MainActor @Suite(.ownEnvironment) struct SwitchTests {
  @Test func itIs51By31WhateverSizeIsSet() {
    let control = UISwitch(frame: CGRect(5, 6, 200, 100))
    #expect(control.frame == CGRect(5, 6, 51, 31))
    control.frame = CGRect(10, 20, 1, 1)
    #expect(control.frame == CGRect(10, 20, 51, 31))
    control.bounds = CGRect(0, 0, 7, 7)
    #expect(control.frame == CGRect(10, 20, 51, 31))
    #expect(control.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func constraintsMayWantAnotherSize() {
    let root = root(300, 100)
    let control = constrained(UISwitch(), "switch", in: root)
    control.fix(width: 120, height: 60)
    control.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }

  /// Interface Builder's frames: 263 for a margin of 8 in 320 (JSQMessagesViewController), 310 for one of 16 in 375.
  @Test(arguments: [(320.0, 8.0, 263.0), (375, 16, 310)]) func itReachesTwoPointsBeyondATrailingMargin(
    _ width: Double, _ margin: Double, _ x: Double
  ) {
    let root = root(width, 44)
    let control = constrained(UISwitch(), "switch", in: root)
    control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin).isActive = true
    control.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x, 6.5, 51, 31))
  }

  @Test func theKnobIsAtTheLeftWhileOff() throws {
    let control = UISwitch()
    let (track, knob) = (try #require(control.fills.first), try #require(control.fills.last))
    #expect(control.fills.count == 2)
    #expect(track.rect == CGRect(0, 0, 51, 31) && track.radius == 15.5)
    #expect(abs(track.color.onWhite - 233) < 1)
    #expect(knob.rect == CGRect(2, 2, 27, 27) && knob.radius == 13.5 && knob.color.onWhite == 255)
  }

  @Test func theKnobIsAtTheRightWhileOn() throws {
    let control = UISwitch()
    control.setOn(true, animated: true)
    let (track, knob) = (try #require(control.fills.first), try #require(control.fills.last))
    #expect(knob.rect == CGRect(22, 2, 27, 27))
    #expect(track.color == UIColor.systemGreen.color(under: .current))
    control.onTintColor = .systemRed
    control.thumbTintColor = .black
    #expect(control.fills.first?.color == UIColor.systemRed.color(under: .current))
    #expect(control.fills.last?.color.onWhite == 0)
  }

  /// An off track in the dark: 39393D (low confidence), which is the secondary fill on a cell's 1C1C1E.
  @Test func itsTrackInTheDark() throws {
    onPhone(UITraitCollection(userInterfaceStyle: .dark))
    let color = try #require(UISwitch().fills.first).color
    let onCell = zip([color.red, color.green, color.blue], [28.0, 28, 30]).map {
      $0 * color.alpha * 255 + $1 * (1 - color.alpha)
    }
    #expect(zip(onCell, [57, 57, 61]).allSatisfy { abs($0 - $1) < 1 })
    onPhone(UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .high))
    #expect(try #require(UISwitch().fills.first).color.onWhite < 232)
  }

  /// Half of 233 on white gives 244; the picture of one that is on has 211 where half would give 214 (medium).
  @Test func oneThatIsDisabledIsHalfTransparent() {
    let control = UISwitch()
    #expect(control.opacities == [])
    control.isEnabled = false
    #expect(control.opacities == [0.5])
  }

  @Test func itIsMirrored() {
    let control = UISwitch()
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.fills.last?.rect.minX == 22)
    control.isOn = true
    #expect(control.fills.last?.rect.minX == 2)
  }

  @Test func onOffLabelsAreInTheTrack() throws {
    let control = UISwitch()
    let plain = control.ownCommands.count
    ViewEnvironment.current.accessibility.showsOnOffLabels = true
    #expect(control.ownCommands.count == plain + 1)
    let isRing = control.ownCommands.contains { command in
      guard case .fill(.border(let ring, _), _) = command else { return false }
      return ring.rect.minX > 29 && ring.rect.maxX < 49
    }
    #expect(isRing)
    control.isOn = true
    let bar = control.fills[1]
    #expect(bar.rect.width < 3 && bar.rect.maxX < 22 && bar.color.onWhite == 255)
  }

  @Test func appearanceProxiesGiveItsColours() {
    UISwitch.appearance(whenContainedInInstancesOf: [Holder.self]).onTintColor = .systemOrange
    let (window, holder) = (UIWindow(frame: CGRect(0, 0, 100, 100)), Holder())
    let (plain, own) = (UISwitch(), UISwitch())
    own.onTintColor = .systemRed
    window.addSubview(holder)
    holder.addSubview(plain)
    holder.addSubview(own)
    #expect(plain.onTintColor == .systemOrange && own.onTintColor == .systemRed)
    #expect(UISwitch().onTintColor == nil)
  }

  private final class Holder: UIView {}
}
