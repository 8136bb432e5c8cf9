import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import ViewRendering

@testable import AccessibilityPictures
@testable import SpokenElements

/// Pictures of what VoiceOver reads. Widths, distances and shapes are those of AccessibilitySnapshot 0.12's legends, read off its
/// reference pictures.
@MainActor
@Suite struct AccessibilityPictureTests {
  private static func element(_ text: String, _ frame: CGRect) -> SpokenElement {
    var source = ElementSource()
    source.label = text
    source.frame = frame
    let order = ReadingOrder(isPhone: true, isRightToLeft: false)
    return ElementTree([.element(source)], order: order, language: "en").spokenElements[0]
  }

  private static func list(
    _ elements: [SpokenElement], size: CGSize = CGSize(width: 393, height: 852), isRightToLeft: Bool = false
  ) throws -> DisplayList {
    let screen = DisplayList(
      size: size, commands: [.fill(.rectangle(CGRect(origin: .zero, size: size)), Color(red: 1, green: 0, blue: 0))])
    return try AccessibilityPicture(
      screen, elements, page: Color(red: 1, green: 1, blue: 1), isRightToLeft: isRightToLeft
    ).displayList(fonts: nil)
  }

  private static let title = element("Title", CGRect(x: 16, y: 60, width: 200, height: 40))

  @Test("Without elements the picture stands alone, in its colours") func nothingIsAdded() throws {
    let list = try Self.list([])
    #expect(list.size == CGSize(width: 393, height: 852) && list.commands.count == 1)
  }

  @Test("The legend is right of what is high, and below what is wide or narrow") func theLegendHasRoom() throws {
    #expect(try Self.list([Self.title]).size == CGSize(width: 393 + 284 + 32, height: 852))
    let wide = try Self.list([Self.title], size: CGSize(width: 852, height: 393)).size
    #expect(wide.width == 852 && wide.height > 393 + 32)
    let narrow = try Self.list([Self.title], size: CGSize(width: 200, height: 400)).size
    #expect(narrow.width == 284 + 32 && narrow.height > 400 + 32)
  }

  @Test("The screen is grey, outlines are coloured, and the legend is on 90 % white") func colorsAreThoseOfOutlines()
    throws
  {
    let bitmap = try ViewRenderer().draw(try Self.list([Self.title]), scale: 1)
    func channels(_ x: Int, _ y: Int) -> [Int] {
      let pixel = bitmap.pixels[y * bitmap.width + x]
      return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }
    // Red has a luminosity of 0.3 by PDF 32000-1, 11.3.5.3.
    let grey = channels(300, 500)
    #expect(Set(grey).count == 1 && abs(grey[0] - 77) <= 1)
    #expect(Set(channels(210, 80)).count > 1)
    #expect(channels(393 + 4, 4) == [230, 230, 230] || channels(393 + 4, 4) == [229, 229, 229])
  }

  @Test("Frames are two points larger with corners of eight; a path stays as it is") func outlinesFollowElements()
    throws
  {
    let rectangle = try Self.list([Self.title]).commands.contains { command in
      guard case .fill(.rectangle(let shape), .color(let color)) = command else { return false }
      return shape.rect == CGRect(x: 14, y: 58, width: 204, height: 44) && shape.cornerRadius == 8
        && color.alpha == 0.25
    }
    #expect(rectangle)
    var circle = Self.title
    circle.path = .rectangle(CGRect(x: 20, y: 20, width: 40, height: 40), cornerRadius: 20)
    let path = try #require(circle.path)
    let isDrawn = try Self.list([circle]).commands.contains { command in
      if case .fill(path, .color(let color)) = command { color.alpha == 0.25 } else { false }
    }
    #expect(isDrawn)
  }

  @Test("Numbers are on the leading top corner and on the screen, and do not cover each other") func numbersStandApart()
    throws
  {
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    let same =
      Array(repeating: Self.title, count: 3) + [Self.element("Out", CGRect(x: 380, y: 2_000, width: 50, height: 9))]
    let places = ElementOutlines(same, in: bounds, isRightToLeft: false).badges.map(\.frame)
    #expect(places[0].origin == CGPoint(x: 6, y: 50))
    for (one, other) in [(0, 1), (1, 2), (0, 2)] {
      #expect(places[one].intersection(places[other]).isEmpty, "\(places[one]), \(places[other])")
    }
    #expect(bounds.contains(places[3]))
    let mirrored = ElementOutlines([Self.title], in: bounds, isRightToLeft: true).badges[0].frame
    #expect(mirrored.maxX == 226 && mirrored.minY == 50)
  }

