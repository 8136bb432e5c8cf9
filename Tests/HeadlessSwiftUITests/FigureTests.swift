import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Figures that were measured on iOS: AX is cashapp/AccessibilitySnapshot (iOS 17.5 and 18.5, Apache-2), HA home-assistant/iOS
/// (iOS 26), PF swift-snapshot-testing (iOS 13), SP Spark's pictures.
@MainActor @Suite(.ownEnvironment) struct FigureTests {
  /// AX, HA: 16 points on each side.
  @Test func standardPadding() {
    #expect(size(of: Color.red.frame(width: 10, height: 20).padding()) == CGSize(width: 42, height: 52))
    #expect(size(of: Color.red.frame(width: 10, height: 20).padding(.horizontal)) == CGSize(width: 42, height: 20))
  }

  /// AX: body text of one line at three pixels a point.
  @Test func lineOfBody() {
    #expect(agrees(size(of: Text(verbatim: "Text")).height, 20.0 + 1.0 / 3))
    let row = HStack {
      Text(verbatim: "A")
      Spacer()
      Text(verbatim: "B")
    }
    #expect(agrees(size(of: row).height, 20.0 + 1.0 / 3))
  }

  /// AX: `VStack(spacing: 2)` of subheadline and caption 2: 18 + 2 + 13.333.
  @Test func textsAreRoundedOneByOne() {
    let stack = VStack(spacing: 2) {
      Text(verbatim: "One").font(.subheadline)
      Text(verbatim: "Two").font(.caption2)
    }
    #expect(agrees(size(of: stack).height, 33.0 + 1.0 / 3))
  }

  /// AX: headline above subheadline 7 pixels, subheadline above caption 6; HA: body above body 6.
  @Test func distancesOfTexts() throws {
    let tree = HostedTree(
      VStack {
        Text(verbatim: "a").font(.headline)
        Text(verbatim: "b").font(.subheadline)
        Text(verbatim: "c").font(.caption)
      })
    let frames = try ["a", "b", "c"].map { try #require(tree.text($0)).frame }
    #expect(agrees(frames[1].minY - frames[0].maxY, 7.0 / 3))
    #expect(agrees(frames[2].minY - frames[1].maxY, 2))
    let body = HostedTree(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b")
      })
    let (first, second) = (try #require(body.text("a")).frame, try #require(body.text("b")).frame)
    #expect(agrees(second.minY - first.maxY, 2))
  }

  /// AX, iOS 18.5: "Delete" in a bordered button.
  @Test func borderedButton() {
    let button = Button("Delete") {}.buttonStyle(.bordered)
    let size = size(of: button)
    #expect(agrees(size.width, 73.0 + 1.0 / 3))
    #expect(agrees(size.height, 34.0 + 1.0 / 3))
  }

  /// AX: a field of body text.
  @Test func field() {
    #expect(size(of: TextField("Name", text: .constant("Anna"))) == CGSize(width: 400, height: 22))
    // Apple, `init(_:text:axis:)`: one along the vertical axis grows with its text.
    let text = String(repeating: "many words ", count: 20)
    #expect(size(of: TextField("Name", text: .constant(text))).height == 22)
    #expect(size(of: TextField("Name", text: .constant(text), axis: .vertical)).height > 80)
  }

  /// Apple's documentation of `replacingUnspecifiedDimensions`: 10 by 10.
  @Test func idealSizeOfAColor() {
    #expect(size(of: Color.red.fixedSize()) == CGSize(width: 10, height: 10))
  }

  /// AX, iOS 17.5 and 18.5 at 393 points: sections of an inset grouped list.
  @Test func list() throws {
    let list = List {
      Section("First") { Text(verbatim: "one") }
      Section {
        Text(verbatim: "two")
      } header: {
        Text(verbatim: "Second")
      } footer: {
        Text(verbatim: "footer")
      }
      Section("Third") { Text(verbatim: "three") }
    }
    let tree = HostedTree(list, in: CGSize(width: 393, height: 800))
    let rows = try ["one", "two", "three"].map { try #require(tree.text($0)).frame }
    // The text is 20 points in a card that is 20 from the edge, in the middle of a row of 44.
    #expect(rows.allSatisfy { agrees($0.minX, 40) })
    let tops = rows.map { Double($0.midY) - 22 }
    #expect(abs(tops[0] - 38.667) < 0.35)
    #expect(abs(tops[1] - (tops[0] + 44) - 56.333) < 0.35)
    #expect(abs(tops[2] - (tops[1] + 44) - 72.333) < 0.35)
  }

  /// SP: corners are continuous, a stroke lies half outside and takes no room, a spacer has no distance.
  @Test func sparksRules() throws {
    let stroked = RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 4).frame(width: 40, height: 30)
    #expect(size(of: stroked) == CGSize(width: 40, height: 30))
    let row = HStack {
      Color.red.frame(width: 20, height: 20)
      Spacer().frame(width: 16)
      Color.red.frame(width: 20, height: 20)
    }
    #expect(size(of: row).width == 56)
    #expect(RoundedRectangle(cornerRadius: 8).style == .continuous)
  }

  /// SP, P5: a scaled length is rounded to the nearest pixel.
  @Test(arguments: [(44, 38, 124), (24, 62.0 / 3, 203.0 / 3), (1, 1, 8.0 / 3)] as [(Double, Double, Double)])
  func scaledMetric(value: Double, extraSmall: Double, largest: Double) {
    struct Square: View {
      @ScaledMetric var side: CGFloat
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    let square = Square(side: CGFloat(value))
    #expect(agrees(size(of: square, .extraSmall).width, extraSmall))
    #expect(agrees(size(of: square, .accessibilityExtraExtraExtraLarge).width, largest))
  }
}
