import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// Layouts of an app's own, by the rules of Apple's documentation of `Layout`, `LayoutSubview` and `LayoutValueKey`.
@MainActor @Suite(.ownEnvironment) struct LayoutProtocolTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// A row whose views are as far apart as they say, and which grows from the bottom.
  private struct Steps: HeadlessSwiftUI.Layout {
    struct Gap: LayoutValueKey {
      static var defaultValue: CGFloat { 5 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: zip(sizes, subviews).map { $0.width + $1[Gap.self] }.reduce(0, +),
        height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + subview[Gap.self]
      }
    }

    func makeCache(subviews: Subviews) -> Int { 0 }
  }

  @Test func viewsArePlacedByAnchors() {
    let view = Steps {
      box(20, 10)
      box(30, 40).layoutValue(key: Steps.Gap.self, value: 15)
      box(10, 10)
    }
    #expect(size(of: view) == CGSize(width: 85, height: 40))
    let frames = HostedTree(view, in: CGSize(width: 85, height: 40)).nodes("Color").map(\.frame)
    #expect(agrees(frames[0], 0, 30, 20, 10))
    #expect(agrees(frames[1], 25, 0, 30, 40))
    #expect(agrees(frames[2], 70, 30, 10, 10))
  }

  /// Coordinates are mirrored as a whole from right to left.
  @Test func mirroredLayouts() {
    let view = Steps {
      box(20, 10)
      box(30, 10)
    }
    let tree = HostedTree(view, in: CGSize(width: 60, height: 10), direction: .rightToLeft)
    #expect(agrees(tree.nodes("Color").first?.frame, 40, 0, 20, 10))
  }

  /// Places no view, or the first one twice.
  private struct Careless: HeadlessSwiftUI.Layout {
    var placesTwice = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.place(at: CGPoint(x: 90, y: 90), proposal: .unspecified)
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      guard placesTwice, let first = subviews.first else { return }
      first.place(at: CGPoint(x: 70, y: 70), proposal: .unspecified)
      first.place(at: CGPoint(x: 5, y: 6), proposal: .unspecified)
    }
  }

  /// Apple, `placeSubviews`: a view that is not placed is in the centre; of several places the last one counts. A place in
  /// `sizeThatFits` has no effect.
  @Test func unplacedViewsAreInTheCentre() {
    let room = CGSize(width: 100, height: 100)
    #expect(agrees(HostedTree(Careless { box(20, 10) }, in: room).nodes("Color").first?.frame, 40, 45, 20, 10))
    let twice = HostedTree(Careless(placesTwice: true) { box(20, 10) }, in: room)
    #expect(agrees(twice.nodes("Color").first?.frame, 5, 6, 20, 10))
  }

  /// Answers what is no size, and places at what is no place.
  private struct Lying: HeadlessSwiftUI.Layout {
    let length: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .infinity) }
    }
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity]) func layoutsThatLieAreFaults(length: CGFloat) {
    let tree = HostedTree(HStack { Lying(length: length) { box(20, 10) } }, in: CGSize(width: 100, height: 100))
    let faults = UIKitFaults.take()
    #expect(faults.contains { $0.contains("Lying") && $0.contains("sizeThatFits answers") })
    #expect(faults.contains { $0.contains("Lying") && $0.contains("placeSubviews places view 0") })
    let frame = tree.nodes("Color").first?.frame
    #expect(frame.map { $0.minX.isFinite && $0.width == 20 } ?? false)
  }

  /// Names a guide, which the container around it uses.
  private struct Hung: HeadlessSwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { guide == .leading ? 25 : nil }
  }

  /// Apple, `explicitAlignment(of:in:proposal:subviews:cache:)`.
  @Test func explicitAlignmentMovesTheContainer() {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(50, 10)
      Hung { Color.blue }
    }
    #expect(size(of: view).width == 75)
  }

  /// Reads its views' guides: the default implementation merges them.
  private struct Through: HeadlessSwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func guidesPassThroughLayouts() {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(50, 10)
      Through { box(40, 10).alignmentGuide(.leading) { _ in 25 } }
    }
    #expect(size(of: view).width == 75)
  }

  /// Apple, `AnyLayout`, `HStackLayout`, `VStackLayout`: the same layout as the stack's.
  @Test func stacksAsLayouts() {
    for isRow in [true, false] {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 7)) : AnyLayout(VStackLayout(spacing: 7))
      let view = layout {
        box(20, 10)
        box(30, 40)
        Spacer(minLength: 0)
      }
      let expected = isRow ? CGSize(width: 64, height: 40) : CGSize(width: 30, height: 64)
      #expect(size(of: view.fixedSize()) == expected)
    }
    let layers = ZStackLayout(alignment: .topLeading)
    #expect(
      size(
        of: layers {
          box(20, 10)
          box(10, 30)
        }) == CGSize(width: 20, height: 30))
  }

  /// A stack's layout, asked by a layout of an app's own.
  private struct Wrapped: HeadlessSwiftUI.Layout {
    let inner = HStackLayout(spacing: 0)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      return CGSize(width: size.width + 10, height: size.height + 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      inner.placeSubviews(in: bounds.insetBy(dx: 5, dy: 5), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func stacksInsideLayouts() {
    let view = Wrapped {
      box(20, 10)
      box(30, 10)
    }
    let tree = HostedTree(view, in: CGSize(width: 60, height: 20))
    #expect(agrees(tree.nodes("Color").last?.frame, 25, 5, 30, 10))
  }

  /// Apple, `gridCellColumns(_:)`, `gridColumnAlignment(_:)`.
  @Test func cellsOfSeveralColumns() {
    let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(50, 10)
        box(50, 10).gridColumnAlignment(.trailing)
      }
      GridRow { box(70, 10).gridCellColumns(2).gridCellAnchor(.trailing) }
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    let frames = HostedTree(view, in: CGSize(width: 110, height: 30)).nodes("Color").map(\.frame)
    #expect(agrees(frames[2], 40, 10, 70, 10))
    #expect(agrees(frames[3], 20, 20, 10, 10))
    #expect(agrees(frames[4], 100, 20, 10, 10))
  }

  /// Rows out of sight are not made.
  @Test func lazyGridsMakeWhatIsInSight() {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        Section {
          ForEach(0..<10_000, id: \.self) { index in Text(verbatim: "\(index)").frame(height: 20) }
        } header: {
          box(100, 30)
        }
      }
    }
    let tree = HostedTree(view, in: CGSize(width: 200, height: 100))
    // 30 points of header, and four lines of two that begin above 100.
    #expect(tree.texts == (0..<8).map { "\($0)" })
    #expect(agrees(tree.nodes("Color").first?.frame, 50, 0, 100, 30))
    // 5,000 lines of 20 and the header.
    #expect(agrees(tree.nodes("LazyVGrid").first?.frame.height ?? 0, 100_030))
  }
}
