import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Split views. Apple, `NavigationSplitView`: where the width is narrow, the columns are a stack, whose top is the last
/// column with something to show, as rows of the columns before it are chosen.
@MainActor @Suite(.ownEnvironment) struct SplitViewTests {
  private func rivers(_ chosen: String?) -> some View {
    List(["Loire", "Rhine"], id: \.self, selection: .constant(chosen)) { Text(verbatim: $0) }
      .navigationTitle("Rivers")
  }

  private func towns(_ chosen: Int?) -> some View {
    List([1, 2], id: \.self, selection: .constant(chosen)) { Text(verbatim: "Town \($0)") }.navigationTitle("Towns")
  }

  @Test func aChosenRowShowsTheDetails() {
    func tree(_ chosen: String?) -> HostedTree {
      HostedTree(
        NavigationSplitView {
          rivers(chosen)
        } detail: {
          Text(verbatim: "A long one").navigationTitle("Loire")
        })
    }
    #expect(Set(tree(nil).texts) == ["Rivers", "Loire", "Rhine"])
    // The button leads back to the list.
    #expect(Set(tree("Loire").texts) == ["Rivers", "Loire", "A long one"])
  }

  @Test func threeColumnsAreShownOneAfterAnother() {
    func texts(_ river: String?, _ town: Int?) -> Set<String> {
      Set(
        HostedTree(
          NavigationSplitView {
            rivers(river)
          } content: {
            towns(town)
          } detail: {
            Text(verbatim: "A castle")
          }
        ).texts)
    }
    #expect(texts(nil, nil) == ["Rivers", "Loire", "Rhine"])
    #expect(texts("Loire", nil) == ["Rivers", "Towns", "Town 1", "Town 2"])
    #expect(texts("Loire", 2) == ["Towns", "A castle"])
  }

  /// Several rows can be chosen to be changed together: no details belong to them.
  @Test func severalChosenRowsShowNoDetails() {
    let list = List(["Loire"], id: \.self, selection: .constant(Set(["Loire"]))) { Text(verbatim: $0) }
    #expect(
      HostedTree(
        NavigationSplitView {
          list
        } detail: {
          Text(verbatim: "A long one")
        }
      ).texts == ["Loire"])
  }

  /// A stack in a column has the column's bar, also where it lies above another column.
  @Test func aStackInAColumnHasTheBar() {
    let words = Text(verbatim: "A long one").navigationTitle("Loire")
    let details = NavigationStack { words }
    func place(_ view: some View, width: CGFloat) -> CGRect? {
      HostedTree(view, in: CGSize(width: width, height: 700)).text("A long one")?.frame
    }
    let narrow = NavigationSplitView {
      rivers("Loire")
    } detail: {
      details
    }
    #expect(Set(HostedTree(narrow).texts) == ["Rivers", "Loire", "A long one"])
    #expect(place(narrow, width: 400) != nil)
    #expect(place(narrow, width: 400) == place(details, width: 400))
    func wide(_ details: some View) -> some View {
      NavigationSplitView {
        rivers("Loire")
      } detail: {
        details
      }.environment(\.horizontalSizeClass, .regular)
    }
    #expect(place(wide(details), width: 1_000) != nil)
    #expect(place(wide(details), width: 1_000) == place(wide(words), width: 1_000))
    #expect(!HostedTree(wide(details), in: CGSize(width: 1_000, height: 700)).texts.contains("Back"))
  }
}
