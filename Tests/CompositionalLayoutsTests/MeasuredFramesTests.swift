import CompositionalLayouts
import Foundation
import Testing
import UIKitValues

/// The frames in pictures of native layouts on iOS 17 (`Fixtures/README.md`), to a pixel.
@Suite struct MeasuredFramesTests {
  /// A picture, the layout that its test makes, and the numbers of items read from it.
  struct Picture: CustomTestStringConvertible, Sendable {
    let name: String
    let section: LayoutSection
    let counts: [Int]
    var spacing: CGFloat = 0

    var testDescription: String { name }
  }

  static let pictures: [Picture] = [
    Picture(name: "ListSection.1", section: list, counts: [5]),
    Picture(name: "ListSection.2", section: list, counts: [20]),
    Picture(name: "ListSection.3", section: list, counts: [0, 20]),
    Picture(name: "InnerGroups.1", section: innerGroups, counts: [5], spacing: 8),
    Picture(name: "InnerGroups.2", section: innerGroups, counts: [23, 2, 18], spacing: 8),
    Picture(name: "InnerGroups.3", section: innerGroups, counts: [0, 20, 7, 6], spacing: 8),
    Picture(name: "SupplementaryItem.1", section: badges, counts: [5]),
    Picture(name: "SupplementaryItem.2", section: badges, counts: [23, 2, 4]),
    Picture(name: "SupplementaryItem.3", section: badges, counts: [0, 27, 4]),
    Picture(name: "DecorationItem.1", section: orthogonal, counts: [4]),
    Picture(name: "DecorationItem.2", section: orthogonal, counts: [4, 2, 4, 1, 4, 4, 4, 4, 4, 4, 4]),
    Picture(name: "DecorationItem.3", section: orthogonal, counts: [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]),
  ]

  private static var list: LayoutSection {
    var section = LayoutSection(group: .row(fw(1), points(40), count: 1, LayoutItem(fw(1), fh(1))))
    section.interGroupSpacing = 2
    section.boundaryItems = [.edge(.top, "header", height: points(24)), .edge(.bottom, "footer", height: points(24))]
    return section
  }

  private static var innerGroups: LayoutSection {
    let first = LayoutItem(fw(1.0 / 3), fh(1), insets: insets(trailing: 4))
    let second = LayoutItem.column(
      fw(1.0 / 3), fh(1), count: 2, spacing: .fixed(8), insets: insets(leading: 4, trailing: 4),
      LayoutItem(fw(1), fh(1)))
    let third = LayoutItem.column(
      fw(1.0 / 3), fh(1), count: 3, spacing: .fixed(8), insets: insets(leading: 4), LayoutItem(fw(1), fh(1)))
    var section = LayoutSection(
      group: .row(fw(1), points(100), insets: insets(leading: 16, trailing: 16), first, second, third))
    section.interGroupSpacing = 8
    return section
  }

  private static var badges: LayoutSection {
    var item = LayoutItem(fw(1), fw(0.25))
    item.supplementaries = [
      view(
        "badge", 15, 15, LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
    ]
    var group = LayoutItem.row(
      fw(1), points(80), count: 4, spacing: .fixed(16), insets: insets(trailing: 20), item)
    group.supplementaries = [
      view("group", 20, 60, LayoutAnchor(edges: .trailing, offset: CGPoint(x: 1, y: 0), isFractional: true))
    ]
    var section = LayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = insets(bottom: 16)
    return section
  }

  private static func view(_ kind: String, _ width: CGFloat, _ height: CGFloat, _ anchor: LayoutAnchor)
    -> LayoutSupplementary
  {
    LayoutSupplementary(
      kind: kind, size: LayoutDimensions(width: points(width), height: points(height)), contentInsets: .zero, zIndex: 0,
      container: anchor, item: nil)
  }

  private static var orthogonal: LayoutSection {
    var section = LayoutSection(
      group: .row(fw(1), points(40), count: 4, spacing: .fixed(8), LayoutItem(fw(1), fh(1))))
    section.contentInsets = insets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.orthogonal = .continuous
    return section
  }

  @Test(arguments: pictures) func framesAreThoseOfThePicture(_ picture: Picture) throws {
    let measured = try Measured.all().filter { $0.picture == picture.name }
    #expect(!measured.isEmpty)
    // The pictures show the content up to 758, and badges that reach above it.
    let shown = CGRect(x: 0, y: -20, width: 375, height: 778)
    let arrangement = arrangement(picture.section, counts: picture.counts, spacing: picture.spacing)
    for kind in ["cell", "badge", "group"] {
      var frames = arrangement.elements(in: shown).filter { ($0.category == .item ? "cell" : $0.kind) == kind }
        .map { $0.frame.intersection(shown) }
      let wanted = measured.filter { $0.kind == kind }
      #expect(frames.count == wanted.count, "\(kind)s of \(picture.name)")
      for expected in wanted {
        let index = frames.firstIndex { expected.agrees(with: $0) }
        #expect(index != nil, "\(picture.name): no \(kind) at \(expected.frame)")
        if let index { frames.remove(at: index) }
      }
    }
  }

  @Test func everyFrameIsCompared() throws {
    #expect(try Measured.all().count == 353)
    #expect(Set(try Measured.all().map(\.picture)) == Set(Self.pictures.map(\.name)))
  }
}

/// A measured frame.
private struct Measured {
  let picture: String
  let kind: String
  let frame: CGRect
  let isYAlone: Bool

  static func all() throws -> [Measured] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/measured.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = try fields[2..<6].map { try #require(Double($0)) }
      return Measured(
        picture: fields[0], kind: fields[1],
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        isYAlone: fields.count > 6 && fields[6].contains("only y counts"))
    }
  }

  /// Whether the frame is this one, which was written down with two decimals. Of what the picture's edge cuts, both are
  /// cut.
  func agrees(with frame: CGRect) -> Bool {
    let y = abs(frame.minY - self.frame.minY) < 0.01
    if isYAlone { return y }
    return y && abs(frame.minX - self.frame.minX) < 0.01 && abs(frame.width - self.frame.width) < 0.01
      && abs(frame.height - self.frame.height) < 0.01
  }
}
