import Foundation
import Testing
import UIKitValues

@MainActor @Suite struct PreferredFontTests {
  @Test func aTextStylesFontIsMadeOnceForEachTextSize() throws {
    let (small, large) = (
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    )
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: small)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small) === body)
    #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: small) !== body)
    let adjusted = try #require(body.adjusted(for: large))
    #expect(adjusted === UIFont.preferredFont(forTextStyle: .body, compatibleWith: large))
    #expect(adjusted.adjusted(for: small) === body)
  }

  /// A changed size is only kept for the text size at which it was requested.
  @Test func aChangedFontIsNotTheStyles() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let changed = body.withSize(11)
    #expect(changed.pointSize == 11 && changed !== body)
    #expect(try #require(changed.adjusted(for: traits)).pointSize == body.pointSize)
  }
}
