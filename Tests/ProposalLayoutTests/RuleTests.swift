import Testing

@testable import ProposalLayout

/// The rules, one by one: letters are those of the README. B is a box of one size, C a colour.
@Suite struct RuleTests {
  private func box(_ width: Double, _ height: Double) -> LayoutNode {
    LayoutNode(Leaf.rigid(LayoutSize(width: width, height: height)))
  }

  private var color: LayoutNode { LayoutNode(Leaf.flexible) }

  private func color(least: Double? = nil, most: Double? = nil) -> LayoutNode {
    LayoutNode(FlexibleFrame(horizontal: .init(least: least, most: most)), [color])
  }

  private func row(_ spacing: Double? = 0, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(Stack.horizontal(spacing: spacing), children)
  }

  private func column(
    _ alignment: AlignmentGuide = .centerX, _ spacing: Double? = 0, _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(Stack.vertical(alignment, spacing: spacing), children)
  }

  /// The frames of the root's children from the root's corner.
  private func frames(_ node: LayoutNode, _ width: Double?, _ height: Double?) -> [LayoutRect] {
    let proposal = ProposedSize(width: width, height: height)
    node.place(at: .zero, proposal: proposal)
    let children = node.children.nodes.map(ObjectIdentifier.init)
    return node.frames().filter { children.contains(ObjectIdentifier($0.node)) }.map(\.frame)
  }

  private func widths(_ node: LayoutNode, _ width: Double?, _ height: Double? = 100) -> [Double] {
    frames(node, width, height).map(\.size.width)
  }

  private func size(_ node: LayoutNode, _ width: Double?, _ height: Double?) -> [Double] {
    let size = node.size(for: ProposedSize(width: width, height: height))
    return [size.width, size.height]
  }

