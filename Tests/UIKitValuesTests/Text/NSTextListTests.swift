import Foundation
import Testing
import UIKitValues

/// The markers, as Apple's documentation of `NSTextList.MarkerFormat` describes them.
@Suite struct NSTextListTests {
  @Test(
    arguments: [
      (.decimal, 12, "12"), (.lowercaseAlpha, 1, "a"), (.lowercaseAlpha, 27, "aa"), (.uppercaseRoman, 1994, "MCMXCIV"),
      (.lowercaseRoman, 4, "iv"), (.octal, 9, "11"), (.uppercaseHexadecimal, 255, "FF"), (.disc, 3, "\u{2022}"),
      (NSTextList.MarkerFormat("({decimal})"), 2, "(2)"),
    ] as [(NSTextList.MarkerFormat, Int, String)])
  func markers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
    let list = NSTextList(markerFormat: format, options: [])
    #expect(list.marker(forItemNumber: number) == marker)
    #expect(list.isOrdered == (format != .disc))
  }

  @Test func aStyleKeepsItsLists() {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .disc, options: [])]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists.first === style.textLists.first)
  }
}
