import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// Long containers make only what is in sight: the numbers of rows that were asked for.
@MainActor @Suite(.ownEnvironment) struct LazyContainerTests {
  /// A row of 40 points.
  private struct Row: View {
    static nonisolated(unsafe) var made = 0
    let name: String
    var body: some View {
      Row.made += 1
      return Text(verbatim: name).frame(height: 40)
    }
  }

  /// The rows that a room of 300 × 400 shows of a view in a scroll view, and the number that was made for it.
  private func shown(
    _ view: some View, in room: CGSize = CGSize(width: 300, height: 400),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (tree: HostedTree, made: Int) {
    Row.made = 0
    let tree = HostedTree(view, in: room, direction: direction)
    return (tree, Row.made)
  }

  private func rows(_ name: String, _ count: Int) -> ForEach<Range<Int>, Int, Row> {
    ForEach(0..<count, id: \.self) { Row(name: "\(name)\($0)") }
  }

  @Test func rowsOutOfSightAreNotMade() throws {
    let (tree, made) = shown(ScrollView { LazyVStack(spacing: 0) { rows("row ", 1_000) } })
    #expect(tree.texts == (0..<10).map { "row \($0)" })
    // The first one is also made to be measured.
    #expect(made == 11)
    #expect(tree.nodes("LazyVStack").first?.frame.size == CGSize(width: 300, height: 40_000))
    // In the middle of its 40 points, on a pixel.
    #expect(abs(try #require(tree.text("row 3")).frame.midY - 140) < 0.34)
  }

  @Test func severalCollections() {
    let (tree, made) = shown(
      ScrollView {
        LazyVStack(spacing: 0) {
          Row(name: "title")
          rows("a", 3)
          rows("b", 100_000)
          Row(name: "between")
          rows("c", 100_000)
        }
      })
    #expect(tree.texts == ["title", "a0", "a1", "a2"] + (0..<6).map { "b\($0)" })
    // The 5 rows that stand alone or in a short collection, 6 in sight, and one of each long collection.
    #expect(made == 5 + 6 + 2)
    #expect(agrees(tree.nodes("LazyVStack").first?.frame.height ?? 0, 200_005 * 40))
  }

  /// Many short collections are long together: 50 rows are made at once.
  @Test func manyShortCollections() {
    let (tree, made) = shown(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { section in rows("\(section).", 40) }
        }
      })
    #expect(tree.texts == (0..<10).map { "0.\($0)" })
    #expect(made <= 50 + 40)
  }

  @Test func sections() {
    let (tree, made) = shown(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { section in
            Section {
              rows("\(section).", 100_000)
            } header: {
              Text(verbatim: "section \(section)").frame(height: 20)
            }
          }
        }
      })
    #expect(tree.texts == ["section 0"] + (0..<10).map { "0.\($0)" })
    #expect(made <= 13)
  }

  /// Each row has the change of a collection.
  @Test func changedCollections() {
    let (tree, made) = shown(
      ScrollView {
        LazyVStack(spacing: 0) { rows("row ", 100_000).onDelete(perform: nil).padding(.bottom, 10) }
      })
    #expect(tree.texts == (0..<8).map { "row \($0)" })
    #expect(made == 9)
    #expect(agrees(tree.nodes("LazyVStack").first?.frame.height ?? 0, 5_000_000))
  }

  @Test func rowsSideBySide() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let view = ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { Row(name: "\($0)").frame(width: 100) }
          Row(name: "last")
        }
      }
      let (tree, made) = shown(view, direction: direction)
      #expect(tree.texts == ["0", "1", "2"])
      #expect(made == 5)
    }
  }

  /// The last rows are those at the end, whatever is before them.
  @Test func rowsAtTheEnd() throws {
    let (tree, made) = shown(
      ScrollView { LazyVStack(spacing: 0) { rows("row ", 100_000) } }.defaultScrollAnchor(.bottom))
    #expect(tree.texts.suffix(10) == (99_990..<100_000).map { "row \($0)" })
    // A screen before those in sight, and the measured one.
    #expect(made <= 22)
    #expect(abs(try #require(tree.text("row 99999")).frame.midY - 380) < 0.34)
  }

  /// 60 rows of 20 points after one of 40: the end is the last row's, though the content counts as 61 rows of 40.
  @Test func unequalRowsAtTheEnd() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<61, id: \.self) { Text(verbatim: "row \($0)").frame(height: $0 == 0 ? 40 : 20) }
      }
    }.defaultScrollAnchor(.bottom)
    let (tree, _) = shown(view)
    #expect(abs(try #require(tree.text("row 60")).frame.midY - 390) < 0.34)
    #expect(abs(try #require(tree.text("row 41")).frame.midY - 10) < 0.34)
  }

  @Test func gridsOfSeveralCollections() {
    let (tree, made) = shown(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 0) {
          rows("a", 100_001)
          rows("b", 100_000)
        }
      })
    #expect(tree.texts == (0..<20).map { "a\($0)" })
    #expect(made == 22)
    // 200,001 cells in lines of two.
    #expect(agrees(tree.nodes("LazyVGrid").first?.frame.height ?? 0, 100_001 * 40))
  }

  @Test func listsMakeRowsInSight() {
    for style in [AnyView(list.listStyle(.plain)), AnyView(list.listStyle(.insetGrouped))] {
      let (tree, made) = shown(style)
      #expect(tree.texts.starts(with: ["row 0", "row 1", "row 2"]))
      #expect(tree.texts.count < 12)
      #expect(made < 14)
    }
  }

  private var list: some View { List { rows("row ", 100_000) } }

  @Test func listsMakeSectionsInSight() {
    let (tree, made) = shown(
      List {
        Row(name: "alone")
        ForEach(0..<1_000, id: \.self) { section in
          Section("\(section)") { rows("\(section).", 1_000).listRowBackground(Color.red) }.headerProminence(.increased)
        }
      })
    #expect(tree.texts.starts(with: ["alone", "0", "0.0", "0.1"]))
    #expect(made < 20)
  }

  /// A long list looks as a short one where it is in sight.
  @Test func longListsLookAsShortOnes() throws {
    func texts(_ count: Int) -> [CGRect] {
      let (tree, _) = shown(
        List {
          Section("Section") { rows("row ", count) }
          Section { Row(name: "other") }
        }, in: CGSize(width: 390, height: 300))
      return tree.nodes("Text").filter { $0.frame.minY < 280 }.map(\.frame)
    }
    #expect(texts(60) == texts(40))
    #expect(texts(60).count > 3)
  }

  /// Apple, `LazyVStack`: views are made as they come in sight, so that those below do not appear.
  @Test func rowsOutOfSightDoNotAppear() {
    final class Appeared { nonisolated(unsafe) static var names: [Int] = [] }
    for count in [40, 1_000] {
      Appeared.names = []
      _ = HostedTree(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Text(verbatim: "\(index)").frame(height: 40).onAppear { Appeared.names.append(index) }
            }
          }
        }, in: CGSize(width: 300, height: 400))
      #expect(Appeared.names == Array(0..<10))
    }
  }

  /// A list that loads more when its last row appears.
  @Test func loadingAtTheEnd() {
    struct Loading: View {
      @State private var count = 40
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Text(verbatim: "\(index)").frame(height: 40).onAppear { if index == count - 1 { count += 40 } }
            }
          }
        }
      }
    }
    #expect(HostedTree(Loading(), in: CGSize(width: 300, height: 400)).nodes("LazyVStack").first?.frame.height == 1_600)
    #expect(UIKitFaults.take() == [])
  }

  /// Collections of nothing, of views without a size, and of more elements than there can be.
  @Test func badCollections() {
    for view in [
      AnyView(LazyVStack { ForEach(0..<100_000, id: \.self) { _ in EmptyView() } }),
      AnyView(LazyVStack { ForEach(0..<100_000, id: \.self) { _ in ForEach(0..<0, id: \.self) { Text("\($0)") } } }),
      AnyView(LazyVStack(spacing: 0) { ForEach(0..<20_000, id: \.self) { _ in Color.red.frame(height: 0) } }),
      AnyView(LazyVStack { ForEach(0..<Int.max, id: \.self) { Row(name: "\($0)") } }),
      AnyView(LazyVGrid(columns: []) { ForEach(0..<Int.max, id: \.self) { Row(name: "\($0)") } }),
      AnyView(List { ForEach(0..<Int.max, id: \.self) { Row(name: "\($0)") } }),
    ] {
      #expect(shown(ScrollView { view }.defaultScrollAnchor(.bottom)).made < 100)
    }
  }
}
