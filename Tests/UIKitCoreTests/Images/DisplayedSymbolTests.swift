import Foundation
import Testing
import UIKitCore
@_spi(Subclasses) import UIKitValues

/// An image view looks its symbol up once for an image, its traits and its configuration.
@MainActor @Suite struct DisplayedSymbolTests {
  private let image = UIImage(systemName: "circle")
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test func aSymbolIsKnownForTheSameObjects() throws {
    let (image, configuration) = (try #require(image), UIImage.SymbolConfiguration(textStyle: .body))
    let symbol = DisplayedSymbol(image, under: large, preferring: configuration)
    #expect(symbol.isShown(for: image, under: large, preferring: configuration))
    #expect(!symbol.isShown(for: image, under: large, preferring: nil))
    #expect(!symbol.isShown(for: image, under: .current, preferring: configuration))
    let other = try #require(UIImage(systemName: "square"))
    #expect(!symbol.isShown(for: other, under: large, preferring: configuration))
  }

  /// The current traits stand in for those that a collection does not specify.
  @Test func aSymbolIsUnknownUnderOtherCurrentTraits() throws {
    let image = try #require(image)
    let symbol = DisplayedSymbol(image, under: large, preferring: nil)
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(traitsFrom: [before, UITraitCollection(legibilityWeight: .bold)])
    defer { UITraitCollection.current = before }
    #expect(!symbol.isShown(for: image, under: large, preferring: nil))
  }

  @Test func anImageViewFollowsItsImageAndItsConfiguration() throws {
    let view = UIImageView(image: image)
    let first = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize.height > first.height)
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize == first)
    view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    #expect(view.intrinsicContentSize.height > 2 * first.height)
  }

  @Test func namesOfCasesAreThoseThatSwiftPrints() {
    let names = CaseNames<NSTextAlignment>()
    #expect(NSTextAlignment.allCases.map { names[$0] } == ["left", "center", "right", "justified", "natural"])
  }
}
