import Foundation
import HeadlessUIKit
import Testing

@testable import ViewDocuments

/// Views made from documents that were never YAML. All lengths are in `CardDocument` and here; frames are added up by
/// hand.
@MainActor @Suite struct ViewDocumentTests {
  private static let constraints = [
    CardDocument.line("avatar", .width, plus: .points(40)),
    CardDocument.line("avatar", .height, "avatar", .width),
    CardDocument.line("avatar", .leading, nil, .leading, plus: .points(16)),
    CardDocument.line("avatar", .centerY, nil, .centerY),
    CardDocument.line("lines", .leading, "avatar", .trailing, plus: .systemSpacing(1)),
    CardDocument.line(nil, .trailing, "lines", .trailing, plus: .points(16)),
    CardDocument.line("lines", .top, nil, .top, plus: .points(20)),
    CardDocument.line(nil, .bottom, "lines", .bottom, plus: .points(20)),
  ]

  private func laidOut(_ definition: ViewDefinition, _ traits: [UITraitCollection] = []) throws -> UIView {
    try definition.checkConstraints(superview: nil)
    let phone = UITraitCollection(values: .phone)
    let view = try definition.makeView(in: DocumentContext(traits: UITraitCollection(traitsFrom: [phone] + traits)))
    view.layoutIfNeeded()
    return view
  }

  /// There are 16 + 40 + 8 points, the system's spacing, before the stack, and 16 after it, which leaves 120. Two views
  /// share the 60 points between 20 above and 20 below, minus the 10 between them.
  @Test func constraintsAndStacksPlaceViews() throws {
    let card = try laidOut(CardDocument.view(Self.constraints))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(card.subviews.map(\.frame) == [rect(16, 30, 40, 40), rect(64, 20, 120, 60)])
    #expect(card.subviews[1].subviews.map(\.frame) == [rect(0, 0, 120, 25), rect(0, 35, 120, 25)])
  }

  @Test func variationsHoldForTheirSizeClasses() throws {
    let compact = UITraitCollection(verticalSizeClass: .compact)
    let card = try laidOut(CardDocument.view(Self.constraints), [compact])
    #expect(card.subviews[1].subviews.map(\.frame) == [rect(0, 0, 55, 60), rect(65, 0, 55, 60)])
  }

  /// 60 points minus 30 between them.
  @Test func aStackLeavesWhatAViewAsksFor() throws {
    var card = try CardDocument.view(Self.constraints)
    card.subviews[1].arrangedSubviews[0].customSpacing = 30
    #expect(try laidOut(card).subviews[1].subviews.map(\.frame) == [rect(0, 0, 120, 15), rect(0, 45, 120, 15)])
  }

  /// A name that is only used in constraints is not an accessibility identifier.
  @Test func identitiesAreNotShown() throws {
    let card = try laidOut(CardDocument.view(Self.constraints))
    #expect(card.accessibilityIdentifier == nil && card.subviews.allSatisfy { $0.accessibilityIdentifier == nil })
  }

  /// Two items of 50 points fit in 120; a full row is spread out to both edges.
  @Test func collectionsShowTheirItems() throws {
    var layout = LayoutDefinition(.flow)
    let itemSize = try #require(LayoutClass.flow.property(named: "itemSize"))
    let lineSpacing = try #require(LayoutClass.flow.property(named: "minimumLineSpacing"))
    layout.settings = [
      ViewDefinition.Setting(itemSize, .size(CGSize(width: 50, height: 40)), at: CardDocument.place(2)),
      ViewDefinition.Setting(lineSpacing, .double(5), at: CardDocument.place(2)),
    ]
    var section = CollectionDefinition.Section()
    section.items = (4...6).map { .template(ViewDefinition(.view, at: CardDocument.place($0))) }
    var view = ViewDefinition(.collectionView, at: CardDocument.place(1))
    view.settings = [
      try CardDocument.setting("frame", .rect(rect(0, 0, 120, 100)), of: .collectionView, line: 1)
    ]
    view.collection = CollectionDefinition(layout: layout, sections: [section])
    let collection = try #require(try laidOut(view) as? UICollectionView)
    let frames = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames == [rect(0, 0, 50, 40), rect(70, 0, 50, 40), rect(0, 45, 50, 40)])
  }

  // MARK: Mistakes

  private func mistake(_ make: () throws -> Void) -> String? {
    do {
      try make()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (
      CardDocument.line("avatr", .top, nil, .top),
      "Card.xib:12: no view here is named 'avatr'. Did you mean 'avatar'?"
    ),
    (
      CardDocument.line("avatar", .width, nil, .leading),
      "Card.xib:12: 'width' cannot be compared with 'leading': one is a length, the other a position."
    ),
    (
      CardDocument.line("avatar", .top, nil, .top, multiplier: .infinity),
      "Card.xib:12: a constraint's numbers must be from -100000 to 100000, not inf."
    ),
    (
      CardDocument.line("avatar", .top, nil, .top, plus: .points(.nan)),
      "Card.xib:12: a constraint's numbers must be from -100000 to 100000, not nan."
    ),
  ])
  func aConstraintsMistakeHasItsLine(line: ConstraintLine, message: String) {
    #expect(mistake { _ = try laidOut(CardDocument.view([Self.constraints[0], line])) } == message)
  }

  @Test func aVisualFormatsMistakeHasItsLine() {
    let format = "H:|-[avatar"
    let place = TextPlace(start: CardDocument.place(11), isInline: false)
    let error = mistake {
      var card = try CardDocument.view([])
      card.constraints = [ConstraintDefinition(try VisualFormat(format, at: place), place: place)]
      _ = try laidOut(card)
    }
    #expect(error == "Card.xib:11: this is not a visual format: expected ']' after the view.")
  }

  @Test func aValueThatCannotBeSetHasItsLine() {
    let error = mistake {
      var card = try CardDocument.view([])
      card.subviews[0].settings = [try CardDocument.setting("alpha", .double(2), of: .view, line: 2)]
      _ = try laidOut(card)
    }
    #expect(error == "Card.xib:2: 'alpha' takes a number from 0 to 1, not 2.")
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
