import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Rules of SwiftUI's layout, each with an input and the frames of its colours: objc.io (OB), swiftuifieldguide.com (FG),
/// fatbobman.com (FB), Apple's documentation (AD) and what follows from its rules (d).
@MainActor @Suite(.ownEnvironment) struct RuleTableTests {
  typealias Rule = (name: String, view: any View, room: CGSize, frames: [[Double]])

  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private static func room(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  private static let stacks: [Rule] = [
    (
      "S1 d",
      HStack(spacing: 10) {
        Color.red
        Color.red
      }, room(110, 10), [[0, 0, 50, 10], [60, 0, 50, 10]]
    ),
    (
      "S2 OB",
      HStack(spacing: 0) {
        Color.red
        Color.red
        Color.red
      }, room(300, 100),
      [[0, 0, 100, 100], [100, 0, 100, 100], [200, 0, 100, 100]]
    ),
    (
      "S2 OB overflow",
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.red.frame(minWidth: 100)
      }, room(150, 10),
      [[-12.5, 0, 75, 10], [62.5, 0, 100, 10]]
    ),
    (
      "S2 d",
      HStack(spacing: 0) {
        box(50, 10)
        Color.red
        Color.red
      }, room(200, 10),
      [[0, 0, 50, 10], [50, 0, 75, 10], [125, 0, 75, 10]]
    ),
    (
      "S2 d max",
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 50)
        Color.red
      }, room(200, 10),
      [[0, 0, 50, 10], [50, 0, 150, 10]]
    ),
    (
      "S3 d",
      HStack(spacing: 0) {
        box(80, 20)
        box(80, 30)
      }.frame(width: 100), room(100, 30),
      [[-30, 5, 80, 20], [50, 0, 80, 30]]
    ),
    (
      "S4 d",
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.red.layoutPriority(1)
      }, room(200, 10),
      [[0, 0, 20, 10], [20, 0, 180, 10]]
    ),
    (
      "S5 d",
      HStack(spacing: 0) {
        Color.red
        Spacer(minLength: 0)
        Color.red.frame(width: 20)
      }, room(100, 10),
      [[0, 0, 80, 10], [80, 0, 20, 10]]
    ),
    (
      "S7 d",
      HStack(spacing: 8) {
        box(30, 10)
        Color.red
      }.fixedSize(), room(48, 10), [[0, 0, 30, 10], [38, 0, 10, 10]]
    ),
    ("S8 d", VStack(spacing: 0) { Color.red.frame(height: 10) }, room(80, 200), [[0, 95, 80, 10]]),
    (
      "Z1 d",
      ZStack {
        box(100, 20)
        box(30, 80)
      }, room(100, 80), [[0, 30, 100, 20], [35, 0, 30, 80]]
    ),
  ]

  private static let frames: [Rule] = [
    ("F2 d", Color.red.frame(width: 50), room(200, 90), [[75, 0, 50, 90]]),
    ("F3 FG", box(150, 20).frame(minWidth: 0, maxWidth: .infinity), room(100, 20), [[-25, 0, 150, 20]]),
    ("F4 FG", Color.red.frame(maxWidth: 80), room(100, 10), [[10, 0, 80, 10]]),
    ("F5 FG", box(50, 20).frame(minWidth: 100, alignment: .leading), room(400, 20), [[150, 0, 50, 20]]),
    ("F5 AD", box(150, 20).frame(minWidth: 100, alignment: .leading), room(120, 20), [[0, 0, 150, 20]]),
    ("F6 d", Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize(), room(70, 30), [[0, 0, 70, 30]]),
    ("E1 d", Color.red.padding(20), room(100, 100), [[20, 20, 60, 60]]),
    ("X1 d", Color.red.fixedSize(), room(10, 10), [[0, 0, 10, 10]]),
    ("A1 OB", Color.red.aspectRatio(16 / 9, contentMode: .fit), room(100, 100), [[0, 21.875, 100, 56.25]]),
    ("A2 OB", Color.red.aspectRatio(16 / 9, contentMode: .fill), room(100, 100), [[-38.889, 0, 177.778, 100]]),
    ("A4 FG", box(30, 30).aspectRatio(2, contentMode: .fit), room(100, 100), [[35, 35, 30, 30]]),
    (
      "A5 d", Color.red.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true), room(100, 50),
      [[0, 0, 100, 50]]
    ),
    (
      "O2 d", box(100, 50).overlay(alignment: .bottomTrailing) { box(20, 20) }, room(100, 50),
      [[0, 0, 100, 50], [80, 30, 20, 20]]
    ),
    ("O3 d", box(100, 50).background { box(200, 200) }, room(100, 50), [[-50, -75, 200, 200], [0, 0, 100, 50]]),
    (
      "G1 d -10",
      VStack(alignment: .leading, spacing: 0) {
        box(50, 10)
        box(40, 10).alignmentGuide(.leading) { _ in -10 }
      },
      room(50, 20), [[0, 0, 50, 10], [10, 10, 40, 10]]
    ),
    (
      "G1 d +20",
      VStack(alignment: .leading, spacing: 0) {
        box(50, 10)
        box(40, 10).alignmentGuide(.leading) { _ in 20 }
      },
      room(70, 20), [[20, 0, 50, 10], [0, 10, 40, 10]]
    ),
    (
      "G2 FG",
      HStack(alignment: .top, spacing: 0) {
        box(50, 10)
        box(40, 10).alignmentGuide(.leading) { _ in 20 }
      },
      room(90, 10), [[0, 0, 50, 10], [50, 0, 40, 10]]
    ),
    ("R1 FG", GeometryReader { _ in box(20, 20) }, room(200, 100), [[0, 0, 20, 20]]),
  ]

  private static let others: [Rule] = [
    (
      "V1 AD",
      ViewThatFits {
        box(300, 20)
        box(150, 20)
      }, room(200, 100), [[25, 40, 150, 20]]
    ),
    (
      "V1 AD last",
      ViewThatFits {
        box(300, 20)
        box(250, 20)
      }, room(200, 100), [[-25, 40, 250, 20]]
    ),
    (
      "V2 AD",
      ViewThatFits(in: .horizontal) {
        box(150, 200)
        box(50, 10)
      }, room(200, 100), [[25, -50, 150, 200]]
    ),
    (
      "D2 AD",
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(50, 10)
        }
        Color.red.frame(height: 5)
        GridRow { box(20, 10) }
      }, room(80, 25), [[0, 0, 30, 10], [30, 0, 50, 10], [0, 10, 80, 5], [5, 15, 20, 10]]
    ),
    (
      "L1 OB",
      LazyVGrid(columns: [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)]) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
      }, room(200, 10), [[0, 0, 70, 10], [78, 0, 57, 10], [143, 0, 57, 10]]
    ),
    (
      "L2 AD",
      LazyVGrid(columns: [GridItem](repeating: GridItem(.flexible(), spacing: 10), count: 3)) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
      }, room(320, 10), [[0, 0, 100, 10], [110, 0, 100, 10], [220, 0, 100, 10]]
    ),
    ("L4 d", LazyVStack { box(50, 10) }, room(200, 10), [[75, 0, 50, 10]]),
    (
      "I1 AD", Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box(390, 50) }, room(390, 810),
      [[0, 0, 390, 760], [0, 760, 390, 50]]
    ),
  ]

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func frames(direction: UITraitEnvironmentLayoutDirection) {
    for rule in Self.stacks + Self.frames + Self.others {
      let tree = HostedTree(AnyView(rule.view), in: rule.room, direction: direction)
      let found = tree.nodes("Color").map(\.frame)
      // Where leading is right the whole is mirrored.
      let expected = rule.frames.map { frame in
        direction == .leftToRight
          ? frame : [Double(rule.room.width) - frame[0] - frame[2], frame[1], frame[2], frame[3]]
      }
      // A layout's frame is on pixels of a third of a point.
      let isAlike =
        found.count == expected.count
        && zip(found, expected).allSatisfy { found, expected in
          zip([found.minX, found.minY, found.width, found.height], expected).allSatisfy { abs(Double($0) - $1) < 0.17 }
        }
      #expect(isAlike, "\(rule.name) \(direction): \(found)")
    }
  }
}
