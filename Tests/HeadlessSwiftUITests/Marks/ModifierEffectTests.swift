import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// Modifiers beside the plain case: the values that they take back, the views that they reach, and leading on the
/// right.
@MainActor @Suite(.ownEnvironment) struct ModifierEffectTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF
  private let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let pureBlue = Color(.sRGB, red: 0, green: 0, blue: 1)

  /// The colours of points of a view in a room of 100 × 100.
  private func colors(
    _ view: some View, at points: [(Int, Int)], direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> [UInt32] {
    let tree = HostedTree(
      view, in: CGSize(width: 100, height: 100), scale: 1, direction: direction, background: .white)
    let bitmap = try Renderers.standard().draw(tree.recording.displayList, scale: 1, into: BitmapPool())
    return points.map { bitmap.pixels[$0.1 * bitmap.width + $0.0] }
  }

  private func picture(_ view: some View) -> DisplayList { WindowPicture(view).displayList }

  /// Apple, `fontWeight(_:)`: "Providing nil removes the effect of any font weight modifier applied higher in the view
  /// hierarchy", and so of designs; a false `isActive` is no bold text.
  @Test func changesOfFontsAreTakenBack() {
    let text = Text(verbatim: "Text 10")
    for (name, view) in [
      ("bold", AnyView(text.bold(false).bold())), ("bold view", AnyView(VStack { text }.bold(false).bold())),
      ("italic", AnyView(text.italic(false).italic())),
      ("weight", AnyView(VStack { text }.fontWeight(nil).fontWeight(.bold))),
      ("text weight", AnyView(VStack { text.fontWeight(nil) }.fontWeight(.bold))),
      ("design", AnyView(VStack { text }.fontDesign(nil).fontDesign(.serif))),
      ("monospaced", AnyView(VStack { text.monospaced(false) }.monospaced())),
    ] { #expect(picture(view) == picture(text), "\(name)") }
    #expect(picture(text.font(.headline).bold(false)) == picture(text.font(.headline)))
  }

  /// Ranks are those of views in a container: a view's own background and overlay stay behind and before it.
  @Test func ranksOfViewsWithBackgroundsAndOverlays() throws {
    let below = pureRed.frame(width: 20, height: 20).zIndex(-1).background(pureBlue)
    #expect(try colors(below, at: [(50, 50)]) == [red])
    let above = pureRed.zIndex(1).overlay { pureBlue }
    #expect(try colors(above, at: [(50, 50)]) == [blue])
    let both = ZStack {
      pureRed.zIndex(1).overlay { Color.clear }
      pureBlue
    }
    #expect(try colors(both, at: [(50, 50)]) == [red])
  }

  /// Apple, `FillStyle.isEOFilled`: of a shape in a shape the inner part is not filled.
  @Test func clipsByTheEvenOddRule() throws {
    let rings = HeadlessSwiftUI.Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    let points = [(10, 10), (50, 50)]
    #expect(try colors(pureRed.clipShape(rings), at: points) == [red, red])
    #expect(try colors(pureRed.clipShape(rings, style: FillStyle(eoFill: true)), at: points) == [red, white])
  }

  /// A triangle in the lower left corner.
  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
      HeadlessSwiftUI.Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// Apple, `Shape.layoutDirectionBehavior`: shapes are mirrored unless they are fixed. Leading corners are right.
  @Test func shapesAreMirrored() throws {
    let points = [(2, 98), (98, 98), (2, 2), (98, 2)]
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 50)
    #expect(try colors(uneven, at: points) == [black, black, white, black])
    #expect(try colors(uneven, at: points, direction: .rightToLeft) == [black, black, black, white])
    #expect(try colors(pureRed.clipShape(uneven), at: points, direction: .rightToLeft) == [red, red, red, white])
    let inside = [(10, 60), (90, 60)]
    #expect(try colors(Corner(), at: inside) == [black, white])
    #expect(try colors(Corner(), at: inside, direction: .rightToLeft) == [white, black])
    #expect(try colors(Corner(layoutDirectionBehavior: .fixed), at: inside, direction: .rightToLeft) == [black, white])
    let line = Corner().stroke(pureRed, lineWidth: 8)
    #expect(try colors(line, at: [(2, 50), (97, 50)], direction: .rightToLeft) == [white, red])
  }

  /// Apple, `UnitPoint`, "Layout direction": the origin is the upper right corner where leading is right.
  @Test func centresOfGradientsAreMirrored() throws {
    // Hard edges: red in the upper half, blue in the lower one, as seen from the centre.
    let stops = [0.0, 0.5, 0.5, 1.0].enumerated().map { index, location in
      Gradient.Stop(color: index < 2 ? pureBlue : pureRed, location: location)
    }
    let gradient = AngularGradient(
      gradient: Gradient(stops: stops), center: UnitPoint(x: 0.25, y: 0.5), angle: .degrees(90))
    // Clockwise from below: left of the centre is blue.
    let points = [(15, 50), (50, 50), (85, 50)]
    #expect(try colors(gradient, at: points) == [blue, red, red])
    #expect(try colors(gradient, at: points, direction: .rightToLeft) == [blue, blue, red])
  }

  /// Apple, `safeAreaPadding(_:)`: content of a scroll view is inset, and is seen beside it when it scrolls.
  @Test func safeAreaPaddingOfScrollViews() throws {
    let scroll = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        pureRed.frame(width: 60, height: 100)
        pureBlue.frame(width: 60, height: 100)
      }
    }
    let points = [(10, 50), (30, 50), (90, 50)]
    #expect(try colors(scroll.safeAreaPadding(.horizontal, 20), at: points) == [white, red, blue])
    #expect(try colors(scroll.padding(.horizontal, 20), at: points) == [white, red, white])
    // A style reaches into what is around the safe area.
    let filled = Color.clear.background(pureRed).safeAreaPadding(20)
    #expect(try colors(filled, at: points) == [red, red, red])
  }

  /// A section says to its rows what they do not say themselves.
  @Test func sectionsSayWhatRowsDo() {
    let (plain, row) = (Text(verbatim: "row"), Text(verbatim: "row").listRowInsets(EdgeInsets()))
    func list(_ section: some View) -> some View { List { section } }
    #expect(
      picture(
        list(
          Section {
            plain
            plain
          }.listRowInsets(EdgeInsets())))
        == picture(
          list(
            Section {
              row
              row
            })))
    #expect(
      picture(
        list(
          Section {
            row
            plain
          }.listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))))
        == picture(
          list(
            Section {
              row
              plain.listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
            })))
  }

  /// Widths of columns do not count where one column fills the screen.
  @Test func columnsOfPhones() {
    let text = Text(verbatim: "text").frame(maxWidth: .infinity, alignment: .leading)
    #expect(picture(text.navigationSplitViewColumnWidth(100)) == picture(text))
    #expect(
      WindowPicture(text.navigationSplitViewColumnWidth(100), isTablet: true).displayList
        != WindowPicture(text, isTablet: true).displayList)
  }

  /// Apple, `onScrollVisibilityChange(threshold:_:)`: called when the view comes in sight.
  @Test func visibility() {
    struct Reader: View {
      @State private var seen: [Int] = []
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Text(verbatim: "\(seen.sorted())")
            ForEach(0..<9, id: \.self) { index in
              Color.red.frame(height: 50).onScrollVisibilityChange { if $0 { seen.append(index) } }
            }
          }
        }
      }
    }
    // About 20 points of text, 3 rows of 50 and the beginning of a fourth.
    #expect(HostedTree(Reader(), in: CGSize(width: 200, height: 180)).texts == ["[0, 1, 2]"])
  }
}
