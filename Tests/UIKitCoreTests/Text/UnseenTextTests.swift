import Foundation
import Raster
import Testing
import UIKitCore

/// Overlapping texts, in places where they are hidden and where they are visible after all. There is no authority, as
/// UIKit does not detect overlaps.
@MainActor @Suite struct UnseenTextTests {
  private let pile: TextPile

  init() throws { pile = try TextPile() }

  @Test func whatIsHiddenOrWithoutColorLiesOnNothing() {
    pile.add("text")
    let other = pile.add("other")
    #expect(pile.pairs == ["other on text"])
    other.isHidden = true
    #expect(pile.pairs == [])
    other.isHidden = false
    other.alpha = 0
    #expect(pile.pairs == [])
    other.alpha = 1
    other.textColor = .clear
    #expect(pile.pairs == [])
  }

  @Test(arguments: [(UIColor.white, false), (UIColor(white: 1, alpha: 0.9), true), (nil, true)])
  func anOpaqueViewBetweenCoversTheTextBelow(color: UIColor?, isFound: Bool) {
    pile.add("below")
    pile.add("above", to: pile.addBox(color))
    #expect(pile.pairs == (isFound ? ["above on below"] : []))
  }

  @Test func soDoTheBackgroundOfALabelAndOfAText() throws {
    pile.add("below")
    let above = pile.add("above")
    above.backgroundColor = .white
    #expect(pile.pairs == [])
    above.backgroundColor = nil
    above.attributedText = NSAttributedString(
      string: "HHH", attributes: [.font: try #require(above.font), .backgroundColor: UIColor.white])
    #expect(pile.pairs == [])
  }

  @Test(arguments: [true, false])
  func soDoesAPictureWithoutTransparentPixels(isOpaque: Bool) throws {
    let bitmap = try Bitmap(width: 10, height: 10)
    for index in bitmap.pixels.indices where isOpaque || index > 0 { bitmap.pixels[index] = 0xFFFF_FFFF }
    pile.add("below")
    let picture = UIImageView(image: UIImage(data: try PNG.encode(bitmap)))
    picture.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    pile.root.addSubview(picture)
    pile.add("above")
    #expect(pile.pairs == (isOpaque ? [] : ["above on below"]))
  }

  @Test func whatCoversBothLeavesNothingToSee() {
    pile.add("below")
    pile.add("above")
    pile.addBox(.white)
    #expect(pile.pairs == [])
  }

  @Test func aCoverThatEndsBesideTheTextHidesNothing() {
    pile.add("below")
    pile.addBox(.white, CGRect(x: 55, y: 0, width: 100, height: 100))
    pile.add("above")
    #expect(pile.pairs == ["above on below"])
  }

  /// Only the last letters of the texts overlap, and the box covers them.
  @Test func aCoverOfWhatTheyShareIsEnough() {
    pile.add("below")
    pile.addBox(.white, CGRect(x: 30, y: 0, width: 100, height: 100))
    pile.add("above", x: 32)
    #expect(pile.pairs == [])
  }

  @Test func aFadedCoverHidesWhatIsFadedWithIt() {
    pile.add("below")
    let group = pile.addBox(nil)
    group.alpha = 0.5
    pile.add("inside", to: group)
    let cover = UIView(frame: group.bounds)
    cover.backgroundColor = .white
    group.addSubview(cover)
    pile.add("above", to: group)
    #expect(pile.pairs == ["above on below"])
  }

  /// A badge of 40 points: a letter in the middle is completely inside, one at the corner is not.
  @Test func roundCornersHideNothing() {
    pile.add("below")
    let badge = pile.addBox(.white, CGRect(x: 0, y: -5, width: 40, height: 40))
    badge.layer.cornerRadius = 20
    pile.add("middle", "H", x: 12, y: 5, to: badge)
    #expect(pile.pairs == [])
    badge.frame.origin = CGPoint(x: 16, y: 6)
    pile.add("corner", "H", x: -1, y: -6, to: badge)
    #expect(pile.pairs == ["corner on below"])
    badge.layer.cornerRadius = 0
    #expect(pile.pairs == [])
  }

  @Test func whatIsCutOffLiesOnNothing() {
    pile.add("text", y: 20)
    let box = pile.addBox(nil, CGRect(x: 0, y: 0, width: 100, height: 20))
    pile.add("cut", y: 15, to: box)
    #expect(pile.pairs == ["cut on text"])
    box.clipsToBounds = true
    #expect(pile.pairs == [])
  }

  @Test func whatIsOutsideOfThePictureIsNotSeen() {
    pile.add("text", x: -70)
    pile.add("other", x: -70)
    #expect(pile.pairs == [])
  }

  /// The scroll position of the content is taken into account.
  @Test func contentIsWhereItWasScrolledTo() {
    pile.add("text")
    let box = pile.addBox(nil, CGRect(x: 0, y: 0, width: 100, height: 200))
    pile.add("scrolled", y: 100, to: box)
    #expect(pile.pairs == [])
    box.bounds.origin.y = 100
    #expect(pile.pairs == ["scrolled on text"])
  }
}
