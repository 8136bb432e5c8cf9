import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  private static var box: some View { Color.red.frame(width: 30, height: 20) }

  /// Places and sizes.
  static var layout: [ModifierMark] {
    stacks + grids + scrolls + [
      ModifierMark("aspectRatio", of: Color.red) { $0.aspectRatio(2, contentMode: .fit) },
      ModifierMark("containerRelativeFrame", of: box) { $0.containerRelativeFrame(.vertical).border(.blue) },
      ModifierMark("edgesIgnoringSafeArea", of: MarkSample().safeAreaPadding(20)) { _ in
        MarkSample().frame(maxHeight: .infinity, alignment: .top).edgesIgnoringSafeArea(.all).safeAreaPadding(20)
      },
      ModifierMark("fixedSize", of: Text(verbatim: "Some text").frame(width: 20)) { _ in
        Text(verbatim: "Some text").fixedSize().frame(width: 20)
      },
      ModifierMark("frame") { $0.frame(maxHeight: .infinity, alignment: .top) },
      ModifierMark("ignoresSafeArea", of: MarkSample().frame(maxHeight: .infinity, alignment: .top).safeAreaPadding(20))
      {
        _ in
        MarkSample().frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea().safeAreaPadding(20)
      },
      ModifierMark("offset") { $0.offset(x: 5) },
      ModifierMark("padding") { $0.padding(.top) },
      ModifierMark("position") { $0.position(x: 90, y: 30) },
      ModifierMark("safeAreaBar") { $0.safeAreaBar(edge: .bottom) { Text(verbatim: "bar") } },
      ModifierMark("safeAreaInset") { $0.safeAreaInset(edge: .bottom) { Text(verbatim: "inset") } },
      ModifierMark("safeAreaPadding") { $0.safeAreaPadding(.top) },
      ModifierMark("scaledToFill", of: Color.red) { $0.scaledToFill() },
      ModifierMark("scaledToFit", of: Color.red) { $0.scaledToFit() },
      ModifierMark("scenePadding") { $0.scenePadding(.top) },
    ]
  }

  private static var stacks: [ModifierMark] {
    [
      ModifierMark(
        "alignmentGuide",
        of: HStack {
          box
          box
        }
      ) { _ in
        HStack {
          box
          box.alignmentGuide(VerticalAlignment.center) { _ in 0 }
        }
      },
      ModifierMark(
        "layoutPriority",
        of: HStack {
          Color.red
          Color.blue
        }
      ) { _ in
        HStack {
          Color.red
          Color.blue.layoutPriority(1)
        }
      },
      ModifierMark(
        "zIndex",
        of: ZStack {
          Color.red
          Color.blue
        }
      ) { _ in
        ZStack {
          Color.red.zIndex(1)
          Color.blue
        }
      },
    ]
  }

  private static var grids: [ModifierMark] {
    func grid(_ cell: some View) -> some View {
      Grid {
        GridRow {
          Color.green.frame(width: 80, height: 60)
          cell
        }
        GridRow {
          box
          Color.green.frame(width: 80, height: 60)
        }
      }
    }
    return [
      ModifierMark("gridCellAnchor", of: grid(box)) { _ in grid(box.gridCellAnchor(.bottomTrailing)) },
      ModifierMark(
        "gridCellColumns",
        of: Grid {
          GridRow {
            box
            box
          }
          GridRow { Color.blue.frame(height: 5) }
        }
      ) { _ in
        Grid {
          GridRow {
            box
            box
          }
          GridRow { Color.blue.frame(height: 5).gridCellColumns(2) }
        }
      },
      ModifierMark("gridCellUnsizedAxes", of: grid(Color.blue)) { _ in
        grid(Color.blue.gridCellUnsizedAxes([.horizontal, .vertical]))
      },
      ModifierMark("gridColumnAlignment", of: grid(box)) { _ in grid(box.gridColumnAlignment(.trailing)) },
    ]
  }

  private static var scrolls: [ModifierMark] {
    let rows = ForEach(0..<20, id: \.self) { Color.red.opacity(Double($0) / 20).frame(height: 100) }
    let scroll = ScrollView { VStack { rows } }
    return [
      ModifierMark("contentMargins", of: scroll) { $0.contentMargins(20) },
      ModifierMark("defaultScrollAnchor", of: scroll) { $0.defaultScrollAnchor(.bottom) },
      ModifierMark("onScrollGeometryChange", of: scroll) {
        $0.onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, _ in }
      },
      ModifierMark("onScrollTargetVisibilityChange", of: scroll) {
        $0.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      },
      ModifierMark("scrollClipDisabled", of: scroll.padding(50)) { $0.scrollClipDisabled() },
      ModifierMark("scrollContentBackground", of: List { Text(verbatim: "row") }) {
        $0.scrollContentBackground(.hidden)
      },
      ModifierMark("scrollTransition", of: scroll) { _ in
        ScrollView {
          VStack {
            ForEach(0..<20, id: \.self) { _ in
              Color.red.frame(height: 90).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0)
              }
            }
          }
        }
      },
      ModifierMark("scrollPosition", of: scroll) { $0.scrollPosition(id: .constant(5)) },
    ]
  }
}