  @Test("Numbers of small elements, and of elements at a corner of the screen, do not cover each other")
  func numbersOfCrowdsStandApart() {
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    let dots = (0..<8).map { Self.element("Dot", CGRect(x: 20 + 6 * $0, y: 60, width: 4, height: 4)) }
    let corners = (0..<9).map { Self.element("Corner", CGRect(x: 116 - $0, y: 118, width: 40, height: 40)) }
    for isRightToLeft in [false, true] {
      let places = ElementOutlines(dots + corners, in: bounds, isRightToLeft: isRightToLeft).badges.map(\.frame)
      for (index, place) in places.enumerated() {
        #expect(bounds.contains(place))
        for other in places[..<index] {
          #expect(
            place.intersection(other).isEmpty, "\(index): \(place), \(other), from right to left: \(isRightToLeft)")
        }
      }
    }
  }

  @Test("Where there is no room for all numbers, they cover each other on the screen") func crowdsStayOnTheScreen() {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    let many = Array(repeating: Self.element("One", CGRect(x: 10, y: 10, width: 4, height: 4)), count: 60)
    let places = ElementOutlines(many, in: bounds, isRightToLeft: false).badges.map(\.frame)
    #expect(places.count == 60 && places.allSatisfy(bounds.contains))
  }

  @Test("A cross marks a point of activation on the screen, and none beside it") func crossesMarkPoints() throws {
    func strokes(_ point: CGPoint?) throws -> Int {
      var element = Self.title
      element.activationPoint = point
      return try Self.list([element]).commands.filter { if case .stroke = $0 { true } else { false } }.count
    }
    let without = try strokes(nil)
    #expect(try strokes(CGPoint(x: 30, y: 70)) == without + 2 && strokes(CGPoint(x: 500, y: 70)) == without)
  }

  @Test("All that is offered has a line, in the order of AccessibilitySnapshot's legend") func theLegendIsComplete() {
    var element = Self.title
    (element.description, element.hint) = ("Title. Button.", "Opens it")
    element.customActions = ["Delete"]
    element.customContent = [.init(label: "Age", value: "3 years", isImportant: true)]
    element.userInputLabels = ["Open"]
    element.traits = [.playsSound, .staticText]
    element.language = "de"
    let group = SpokenContainer(.semanticGroup, label: "Card")
    let texts = LegendEntry.view(0, element, entered: [group], width: 284).subviews.compactMap {
      ($0 as? UILabel)?.attributedText?.string
    }
    #expect(
      texts == [
        "in “Card”\nTitle. Button.\nOpens it\nActions Available\n↓ Delete\nMore Content Available\nAge: 3 years\ntraits: playsSound\n"
          + "language: de\nVoice Control: “Open”"
      ])
  }

  @Test("The legend has one size at every text size and in every environment") func theLegendIsConstant() throws {
    let environment = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let large = try ViewEnvironment(traits: environment).run { try Self.list([Self.title]) }
    #expect(try large == Self.list([Self.title]))
  }

  @Test("A thousand elements end in a remark") func manyElementsAreCounted() throws {
    let list = try Self.list(Array(repeating: Self.title, count: 1_000))
    #expect(Double(list.size.width) == 1_609, "393 beside 16 and four columns of 284 with 16")
  }
}

/// Columns of equal height.
@Suite struct LegendColumnsTests {
  @Test func rowsFillColumnsDownwards() {
    let columns = LegendColumns([10, 10, 10, 10], gap: 2, atMost: 4, high: 22)
    #expect(columns.places.map(\.column) == [0, 0, 1, 1] && columns.places.map(\.y) == [0, 12, 0, 12])
    #expect(columns.height == 22 && columns.count == 2)
  }

  @Test func columnsAreHigherWhereThereWouldBeTooMany() {
    let columns = LegendColumns(Array(repeating: 10, count: 100), gap: 2, atMost: 3, high: 22)
    #expect(columns.count == 3 && columns.height < 100 * 12 / 3 + 24)
  }

  @Test func nothingHasNoHeight() { #expect(LegendColumns([], gap: 2, atMost: 3, high: 22).height == 0) }

  /// Columns are as high as their highest row, 100, which has no room for a row of 5 besides.
  @Test func aRowThatIsHigherThanColumnsStandsAlone() {
    #expect(LegendColumns([5, 100, 5], gap: 2, atMost: 4, high: 22).places.map(\.column) == [0, 1, 2])
  }
}

/// Contrast by WCAG 2.2's definition of relative luminance.
@Suite struct MarkColorTests {
  @Test(arguments: 0..<8) func numbersAreReadable(_ index: Int) {
    let color = MarkColor.color(at: index)
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    #expect(1.05 / (luminance + 0.05) >= 4.5)
    #expect(MarkColor.color(at: index + 8) == color)
  }
}
