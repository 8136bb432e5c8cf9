import Drawing
import Foundation
import Raster
import Testing
import UIKitCore

@MainActor @Suite struct RecordingTests {
  static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
  static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

  static func shape(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: Double = 0
  ) -> RoundedRectangle {
    RoundedRectangle(rect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  static func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test func anEmptyViewPaintsNothing() {
    #expect(Self.view(0, 0, 10, 20).record().displayList == DisplayList(size: CGSize(width: 10, height: 20)))
    #expect(Self.view(0, 0, 10, 20, .clear).record().displayList.flatCommands == [])
    #expect(Self.view(0, 0, 0, 20, .red).record().displayList.flatCommands == [])
  }

  @Test func nestedViewsArePlacedInTheRootsSpace() {
    let root = Self.view(50, 60, 100, 100, .red)
    let outer = Self.view(10, 20, 30, 40, .blue)
    let inner = Self.view(1, 2, 3, 4, .black)
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(Self.view(0, 0, 5, 5, .white))
    #expect(
      root.record().displayList.flatCommands == [
        .fill(.rectangle(Self.shape(0, 0, 100, 100)), Self.red),
        .fill(.rectangle(Self.shape(10, 20, 30, 40)), Self.blue),
        .fill(.rectangle(Self.shape(11, 22, 3, 4)), Self.black), .fill(.rectangle(Self.shape(0, 0, 5, 5)), Self.white),
      ])
  }

  @Test func eachViewIsPaintedInItsOwnSpace() {
    let root = Self.view(50, 60, 100, 100, .red)
    let outer = Self.view(10, 20, 30, 40, .blue)
    outer.bounds.origin = CGPoint(x: 3, y: 5)
    outer.addSubview(Self.view(1, 2, 3, 4, .black))
    root.addSubview(outer)
    root.addSubview(Self.view(0, 0, 5, 5, .white))
    func move(_ x: CGFloat, _ y: CGFloat) -> DrawCommand {
      .begin(.transform(AffineTransform(translationByX: x, byY: y)))
    }
    #expect(
      root.record().displayList.commands == [
        .fill(.rectangle(Self.shape(0, 0, 100, 100)), Self.red),
        move(7, 15), .fill(.rectangle(Self.shape(3, 5, 30, 40)), Self.blue),
        move(1, 2), .fill(.rectangle(Self.shape(0, 0, 3, 4)), Self.black), .end, .end,
        .fill(.rectangle(Self.shape(0, 0, 5, 5)), Self.white),
      ])
  }

  /// A view that is moved by whole pixels paints the same commands at its new position.
  @Test func aMovedViewChangesItsScopeAlone() {
    let root = Self.view(0, 0, 300, 300)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    label.text = "Some text"
    root.addSubview(label)
    let before = root.record().displayList.commands
    label.frame.origin = CGPoint(x: 70, y: 33)
    let after = root.record().displayList.commands
    #expect(before.first == .begin(.transform(AffineTransform(translationByX: 10, byY: 20))))
    #expect(after.first == .begin(.transform(AffineTransform(translationByX: 70, byY: 33))))
    #expect(before.dropFirst() == after.dropFirst() && before.count > 2)
  }

  @Test func subviewsMoveAgainstTheBoundsOrigin() {
    let root = Self.view(0, 0, 100, 100)
    root.bounds.origin = CGPoint(x: 5, y: 7)
    root.addSubview(Self.view(10, 10, 1, 1, .red))
    #expect(root.record().displayList.flatCommands == [.fill(.rectangle(Self.shape(5, 3, 1, 1)), Self.red)])
  }

  @Test func hiddenAndTransparentViewsAreLeftOut() {
    let root = Self.view(0, 0, 100, 100, .red)
    let (hidden, transparent) = (Self.view(0, 0, 10, 10, .blue), Self.view(0, 0, 10, 10, .blue))
    hidden.addSubview(Self.view(0, 0, 1, 1, .black))
    hidden.isHidden = true
    transparent.alpha = 0
    root.addSubview(hidden)
    root.addSubview(transparent)
    #expect(root.record().displayList.flatCommands == [.fill(.rectangle(Self.shape(0, 0, 100, 100)), Self.red)])
    #expect(root.record().layout.children.isEmpty)
  }

  @Test func aTranslucentViewIsAGroup() {
    let root = Self.view(0, 0, 100, 100)
    let view = Self.view(10, 10, 10, 10, .red)
    view.alpha = 0.5
    view.addSubview(Self.view(0, 0, 5, 5, .blue))
    root.addSubview(view)
    #expect(
      root.record().displayList.flatCommands == [
        .begin(.group(alpha: 0.5)), .fill(.rectangle(Self.shape(10, 10, 10, 10)), Self.red),
        .fill(.rectangle(Self.shape(10, 10, 5, 5)), Self.blue), .end,
      ])
  }

  @Test func aClippingViewKeepsItsBorderOutsideOfTheClip() {
    let root = Self.view(0, 0, 100, 100, .red)
    root.clipsToBounds = true
    root.layer.cornerRadius = 8
    root.layer.borderWidth = 2
    root.layer.borderColor = UIColor.black.cgColor
    root.addSubview(Self.view(90, 0, 50, 50, .blue))
    let shape = Self.shape(0, 0, 100, 100, radius: 8)
    #expect(
      root.record().displayList.flatCommands == [
        .fill(.rectangle(shape), Self.red), .begin(.clip(.rectangle(shape))),
        .fill(.rectangle(Self.shape(90, 0, 50, 50)), Self.blue), .end,
        .fill(.border(shape, width: 2), Self.black),
      ])
  }

  @Test func clipsAndGroupsAroundNothingAreTakenBack() {
    let root = Self.view(0, 0, 100, 100)
    root.clipsToBounds = true
    root.alpha = 0.5
    let inner = Self.view(0, 0, 10, 10)
    inner.clipsToBounds = true
    root.addSubview(inner)
    #expect(root.record().displayList.flatCommands == [])
  }

  @Test func backgroundsAreShownUnderTheViewsTraits() {
    let root = Self.view(0, 0, 10, 10, .systemBackground)
    root.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    let child = Self.view(0, 0, 5, 5, .label)
    root.addSubview(child)
    #expect(
      root.record().displayList.flatCommands == [
        .fill(.rectangle(Self.shape(0, 0, 10, 10)), Self.black), .fill(.rectangle(Self.shape(0, 0, 5, 5)), Self.white),
      ])
    #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func theLayersBackgroundIsTheViews() {
    let view = UIView()
    view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test func senselessLayerValuesAreNotPainted() {
    let view = Self.view(0, 0, 10, 10, .red)
    view.layer.cornerRadius = .nan
    view.layer.borderWidth = .infinity
    view.alpha = .nan
    #expect(view.record().displayList.flatCommands == [.fill(.rectangle(Self.shape(0, 0, 10, 10)), Self.red)])
    view.alpha = 7
    #expect(view.alpha == 1)
  }

  @Test func theLayoutIsDescribedInTheRootsSpace() {
    final class Card: UIView {}
    let root = Card(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.accessibilityIdentifier = "card"
    let outer = Self.view(10, 20, 30, 40)
    outer.addSubview(Self.view(1, 2, 3, 4))
    root.addSubview(outer)
    var expected = LayoutNode(
      kind: "Card", name: "card", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var child = LayoutNode(kind: "UIView", frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.children = [LayoutNode(kind: "UIView", frame: CGRect(x: 11, y: 22, width: 3, height: 4))]
    expected.children = [child]
    #expect(root.record().layout == expected)
  }
}
