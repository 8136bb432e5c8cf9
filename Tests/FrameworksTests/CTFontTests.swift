import CoreText
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The fonts of files: the name is the one in the fixture.
@MainActor @Suite struct CTFontTests {
  private func font(_ name: String) -> URL { uikitFixtures.appendingPathComponent("Fonts/\(name)") }

  @Test func aFilesFontsAreRegistered() {
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(font("Plain.ttf"), .process, &error))
    #expect(error == nil)
    #expect(!CTFontManagerRegisterFontsForURL(font("Missing.ttf"), .process, &error))
    #expect(error?.takeRetainedValue() != nil)
  }

  @Test func aGraphicsFontIsRegistered() throws {
    let provider = try #require(CGDataProvider(url: font("Plain.ttf") as CFURL))
    let graphicsFont = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(graphicsFont, &error))
    let name = try #require(graphicsFont.postScriptName)
    #expect(UIFont(name: name, size: 10)?.fontName == name)
    #expect(CGDataProvider(url: font("Missing.ttf") as CFURL) == nil)
  }

  @Test func aFontOfIOSIsMadeByName() {
    let font = CTFontCreateWithName("Georgia-Bold", 12, nil)
    #expect(CTFontCopyPostScriptName(font) == "Georgia-Bold" && CTFontCopyFamilyName(font) == "Georgia")
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Menlo-Regular", 12)
    #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == "Menlo-Regular")
  }
}
