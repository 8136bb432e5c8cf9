import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import LayoutNotation
import Raster
import Renderers
import SystemText
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Figures of Spark's pictures on iOS 17 by their numbers (P), at three pixels a point: XS, M and AX5 are the text sizes.
@MainActor @Suite(.ownEnvironment) struct SparkFigureTests {
  private static let sizes: [DynamicType.ContentSizeCategory] = [
    .extraSmall, .medium, .accessibilityExtraExtraExtraLarge,
  ]

  /// P4: whole points.
  @Test func customFonts() throws {
    try FontRegistry.register(Nunito.file(Nunito.regular))
    for (size, style, expected) in [
      (16, .body, [14, 15, 45]), (16, .callout, [14, 15, 46]), (12, .caption, [10, 10, 38]),
    ] as [(CGFloat, HeadlessSwiftUI.Font.TextStyle, [CGFloat])] {
      let font = HeadlessSwiftUI.Font.custom(Nunito.regular, size: size, relativeTo: style)
      let found = Self.sizes.map { font.uiFont(under: phoneTraits($0, scale: 3)).pointSize }
      #expect(found == expected, "\(style)")
    }
  }

  /// P5: pixels, in small values, too.
  @Test(
    arguments: [
      (44, [38, 42, 124]), (56, [48.333, 53.333, 157.667]), (32, [27.667, 30.667, 90.333]),
      (24, [20.667, 23, 67.667]), (16, [13.667, 15.333, 45]), (8, [7, 7.667, 22.667]), (4, [3.333, 3.667, 11.333]),
      (1, [1, 1, 2.667]),
    ] as [(CGFloat, [Double])])
  func scaledLengths(value: CGFloat, expected: [Double]) {
    struct Square: View {
      @ScaledMetric var side: CGFloat
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    for (category, expected) in zip(Self.sizes, expected) {
      #expect(agrees(size(of: Square(side: value), category).width, expected), "\(category)")
    }
  }

  /// P6: a factor that is multiplied is rounded once.
  @Test func scaledFactors() {
    struct Gap: View {
      @ScaledMetric private var factor: CGFloat = 1
      var body: some View { Color.red.frame(width: 8 * factor, height: 40 * factor) }
    }
    let size = size(of: Gap(), .accessibilityExtraExtraExtraLarge)
    #expect(agrees(size.width, 21.333) && agrees(size.height, 106.667))
  }

  /// P7 to P9: a spacer has no distance, also in a frame, and is as long as that.
  @Test func spacers() {
    let row = HStack {
      Color.red.frame(width: 53, height: 1)
      Spacer().frame(width: 40)
      Color.red.frame(width: 53, height: 1)
    }
    #expect(size(of: row).width == 146)
    let column = VStack {
      Color.red.frame(width: 1, height: 23)
      Spacer()
    }
    #expect(size(of: column.fixedSize()).height == 31)
    #expect(size(of: Spacer().frame(width: 4)).width == 4)
  }

  /// P20: the padding keeps its share of a fixed width, and the text is cut.
  @Test func paddingOfTextsThatAreCut() {
    let tag = Text(verbatim: "Very very long long text").lineLimit(1).padding(.horizontal, 8).frame(width: 100)
    #expect(size(of: tag).width == 100)
    let frame = HostedTree(tag, in: CGSize(width: 100, height: 50)).nodes("Text").first?.frame
    #expect((frame?.width ?? .infinity) <= 84)
  }

  /// P22: a text in a frame that is too low is as high as ever, in the middle.
  @Test func textsInLowFrames() throws {
    let tree = HostedTree(Text(verbatim: "a").frame(height: 10), in: CGSize(width: 100, height: 10))
    let frame = try #require(tree.text("a")).frame
    #expect(agrees(frame.height, 20.333) && abs(frame.midY - 5) < 0.2)
  }

  /// P23: the dot of a toggle, 79 to 149 and 11 to 81 pixels of 160 by 92.
  @Test func circlesBesideSpacers() throws {
    let toggle = HStack(spacing: 0) {
      Spacer()
      Circle().aspectRatio(1, contentMode: .fit)
    }
    .padding(11.0 / 3).frame(width: 160.0 / 3, height: 92.0 / 3)
    let frame = try #require(HostedTree(toggle, in: size(of: toggle)).nodes("Circle").first).frame
    #expect(agrees(frame, 79.0 / 3, 11.0 / 3, 70.0 / 3, 70.0 / 3))
  }
}

/// Figures of other pictures by their numbers in the list of measured figures: AX (iOS 17.5 and 18.5), HA (iOS 26), PF (iOS 13,
/// two pixels a point), FT (macOS), FB and OB.
@MainActor @Suite(.ownEnvironment) struct PictureFigureTests {
  private func distance(_ views: any View...) throws -> CGFloat {
    let stack = VStack { ForEach(0..<2, id: \.self) { AnyView(views[$0]) } }
    let heights = views.map { size(of: AnyView($0)).height }
    return size(of: stack).height - heights[0] - heights[1]
  }

  /// 8, 10: 8 points between shapes and between fields.
  @Test func distances() throws {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(try agrees(distance(box, box), 8))
    let field = TextField("Name", text: .constant("Anna"))
    #expect(try agrees(distance(field, field), 8))
    #expect(try agrees(distance(field, SecureField("Name", text: .constant("Anna"))), 8))
  }

  /// 11, HA: buttons with a style of an app's own, filled capsules 48 points high. 54: bordered ones, which no picture shows one
  /// above the other, have the same distance.
  @Test func distanceOfButtons() throws {
    let label = Text(verbatim: "Go").bold().frame(maxWidth: .infinity, minHeight: 48)
    let button = Button(action: {}, label: { label.background(.blue, in: Capsule()) })
    #expect(try agrees(distance(button, button), 8))
    let bordered = Button("Go") {}.buttonStyle(.bordered)
    #expect(try agrees(distance(bordered, bordered), 8))
  }

