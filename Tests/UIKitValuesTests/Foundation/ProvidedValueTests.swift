import Foundation
import Testing
import UIKitValues

/// Values that a provider gives by their Swift types: Apple's documentation of `NSItemProvider.loadObject(ofClass:)` for
/// types that bridge to an object.
@Suite struct ProvidedValueTests {
  @Test func aTextIsLoadedAsAString() {
    let provider = NSItemProvider(object: "Ada" as NSString)
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    nonisolated(unsafe) var loaded: String?
    provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
    #expect(loaded == "Ada")
  }

  @Test func anAddressIsLoadedAsAURL() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let provider = NSItemProvider(object: address as NSURL)
    nonisolated(unsafe) var loaded: URL?
    provider.loadObject(ofClass: URL.self) { url, _ in loaded = url }
    #expect(loaded == address)
  }
}
