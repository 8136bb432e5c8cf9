import Foundation
import Testing
import UIKitValues

/// Scanners store texts as objects, as before iOS 13.
@Suite struct ScannedObjectTests {
  @Test func textsAreStoredAsObjects() {
    let scanner = Scanner(string: "name: 12 apples")
    var name: NSString?
    #expect(scanner.scanUpTo(":", into: &name))
    #expect(name == "name")
    var colon: NSString?
    #expect(scanner.scanString(":", into: &colon) && colon == ":")
    var digits: NSString?
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &digits) && digits == "12")
    var word: NSString?
    #expect(scanner.scanUpToCharacters(from: .whitespaces, into: &word) && word == "apples")
    #expect(scanner.isAtEnd)
  }

  @Test func whatIsNotFoundIsNotStored() {
    var text: NSString? = "before"
    #expect(!Scanner(string: "a").scanString("b", into: &text))
    #expect(text == "before")
  }
}