  /// 5: a frame or a stack passes its children's distances on.
  @Test func distancesThroughContainers() throws {
    let (first, second) = (Text(verbatim: "a"), Text(verbatim: "b"))
    #expect(try agrees(distance(first, HStack { second }), 2))
    #expect(try agrees(distance(first.frame(width: 50), second.padding(.horizontal, 3)), 2))
  }

  /// 7: a symbol and a text, PF.
  @Test func distanceOfSymbolAndText() throws {
    let row = HStack {
      Image(systemName: "star")
      Text(verbatim: "a")
    }
    let parts = size(of: Image(systemName: "star")).width + size(of: Text(verbatim: "a")).width
    #expect(agrees(size(of: row).width - parts, 8))
  }

  /// 13 to 15, 18: a grid's columns, a spacer's least length and its width across a stack, an empty stack.
  @Test func nothingAndSpacers() {
    let grid = Grid {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(size(of: grid).width == 28)
    #expect(size(of: HStack { Spacer() }, in: .zero) == CGSize(width: 8, height: 0))
    #expect(size(of: VStack { Spacer() }) == CGSize(width: 0, height: 600))
    #expect(size(of: VStack {}) == .zero)
  }

  /// 50, 51, PF: a rounded rectangle behind a padding of 5, and one of 10 around it. The text is 20.5 points high at two pixels.
  @Test func paddingAroundABackground() {
    let text = Text(verbatim: "a")
    #expect(size(of: text, scale: 2).height == 20.5)
    let inner = text.padding(5).background(RoundedRectangle(cornerRadius: 5))
    #expect(size(of: inner, scale: 2).height == 30.5)
    #expect(size(of: inner.padding(10), scale: 2).height == 50.5)
  }

  /// 49, HA: a button with a minimum height, in a padded stack on a device 390 points wide.
  @Test func buttonWithAMinimumHeight() {
    let button = Button(action: {}, label: { Text(verbatim: "Go").bold().frame(maxWidth: .infinity, minHeight: 48) })
    let view = VStack { button }.padding()
    #expect(size(of: view, in: CGSize(width: 390, height: 844)) == CGSize(width: 390, height: 80))
  }

  /// 54a: the insets of the left edge in pixels at rows of a bordered button, AX, iOS 18.5. In row 0 it hangs on the shades.
  @Test func cornersOfABorderedButton() throws {
    let button = Button("Delete") {}.buttonStyle(.borderedProminent).tint(.black)
    let tree = HostedTree(button, in: size(of: button), background: .white)
    let bitmap = try Renderers.standard().draw(tree.recording.displayList, scale: 3, into: BitmapPool())
    // The recorded grey is 22 levels below white, of which the edge leaves less than 2 from the 23rd pixel on.
    let shades = (0..<30).map { Double(bitmap.pixels[$0] & 255) / 255 * 22 }
    #expect(shades.firstIndex { $0 < 2 } == 23)
    for (row, inset) in zip([3, 6, 9, 12, 15], [10.0, 6, 4, 2, 1]) {
      let white = (0..<30).reduce(0.0) { $0 + Double(bitmap.pixels[row * bitmap.width + $1] & 255) / 255 }
      #expect(abs(white - inset) <= 1.5, "row \(row): \(white), \(inset)")
    }
  }

  /// 25, 44: a list's colours, and its separator from the text to the edge of the card in the row's last pixel.
  @Test func colorsOfAList() throws {
    let list = List {
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
    let tree = HostedTree(list, in: CGSize(width: 393, height: 400))
    let bitmap = try Renderers.standard().draw(tree.recording.displayList, scale: 3, into: BitmapPool())
    func color(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
      bitmap.pixels[Int(y * 3) * bitmap.width + Int(x * 3)] & 0xFF_FFFF
    }
    let row = try #require(tree.text("one")).frame
    #expect(color(5, row.midY) == 0xF2F2F7)
    #expect(color(25, row.midY) == 0xFFFFFF)
    let separator = row.midY + 22 - 0.2
    #expect(color(39, separator) == 0xFFFFFF)
    #expect(color(41, separator) == 0xC6C6C8 || color(41, separator) == 0xC6C6C6)
    #expect(color(372, separator) == color(41, separator))
    #expect(color(374, separator) == 0xF2F2F7)
  }

  /// 46, 52, P25: colours by their hexadecimal components.
  @Test(arguments: [
    (Color.green, 0x34C759), (.yellow, 0xFFCC00), (.blue, 0x007AFF), (.gray, 0x8E8E93),
  ]) func systemColors(color: HeadlessSwiftUI.Color, expected: Int) {
    let resolved = color.resolve(in: EnvironmentValues(traits: phoneTraits()))
    let found = [resolved.red, resolved.green, resolved.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    #expect(found == expected)
  }

  /// 55: sizes of UIKit's twins.
  @Test func controls() {
    #expect(size(of: Slider(value: .constant(0.5))) == CGSize(width: 400, height: 31))
    #expect(size(of: Stepper("a", value: .constant(1)).labelsHidden()) == CGSize(width: 94, height: 32))
    #expect(size(of: ProgressView(value: 0.5)) == CGSize(width: 400, height: 4))
    #expect(size(of: ProgressView()) == CGSize(width: 20, height: 20))
    let picker = Picker("a", selection: .constant(1)) { Text(verbatim: "a").tag(1) }
    #expect(size(of: picker.pickerStyle(.segmented)).height == 32)
  }
}