  /// X3: where nothing is proposed across a stack, its children are offered what it is across, as in Spark's pictures: a text in
  /// a frame without limit is in the middle of its toggle (`switch-m-4`), and a spacer below a box pushes it to the top
  /// (`checkboxgroup-ax5-1`).
  @Test func growingChildrenTakeWhatTheStackIsAcross() {
    let framed = LayoutNode(FlexibleFrame(vertical: .init(most: .infinity)), [box(50, 20)])
    let top = LayoutNode(Stack.horizontal(.top, spacing: 0), [framed, box(40, 30)])
    #expect(size(LayoutNode(FixedSize(), [top]), 10, 10) == [90, 30])
    #expect(
      frames(top, nil, nil) == [
        LayoutRect(x: 0, y: 0, width: 50, height: 30), LayoutRect(x: 50, y: 0, width: 40, height: 30),
      ])
    #expect(top.frames().first { $0.frame.size.height == 20 }?.frame.origin.y == 5)
    let pushed = column(.centerX, 0, box(20, 20), LayoutNode(Spacer(along: .vertical, minimum: 0)))
    #expect(frames(row(0, pushed, box(60, 50)), 200, nil)[0] == LayoutRect(x: 0, y: 0, width: 20, height: 50))
    // A stack that is offered something passes that on (S8).
    #expect(frames(top, nil, 40)[0].size.height == 40)
  }

  /// What is in the middle of a view without end is no hindrance: the view is without end, and grows as others do.
  @Test func centredViewsGrowWithoutEnd() {
    let layers = LayoutNode(Layers(), [color, box(10, 20)])
    #expect(size(layers, .infinity, .infinity) == [.infinity, .infinity])
    #expect(size(row(0, color, box(10, 20)), .infinity, .infinity) == [.infinity, .infinity])
    #expect(frames(column(.centerX, 0, color, layers), 100, 100).map(\.size.height) == [50, 50])
    // Without a room, places are numbers all the same.
    layers.place(at: LayoutPoint(x: .nan, y: .infinity), proposal: .infinity)
    #expect(layers.frames().allSatisfy { $0.frame.origin == .zero })
  }

  @Test func stacksShareTheirRoom() {
    // S1: the spacing comes off first.
    #expect(frames(row(10, color, color), 110, 10).map { [$0.origin.x, $0.size.width] } == [[0, 50], [60, 50]])
    // S2: the least flexible first.
    #expect(widths(row(0, color, color, color), 300) == [100, 100, 100])
    let limited = row(0, color(most: 100), color(least: 100))
    #expect(widths(limited, 150) == [75, 100])
    #expect(size(limited, 150, 100)[0] == 175)
    #expect(widths(row(0, box(50, 10), color, color), 200) == [50, 75, 75])
    #expect(widths(row(0, color(most: 50), color), 200) == [50, 150])
    // S3: a stack is as large as its children, not as the offer.
    #expect(size(row(0, box(80, 20), box(80, 30)), 100, 100) == [160, 30])
    let framed = LayoutNode(Frame(width: 100), [row(0, box(80, 20), box(80, 30))])
    #expect(frames(framed, 400, 400)[0].origin.x == -30)
    // S4: a higher priority is offered all but what the others need at least.
    #expect(widths(row(0, color(least: 20), LayoutNode(Priority(1), [color])), 200) == [20, 180])
    // S5: a spacer comes after everything else.
    #expect(widths(row(0, color, LayoutNode(Spacer(along: .horizontal, minimum: 0))), 100) == [100, 0])
    // S7: where nothing is proposed, nothing is shared.
    #expect(size(row(8, box(30, 10), color), nil, nil) == [48, 10])
    // S8: across the axis the proposal is passed on.
    let low = LayoutNode(Frame(height: 10), [color])
    #expect(size(column(.centerX, 0, low), 80, 200) == [80, 10])
    // Room without end: everyone gets it.
    #expect(widths(row(0, color, box(10, 10)), .infinity) == [.infinity, 10])
  }

  @Test func aTextBetweenColorsGetsAThirdFirst() {
    // S2 (FG): the text wraps although there is room. It needs 60 for one line of 10, or 30 for two.
    let text = Leaf { proposal in
      (proposal.width ?? 60) < 60 ? LayoutSize(width: 30, height: 20) : LayoutSize(width: 60, height: 10)
    }
    #expect(widths(row(0, color, LayoutNode(text), color), 120) == [45, 30, 45])
    // S4 (FG): with a priority it has its ideal width, and the colours share the rest.
    #expect(widths(row(0, color, LayoutNode(Priority(1), [LayoutNode(text)]), color), 120) == [30, 60, 30])
  }

  @Test func spacingIsAskedOfEachPair() {
    let text = {
      LayoutNode(Leaf.rigid(LayoutSize(width: 10, height: 10), spacing: LayoutSpacing(.text(leadingGap: 2))))
    }
    // S9: texts below each other, texts beside each other, anything beside a spacer, shapes.
    #expect(size(column(.centerX, nil, text(), text()), nil, nil)[1] == 22)
    #expect(size(row(nil, text(), text()), nil, nil)[0] == 28)
    #expect(size(row(nil, text(), LayoutNode(Spacer(along: .horizontal)), text()), nil, nil)[0] == 28)
    #expect(size(column(.centerX, nil, color, color), nil, nil)[1] == 28)
    // A frame and a stack pass their children's wishes on.
    let framed = LayoutNode(Frame(width: 20), [text()])
    #expect(size(column(.centerX, nil, row(nil, text(), text()), framed), nil, nil)[1] == 22)
  }

  @Test func layersAreAligned() {
    let layers = LayoutNode(Layers(), [box(100, 20), box(30, 80)])
    #expect(size(layers, 200, 200) == [100, 80])
    #expect(frames(layers, 200, 200).map { [$0.origin.x, $0.origin.y] } == [[0, 30], [35, 0]])
  }

  @Test func framesProposeAndReport() {
    // F2
    #expect(size(LayoutNode(Frame(width: 50), [color]), 200, 90) == [50, 90])
    // F3: both limits.
    let wide = LayoutNode(FlexibleFrame(horizontal: .init(least: 0, most: .infinity)), [box(150, 20)])
    #expect(size(wide, 100, 50)[0] == 100)
    #expect(frames(wide, 100, 50)[0].origin.x == -25)
    // F4: the upper one alone.
    let upper = LayoutNode(FlexibleFrame(horizontal: .init(most: .infinity)), [box(150, 20)])
    #expect(size(upper, 100, 50)[0] == 150)
    #expect(size(color(most: 80), 100, 50)[0] == 80)
    // F5: the lower one alone.
    let lower = LayoutNode(FlexibleFrame(horizontal: .init(least: 100)), [box(50, 20)])
    #expect(size(lower, 400, 50)[0] == 100)
    #expect(frames(lower, 400, 50)[0].origin.x == 25)
    let lowerWide = LayoutNode(FlexibleFrame(horizontal: .init(least: 100)), [box(150, 20)])
    #expect(size(lowerWide, 120, 50)[0] == 120)
    #expect(frames(lowerWide, 120, 50)[0].origin.x == -15)
    // F6: the ideal length in place of none.
    let ideal = LayoutNode(FlexibleFrame(horizontal: .init(ideal: 70), vertical: .init(ideal: 30)), [color])
    #expect(size(LayoutNode(FixedSize(), [ideal]), 400, 400) == [70, 30])
    // F7
    let high = LayoutNode(FlexibleFrame(vertical: .init(most: 200)), [box(60, 20)])
    #expect(size(high, 300, 400)[1] == 200)
  }

  @Test func modifiersChangeTheProposal() {
    // E1
    let padded = LayoutNode(Padding(LayoutInsets(20)), [color])
    #expect(frames(padded, 100, 100) == [LayoutRect(x: 20, y: 20, width: 60, height: 60)])
    #expect(size(padded, 10, 10) == [40, 40])
    // X1
    #expect(size(LayoutNode(FixedSize(), [color]), 100, 100) == [10, 10])
    // A1, A2: what the colour takes is what it was offered.
    #expect(size(LayoutNode(AspectRatio(16 / 9), [color]), 100, 100) == [100, 56.25])
    let filling = size(LayoutNode(AspectRatio(16 / 9, fills: true), [color]), 100, 100)
    #expect(abs(filling[0] - 177.78) < 0.005 && filling[1] == 100)
    // A3: the ratio of the ideal size, 100 by 50.
    let image = Leaf { $0.replacingUnspecified(by: LayoutSize(width: 100, height: 50)) }
    #expect(size(LayoutNode(AspectRatio(), [LayoutNode(image)]), 200, 200) == [200, 100])
    // A4: what the child answers, not the rectangle.
    #expect(size(LayoutNode(AspectRatio(2), [box(30, 30)]), 100, 100) == [30, 30])
    // A5
    #expect(size(LayoutNode(AspectRatio(2), [color]), 100, nil) == [100, 50])
    let moved = LayoutNode(Offset(LayoutPoint(x: 5, y: -3)), [box(10, 10)])
    #expect(frames(moved, 50, 50) == [LayoutRect(x: 5, y: -3, width: 10, height: 10)])
    let centered = LayoutNode(Position(LayoutPoint(x: 30, y: 20)), [box(10, 10)])
    #expect(size(centered, 50, 40) == [50, 40])
    #expect(frames(centered, 50, 40) == [LayoutRect(x: 25, y: 15, width: 10, height: 10)])
  }

  @Test func secondViewsHaveTheMainViewsRoom() {
    // O1 to O3
    let covered = LayoutNode(Secondary.overlay(), [box(100, 50), color])
    #expect(frames(covered, 400, 400)[1] == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    let corner = LayoutNode(Secondary.overlay(.bottomTrailing), [box(100, 50), box(20, 20)])
    #expect(frames(corner, 400, 400)[1] == LayoutRect(x: 80, y: 30, width: 20, height: 20))
    let large = LayoutNode(Secondary.background(), [box(200, 200), box(100, 50)])
    #expect(size(large, 400, 400) == [100, 50])
    #expect(frames(large, 400, 400)[0] == LayoutRect(x: -50, y: -75, width: 200, height: 200))
    // O4: a badge's centre on the corner.
    let badge = LayoutNode(
      NamedGuide(.trailing) { $0.width / 2 }, [LayoutNode(NamedGuide(.top) { $0.height / 2 }, [box(30, 30)])])
    let badged = LayoutNode(Secondary.overlay(.topTrailing), [box(150, 50), badge])
    #expect(frames(badged, 400, 400)[1].origin == LayoutPoint(x: 135, y: -15))
  }

  @Test func guidesCoincide() {
    // G1
    let before = column(.leading, 0, box(50, 10), LayoutNode(NamedGuide(.leading) { _ in -10 }, [box(40, 10)]))
    #expect(frames(before, 200, 200).map(\.origin.x) == [0, 10])
    #expect(size(before, 200, 200)[0] == 50)
    let after = column(.leading, 0, box(50, 10), LayoutNode(NamedGuide(.leading) { _ in 20 }, [box(40, 10)]))
    #expect(frames(after, 200, 200).map(\.origin.x) == [20, 0])
    #expect(size(after, 200, 200)[0] == 70)
    // G4: a view without text has its baseline at its bottom; the text's is 12 below its top.
    let text = LayoutNode(Leaf(baselines: { _ in (12, 12) }) { _ in LayoutSize(width: 30, height: 16) })
    let line = LayoutNode(Stack.horizontal(.firstTextBaseline, spacing: 0), [box(20, 40), text])
    #expect(frames(line, 200, 200).map(\.origin.y) == [0, 28])
    // A stack's baseline is its first text's, through padding.
    let inner = LayoutNode(Padding(LayoutInsets(5)), [column(.leading, 0, box(10, 10), text)])
    #expect(inner.place(of: .firstTextBaseline, for: .unspecified) == 27)
    #expect(inner.place(of: .centerY, for: .unspecified) == 18)
  }

  @Test func roomsTakeTheOffer() {
    // R1
    let reader = LayoutNode(GeometryRoom(), [box(20, 20)])
    #expect(size(reader, 200, 100) == [200, 100] && size(reader, nil, nil) == [10, 10])
    #expect(frames(reader, 200, 100)[0].origin == .zero)
    // K1, K2
    let scroll = LayoutNode(ScrollRoom(), [box(100, 500)])
    #expect(size(scroll, 200, 300) == [100, 300])
    #expect(frames(scroll, 200, 300)[0].size.height == 500)
    // V1, V2: the others are not shown.
    let fitting = LayoutNode(FirstThatFits(), [box(300, 20), box(150, 20)])
    #expect(frames(fitting, 200, 100).map(\.size.width) == [150])
    let none = LayoutNode(FirstThatFits(), [box(300, 20), box(250, 20)])
    #expect(frames(none, 200, 100).map(\.size.width) == [250])
    let horizontal = LayoutNode(FirstThatFits([.horizontal]), [box(150, 200), box(50, 10)])
    #expect(frames(horizontal, 200, 100).map(\.size.width) == [150])
  }

  @Test func gridsHaveColumns() {
    // D1
    let grid = LayoutNode(
      Grid([.cells(2), .cells(2)], horizontalSpacing: 0, verticalSpacing: 0),
      [box(30, 10), box(50, 20), box(60, 10), box(20, 10)])
    #expect(size(grid, 400, 400) == [110, 30])
    #expect(
      frames(grid, 400, 400).map { [$0.origin.x, $0.origin.y] } == [[15, 5], [60, 0], [0, 20], [75, 20]])
    // D2: a view of its own spans all columns; D3: it does not widen them.
    var unsized = Grid.CellTraits()
    unsized.unsized = [.horizontal]
    let divided = LayoutNode(
      Grid([.cells(2), .spanning], horizontalSpacing: 0, verticalSpacing: 0, traits: [2: unsized]),
      [box(30, 10), box(50, 20), color(most: .infinity)])
    #expect(frames(divided, 80, 21)[2].size.width == 80)
  }

  /// Apple, `gridCellUnsizedAxes(_:)`: a divider takes as much room as the grid is offered, and widens the columns.
  @Test func viewsAcrossAGridWidenIt() {
    let divided = LayoutNode(
      Grid([.cells(2), .spanning], horizontalSpacing: 0, verticalSpacing: 0),
      [box(30, 10), box(50, 20), color(most: .infinity)])
    #expect(frames(divided, 200, 21)[2].size.width == 200)
    // A cell of several columns is offered the grid's width, not that of its columns.
    var two = Grid.CellTraits()
    two.columns = 2
    let flexible = LayoutNode(
      Grid([.cells(2), .cells(1)], horizontalSpacing: 0, verticalSpacing: 0, traits: [2: two]),
      [box(30, 10), box(50, 20), color(most: .infinity)])
    #expect(frames(flexible, 200, 21)[2].size.width == 200)
  }

  /// Apple, `gridCellColumns(_:)`, `gridCellAnchor(_:)`, `gridColumnAlignment(_:)`, `GridRow(alignment:)`.
  @Test func gridCellsSayWhereTheyLie() {
    var two = Grid.CellTraits()
    two.columns = 2
    var corner = Grid.CellTraits()
    corner.anchor = LayoutPoint(x: 1, y: 1)
    let spanning = LayoutNode(
      Grid([.cells(2), .cells(2)], horizontalSpacing: 10, verticalSpacing: 0, traits: [0: two, 3: corner]),
      [box(70, 10), box(20, 10), box(40, 10), box(20, 10)])
    // The second row has two columns, the first one that is as wide as both, and a third.
    #expect(size(spanning, 400, 400) == [100, 20])
    #expect(frames(spanning, 400, 400).map(\.origin.x) == [0, 80, 0, 50])
    var leading = Grid.CellTraits()
    leading.columnAlignment = .leading
    let aligned = LayoutNode(
      Grid([.cells(2, alignment: .bottom), .cells(2)], horizontalSpacing: 0, verticalSpacing: 0, traits: [2: leading]),
      [box(20, 10), box(50, 30), box(40, 10), box(20, 10)])
    #expect(
      frames(aligned, 90, 40).map { [$0.origin.x, $0.origin.y] } == [[0, 20], [40, 0], [0, 30], [55, 30]])
  }

  /// Apple, `GridItem`: spacing to the next item, and an alignment of its own.
  @Test func tracksHaveSpacingAndAlignment() {
    let grid = LayoutNode(
      LazyGrid(
        .vertical, [.init(.fixed(40), spacing: 20, alignment: .topLeading), .init(.fixed(40))], alignment: .centerX,
        spacing: 5, spanning: [2]),
      [box(10, 10), box(20, 30), box(60, 7), box(40, 10)])
    #expect(
      frames(grid, 100, 57).map { [$0.origin.x, $0.origin.y] } == [[0, 0], [70, 0], [20, 35], [0, 47]])
  }

  @Test func lazyGridsShareTheirWidth() {
    func places(_ tracks: [LazyGrid.Track.Length], _ width: Double, _ spacing: Double, _ count: Int) -> [[Double]] {
      let cells = (0..<count).map { _ in LayoutNode(FlexibleFrame(vertical: .init(least: 10, most: 10)), [color]) }
      let grid = LayoutNode(
        LazyGrid(.vertical, tracks.map { .init($0, spacing: spacing) }, alignment: .centerX, spacing: 0), cells)
      return frames(grid, width, 100).map { [$0.origin.x, $0.size.width] }
    }
    // L1
    #expect(
      places([.fixed(70), .adaptive(least: 40, most: .infinity)], 200, 8, 3) == [[0, 70], [78, 57], [143, 57]])
    // L2
    let flexible = LazyGrid.Track.Length.flexible(least: 10, most: .infinity)
    #expect(places([flexible, flexible, flexible], 320, 10, 3) == [[0, 100], [110, 100], [220, 100]])
    #expect(places([.flexible(least: 10, most: 50), flexible], 208, 8, 2).map { $0[1] } == [50, 150])
    // L3
    let adaptive = places([.adaptive(least: 100, most: .infinity)], 390, 8, 3).map { $0[1] }
    #expect(adaptive.count == 3 && adaptive.allSatisfy { abs($0 - 374.0 / 3) < 1e-9 })
    // L4: a lazy stack takes the width.
    let lazy = LayoutNode(LazyGrid(.vertical, [.init(flexible)], alignment: .centerX, spacing: 0), [box(50, 10)])
    #expect(size(lazy, 200, 100) == [200, 10])
    #expect(size(column(.centerX, 0, box(50, 10)), 200, 100) == [50, 10])
  }

  @Test func badNumbersAreNothing() {
    let odd = LayoutNode(Leaf { _ in LayoutSize(width: .nan, height: -5) })
    #expect(size(odd, 100, 100) == [0, 0])
    #expect(size(LayoutNode(Padding(LayoutInsets(-30)), [box(10, 10)]), 100, 100) == [0, 0])
    let none = LayoutNode(
      LazyGrid(.vertical, [.init(.adaptive(least: 0, most: 10), spacing: 0)], alignment: .centerX))
    #expect(size(none, .infinity, 100)[1] == 0)
  }

  /// A chain of stacks is asked a number of times that grows with its depth, not with a power of it.
  @Test func askingIsRemembered() {
    var node = row(0, box(10, 10), color)
    var all = [node]
    for _ in 0..<200 {
      node = column(.leading, 0, row(0, node, color), color)
      all.append(node)
    }
    _ = node.layOut(in: LayoutSize(width: 400, height: 400))
    #expect(all.map(\.sizeCount).max() ?? 0 < 2_000)
  }
}
