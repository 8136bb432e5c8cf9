import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Constructs of tutorials and popular answers, whose sources are named at each.
@MainActor @Suite(.ownEnvironment) struct TutorialConstructTests {
  /// A shape that knows its room's size alone, as the star of Hacking with Swift ("How to draw polygons and stars").
  private struct Block: Shape {
    nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
      HeadlessSwiftUI.Path(CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    }
  }

  /// objc.io, SwiftUI Layout Explained: a shape is asked for its path in a rectangle that begins at zero.
  @Test func shapesBeginAtZero() throws {
    func screen(_ filled: some View, _ stroked: some View, _ clipped: some View) -> UIViewController {
      UIHostingController(
        rootView: VStack {
          filled
          stroked
          clipped
        }.padding(30))
    }
    func sized(_ view: some View) -> some View { view.frame(width: 80, height: 40) }
    let own = screen(
      sized(Block().fill(.red)), sized(Block().stroke(.blue, lineWidth: 3)), sized(Color.green.clipShape(Block())))
    let known = screen(
      sized(Rectangle().fill(.red)), sized(Rectangle().stroke(.blue, lineWidth: 3)),
      sized(Color.green.clipShape(Rectangle())))
    let pictures = try TwinPictures(of: own, and: known)
    #expect(pictures.difference() == nil)
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// The SwiftUI Lab, "Inspecting the View Tree – Part 2: AnchorPreferences": a border around one of several views.
  @Test func anchorsOfViewsThatAreChangedFurther() throws {
    let row = HStack {
      ForEach(0..<2) { index in
        Text(verbatim: "Month \(index)").anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
          .id(index)
      }
    }
    let tree = HostedTree(
      row.overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[1] {
            Rectangle().frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      })
    let (border, text) = (try #require(tree.nodes("Rectangle").first), try #require(tree.text("Month 1")))
    #expect(agrees(border.frame.width, text.frame.width))
  }

  /// Stack Overflow, "SwiftUI Label icon like in Settings": a style that makes a label of its own.
  private struct SettingsStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.background(Color.orange)
      }
    }
  }

  /// Apple, `Toggle.init(_:)`: a style that changes the current one.
  private struct FramedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(Color.red) }
  }

  @Test func stylesMakeControlsOfTheirKind() {
    let tree = HostedTree(
      VStack {
        Label("Wi-Fi", systemImage: "wifi").labelStyle(SettingsStyle())
        Toggle("Flight mode", isOn: .constant(true)).toggleStyle(FramedStyle())
      })
    #expect(tree.texts == ["Wi-Fi", "Flight mode"])
  }

  /// Apple, `Toggle.init(_:sources:isOn:)`.
  @Test func togglesOfManyValues() {
    var values = [true, false]
    let sources = values.indices.map { index in Binding(get: { values[index] }, set: { values[index] = $0 }) }
    let tree = HostedTree(Toggle("All", sources: sources, isOn: \.self))
    #expect(tree.texts == ["All"])
    values[1] = true
    #expect(sources.map(\.wrappedValue) == [true, true])
  }

  /// Xcode's template of an app with Core Data has a list and a text, of which a phone shows the list.
  @Test func navigationViewsOfSeveralViews() {
    let view = NavigationView {
      Text(verbatim: "List")
      Text(verbatim: "Select an item")
    }
    #expect(HostedTree(view).texts == ["List"])
  }

  private struct Hosted: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Noting: UIViewController {
    var notes: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      notes.append("will appear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      notes.append("\(view.bounds.size.width) x \(view.bounds.size.height)")
    }
  }

  /// Apple, `UIViewControllerRepresentable`: the controller is a child of what hosts it, and has the view's size.
  @Test func hostedControllersAppearInTheirRoom() {
    let controller = Noting()
    _ = HostedTree(Hosted(controller: controller).frame(width: 200, height: 60))
    #expect(controller.notes.first == "will appear")
    #expect(controller.notes.last == "200.0 x 60.0")
  }

  private struct Words: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One two three four five six seven eight nine ten"
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return label
    }
    func updateUIView(_ view: UILabel, context: Context) {}
  }

  /// Apple, `Toggle`: of several texts in a label, the first is the title, and the others are subtitles below it.
  @Test func subtitlesOfLabels() throws {
    let view = VStack {
      Toggle(isOn: .constant(true)) {
        Text(verbatim: "Vibrate")
        Text(verbatim: "When it rings")
      }
      LabeledContent {
        Text(verbatim: "Value")
      } label: {
        Text(verbatim: "Vibrate")
        Text(verbatim: "When it rings")
      }
    }
    let texts = HostedTree(view).nodes("Text")
    #expect(texts.count == 5)
    for (title, subtitle) in [(texts[0], texts[1]), (texts[2], texts[3])] {
      #expect(subtitle.frame.minX == title.frame.minX && subtitle.frame.minY >= title.frame.maxY)
    }
  }

  /// Apple, `Gauge`: a gradient as the tint is seen along the whole gauge.
  @Test func gaugesWithAGradient() throws {
    func gauge(_ gradient: HeadlessSwiftUI.Gradient) -> some View {
      Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear).tint(gradient)
    }
    let (two, one) = (
      UIHostingController(rootView: gauge(HeadlessSwiftUI.Gradient(colors: [.green, .red]))),
      UIHostingController(rootView: gauge(HeadlessSwiftUI.Gradient(colors: [.green, .green])))
    )
    #expect(try TwinPictures(of: two, and: one).difference() != nil)
  }

  /// Apple, `listRowBackground(_:)`: a row's background takes the place of the one that it has otherwise.
  @Test func rowsWithoutABackground() throws {
    func list(_ background: HeadlessSwiftUI.Color) -> UIViewController {
      UIHostingController(rootView: List { Color.clear.listRowBackground(background) })
    }
    let pictures = try TwinPictures(of: list(.clear), and: list(Color(.systemGroupedBackground)))
    // The corners of a background are antialiased.
    let pixels = pictures.difference().flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    #expect(pixels <= 8)
    #expect(try TwinPictures(of: list(.clear), and: list(.white)).difference() != nil)
  }

  /// Apple, `Text.foregroundStyle(_:)`: a gradient fills all of the text, whether the text or a view has it.
  @Test func textsWithAGradient() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func screen(_ view: some View) -> UIViewController { UIHostingController(rootView: view) }
    let own = screen(Text(verbatim: "Gradient").foregroundStyle(gradient))
    #expect(
      try TwinPictures(of: own, and: screen(VStack { Text(verbatim: "Gradient") }.foregroundStyle(gradient)))
        .difference() == nil)
    // A text's own colour counts, whatever fills the views around.
    let red = screen(VStack { Text(verbatim: "Gradient").foregroundColor(.red) }.foregroundStyle(gradient))
    #expect(
      try TwinPictures(of: red, and: screen(Text(verbatim: "Gradient").foregroundColor(.red))).difference() == nil)
  }

  /// Stack Overflow, question 58469001: a label of UIKit's that resists compression little wraps its text.
  @Test func labelsWrapWhereTheyAreNarrow() {
    let (one, many) = (
      size(of: Words().fixedSize(horizontal: false, vertical: true), in: CGSize(width: 1_000, height: 600)),
      size(of: Words().fixedSize(horizontal: false, vertical: true), in: CGSize(width: 150, height: 600))
    )
    #expect(many.width == 150)
    #expect(many.height > one.height * 2)
  }
}
