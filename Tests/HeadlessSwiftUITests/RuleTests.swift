import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Rules of Apple's documentation and of swiftuifieldguide.com, objc.io and fatbobman.com, each with its figures.
@MainActor @Suite(.ownEnvironment) struct RuleTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// objc.io, 9 November 2020: the least flexible view first.
  @Test func leastFlexibleFirst() {
    let tree = HostedTree(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.blue.frame(minWidth: 100)
      }, in: CGSize(width: 150, height: 50))
    #expect(tree.nodes("Color").map { Double($0.frame.width) } == [75, 100])
  }

  /// Apple, `layoutPriority`: the lower get their least sizes.
  @Test func priorities() {
    let tree = HostedTree(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.blue.layoutPriority(1)
      }, in: CGSize(width: 200, height: 50))
    #expect(tree.nodes("Color").map { Double($0.frame.width) } == [20, 180])
  }

  /// fatbobman.com: a badge whose guides are at its middle.
  @Test func guidesOfAnOverlay() {
    let badge = Color.blue.frame(width: 30, height: 30)
      .alignmentGuide(.top) { $0.height / 2 }
      .alignmentGuide(.trailing) { $0.width / 2 }
    let tree = HostedTree(box(150, 50).overlay(alignment: .topTrailing) { badge }, in: CGSize(width: 150, height: 50))
    #expect(agrees(tree.nodes("Color").last?.frame, 135, -15, 30, 30))
  }

  /// Apple, `background(alignment:content:)`: the size is the main view's.
  @Test func largerBackgrounds() {
    let view = box(100, 50).background { box(200, 200) }
    #expect(size(of: view) == CGSize(width: 100, height: 50))
    let tree = HostedTree(view, in: CGSize(width: 100, height: 50))
    #expect(agrees(tree.nodes("Color").first?.frame, -50, -75, 200, 200))
  }

  /// Apple, `ViewThatFits`: the first view whose ideal size fits.
  @Test func firstThatFits() {
    let view = ViewThatFits {
      box(300, 20)
      box(150, 20)
    }
    #expect(size(of: view, in: CGSize(width: 200, height: 100)).width == 150)
    #expect(size(of: view, in: CGSize(width: 400, height: 100)).width == 300)
  }

  /// objc.io, 23 November 2020: columns as wide as their widest cell.
  @Test func grid() {
    let tree = HostedTree(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(50, 20)
        }
        GridRow {
          box(60, 10)
          box(20, 10)
        }
      }, in: CGSize(width: 110, height: 30))
    let frames = tree.nodes("Color").map(\.frame)
    #expect(agrees(frames[0], 15, 5, 30, 10))
    #expect(agrees(frames[1], 60, 0, 50, 20))
    #expect(agrees(frames[3], 75, 20, 20, 10))
  }

  /// objc.io, 23 November 2020: three columns of at least 100 in 390 points.
  @Test func adaptiveColumns() {
    let tree = HostedTree(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }, in: CGSize(width: 390, height: 10))
    #expect(tree.nodes("Color").allSatisfy { agrees($0.frame.width, 124.667) })
  }

  /// swiftuifieldguide.com: a geometry reader takes its room, and has its content at the top left.
  @Test func geometry() {
    let tree = HostedTree(
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2) },
      in: CGSize(width: 200, height: 100))
    #expect(agrees(tree.nodes("Color").first?.frame, 0, 0, 50, 50))
  }

  /// Apple, `ScrollView`: the content has its own length along the axis.
  @Test func scrollView() {
    let tree = HostedTree(ScrollView { box(100, 500) }, in: CGSize(width: 200, height: 300))
    #expect(tree.nodes("ScrollView").first?.frame.height == 300)
    #expect(tree.nodes("Color").first?.frame.height == 500)
  }

  /// Apple, `safeAreaInset`: the content has the rest of the room.
  @Test func safeAreaInset() {
    let tree = HostedTree(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) },
      in: CGSize(width: 200, height: 300))
    #expect(tree.nodes("Color").map { Double($0.frame.height) } == [250, 50])
  }

  /// Leading is right where the language is read from the right.
  @Test func rightToLeft() throws {
    let tree = HostedTree(
      HStack(spacing: 10) {
        Text(verbatim: "a")
        Color.red.frame(width: 50, height: 10)
      }.frame(width: 200, alignment: .leading), in: CGSize(width: 200, height: 50), direction: .rightToLeft)
    let text = try #require(tree.text("a")).frame
    let color = try #require(tree.nodes("Color").first).frame
    #expect(agrees(text.maxX, 200))
    #expect(agrees(color.maxX, Double(text.minX) - 10))
  }

  /// A faded view is painted as one picture.
  @Test func opacity() {
    let tree = HostedTree(Rectangle().opacity(0.5).frame(width: 10, height: 10), in: CGSize(width: 10, height: 10))
    #expect(tree.recording.displayList.commands.contains(.begin(.group(alpha: 0.5))))
  }

  /// What is hidden keeps its room.
  @Test func hidden() {
    let view = VStack(spacing: 0) {
      box(10, 20).hidden()
      box(10, 30)
    }
    #expect(size(of: view).height == 50)
    #expect(HostedTree(view).nodes("Color").count == 1)
  }
}
