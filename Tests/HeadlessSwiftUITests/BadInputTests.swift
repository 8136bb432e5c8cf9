import Combine
import Drawing
import Foundation
import HeadlessUIKit
import Observation
import Raster
import Renderers
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// The faults of a view in a room, which is also drawn.
@MainActor
private func faults(_ view: some View) throws -> [String] {
  let tree = HostedTree(view)
  _ = try Renderers.standard().draw(tree.recording.displayList, scale: 3, into: BitmapPool())
  return UIKitFaults.take()
}

/// A view with a name.
private struct Card: View {
  let content: AnyView

  init(_ content: any View) { self.content = AnyView(content) }

  var body: some View { content }
}

/// Numbers that cannot be are faults that name the call, and the view whose body made it. There is a picture all the same.
@MainActor @Suite(.ownEnvironment) struct BadNumberTests {
  private static let calls: [(call: String, view: @MainActor (CGFloat) -> any View)] = [
    ("Card: frame(width:)", { Color.red.frame(width: $0) }),
    ("Card: frame(idealHeight:)", { Color.red.frame(idealHeight: $0) }),
    ("Card: padding(_:_:)", { Color.red.padding($0) }),
    (
      "Card: padding(_:)",
      { Color.red.padding(EdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0)) }
    ),
    ("Card: offset(x:y:)", { Color.red.offset(x: $0) }),
    ("Card: position(x:y:)", { Color.red.position(x: 1, y: $0) }),
    ("Card: aspectRatio(_:contentMode:)", { Color.red.aspectRatio($0, contentMode: .fit) }),
    ("Card: VStack(spacing:)", { spacing in VStack(spacing: spacing) { Color.red } }),
    ("Card: HStack(spacing:)", { spacing in HStack(spacing: spacing) { Color.red } }),
    ("Card: LazyVStack(spacing:)", { spacing in LazyVStack(spacing: spacing) { Color.red } }),
    ("Card: Spacer(minLength:)", { length in HStack { Spacer(minLength: length) } }),
    ("Card: Grid(verticalSpacing:)", { spacing in Grid(verticalSpacing: spacing) { Color.red } }),
    ("Card: GridItem", { length in LazyVGrid(columns: [GridItem(.fixed(length))]) { Color.red } }),
    (
      "Card: safeAreaInset",
      { spacing in Color.red.safeAreaInset(edge: .top, spacing: spacing) { Color.blue.frame(height: 9) } }
    ),
    (
      "Card: alignmentGuide(_:computeValue:)",
      { place in VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in place } } }
    ),
    ("Card: opacity(_:)", { Text(verbatim: "a").opacity(Double($0)) }),
    ("Card: shadow(color:radius:x:y:)", { Text(verbatim: "a").shadow(radius: 1, y: $0) }),
    ("Card: rotationEffect(_:anchor:)", { Text(verbatim: "a").rotationEffect(.radians(Double($0))) }),
    ("Card: scaleEffect(x:y:anchor:)", { Text(verbatim: "a").scaleEffect($0) }),
    (
      "Card: transformEffect(_:)",
      { Text(verbatim: "a").transformEffect(CGAffineTransform(translationX: $0, y: 0)) }
    ),
    ("Card: Circle.stroke(_:style:)", { Circle().stroke(Color.red, lineWidth: $0) }),
    ("Gradient", { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0) }),
  ]

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func numbersThatAreNotFinite(number: CGFloat) throws {
    for (call, view) in Self.calls {
      let found = try faults(Card(view(number)))
      #expect(found.contains { $0.contains(call) }, "\(call): \(found)")
    }
  }

  /// A rank may be without end, but has to be a number.
  @Test func ranks() throws {
    #expect(try faults(Color.red.layoutPriority(.infinity)).isEmpty)
    #expect(try faults(Card(Color.red.layoutPriority(.nan))).contains { $0.contains("Card: layoutPriority(_:)") })
    #expect(try faults(Card(Color.red.zIndex(.nan))).contains { $0.contains("Card: zIndex(_:)") })
  }

  /// What SwiftUI takes: views that overlap, that are larger than their frame, that move to the left.
  @Test func negativeDistancesAreNoFaults() throws {
    let stack = VStack(spacing: -20) {
      Color.red.frame(width: 10, height: 50)
      Color.blue.frame(width: 10, height: 50)
    }
    #expect(size(of: stack).height == 80)
    #expect(size(of: Color.red.frame(width: 50, height: 50).padding(-10)) == CGSize(width: 30, height: 30))
    #expect(try faults(stack.padding(-5).offset(x: -9, y: -9)).isEmpty)
  }

  /// Lengths that a reader of geometry makes of a room of no size.
  @Test func divisionsByTheRoom() throws {
    let view = GeometryReader { proxy in Color.red.frame(width: 10 / (proxy.size.width - proxy.size.width)) }
    #expect(try faults(view).contains { $0.contains("frame(width:)") })
  }

  private struct Pointed: Shape {
    let number: CGFloat

    func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
      HeadlessSwiftUI.Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 9))
      }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: number, height: 10) }
  }

  /// A shape without end is not shown, nor is what has no place.
  @Test func shapesWithoutEnd() throws {
    #expect(try faults(Pointed(number: .infinity)).contains { $0.contains("Pointed: its place or size is infinite") })
    #expect(HostedTree(Pointed(number: .nan)).nodes("Pointed").first?.frame.width == 0)
  }
}

/// Bodies without end, and more views than there can be: bounded work.
@MainActor @Suite(.ownEnvironment) struct EndlessViewTests {
  private struct Twins: View {
    static nonisolated(unsafe) var count = 0
    var body: some View {
      Twins.count += 1
      return VStack {
        AnyView(Twins())
        AnyView(Twins())
      }
    }
  }

  private struct InReaders: View {
    var body: some View { GeometryReader { _ in AnyView(InReaders()) } }
  }

  private struct InOverlays: View {
    var body: some View { Color.red.overlay { AnyView(InOverlays()) } }
  }

  private struct InLists: View {
    var body: some View { List { AnyView(InLists()) } }
  }

  private struct Again: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(Again())) }
  }

  @Test func bodiesInBodies() throws {
    for (name, view) in [
      ("InReaders", InReaders()), ("InOverlays", InOverlays()), ("InLists", InLists()),
      ("Again", Color.red.modifier(Again())),
    ] as [(String, any View)] {
      #expect(
        try faults(AnyView(view)).contains { $0.contains("\(name): views lie in each other more than") }, "\(name)")
    }
  }

  /// Two in each other would be 2⁶⁰⁰: after the first that lies too deep, none is asked.
  @Test func doublingBodies() throws {
    Twins.count = 0
    #expect(try faults(Twins()).contains { $0.contains("Twins: views lie in each other more than") })
    #expect(Twins.count < 1_000)
  }

  private final class Entry: @unchecked Sendable {
    var children: [Entry] = []
  }

  private struct EntryView: View {
    let entry: Entry
    var body: some View {
      VStack { ForEach(0..<entry.children.count, id: \.self) { AnyView(EntryView(entry: entry.children[$0])) } }
    }
  }

  @Test func cyclesOfReferences() throws {
    let (first, second) = (Entry(), Entry())
    (first.children, second.children) = ([second, first], [first, second])
    defer { first.children = [] }
    #expect(try faults(EntryView(entry: first)).contains { $0.contains("EntryView: views lie in each other") })
  }

  /// 10,000 modifiers around a view.
  @Test func deepNesting() throws {
    let view = (0..<10_000).reduce(AnyView(Text(verbatim: "a"))) { view, _ in AnyView(view.padding(0.1)) }
    #expect(try faults(view).contains { $0.contains("views lie in each other more than") })
  }

  /// Only the distances of 8 points have room.
  @Test func manyChildren() {
    let stack = VStack { ForEach(0..<100_000, id: \.self) { Color.red.layoutPriority(Double($0)) } }
    #expect(size(of: stack).height == 799_992)
    let grid = Grid(horizontalSpacing: 1) { GridRow { ForEach(0..<20_000, id: \.self) { _ in Color.red } } }
    #expect(size(of: grid).width == 19_999)
  }

  private struct Row: View {
    static nonisolated(unsafe) var count = 0
    var body: some View {
      Row.count += 1
      return Color.red.frame(height: 100)
    }
  }

  @Test func manyChildrenOutOfSight() {
    Row.count = 0
    _ = HostedTree(ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { _ in Row() } } })
    #expect(Row.count < 20)
  }

  @Test func repeatedIdentitiesOutOfSight() throws {
    let rows = (0..<200).map { $0 / 2 }
    let view = ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text(verbatim: "\($0)") } } }
    #expect(try faults(view).contains { $0.contains("an id occurs more than once") })
  }

  /// CommonMark's delimiters, of which each looks for a counterpart.
  @Test(arguments: ["[", "*a ", "a* ", "[a](", "`` ` "]) func manyMarks(mark: String) {
    let text = String(repeating: mark, count: 20_000)
    #expect(InlineMarkdown(text).runs.map(\.text).joined().count <= text.count)
  }
}

/// State that is set where it is read.
@MainActor @Suite(.ownEnvironment) struct RestlessViewTests {
  private struct InBody: View {
    @State private var count = 0
    var body: some View {
      count += 1
      return Text(verbatim: "\(count)")
    }
  }

  private struct InGuide: View {
    @State private var count = 0
    var body: some View {
      HStack(alignment: .top) {
        Text(verbatim: "\(count)").alignmentGuide(.top) { dimensions in
          count += 1
          return dimensions.height
        }
      }
    }
  }

  private struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Growing: View {
    @State private var height: CGFloat = 1
    var body: some View {
      Color.red.frame(height: height)
        .background {
          GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height + 1) }
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }

  private struct Measured: View {
    @State private var height: CGFloat = 1
    var body: some View {
      Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0 + 1
      }
    }
  }

  private struct Never: View {
    @State private var height: CGFloat = 1
    var body: some View {
      Color.red.frame(width: height).preference(key: HeightKey.self, value: .nan).onPreferenceChange(HeightKey.self) {
        height = $0.isNaN ? height + 1 : $0
      }
    }
  }

  @Test func statesThatNeverRest() throws {
    for (name, view) in [
      ("InBody", InBody()), ("InGuide", InGuide()), ("Growing", Growing()), ("Measured", Measured()),
      ("Never", Never()),
    ] as [(String, any View)] {
      let found = try faults(AnyView(view))
      #expect(found.contains { $0.contains("do not settle") && $0.contains(name) }, "\(name): \(found)")
    }
  }

  private struct Answering: View {
    static nonisolated(unsafe) var count = 0
    var body: some View {
      Answering.count += 1
      return Text(verbatim: "\(Answering.count)")
    }
  }

  /// A body that answers another each time is asked once for a picture.
  @Test func answersThatChange() {
    Answering.count = 0
    #expect(HostedTree(Answering()).texts == ["1"])
  }
}

/// Values that a view reads and nobody set.
@MainActor @Suite(.ownEnvironment) struct MissingValueTests {
  final class Model: ObservableObject {
    @Published var name = "name"
  }

  @Observable final class Settings {
    var name = "name"
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(verbatim: model.name) }
  }

  private struct SettingsReader: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text(verbatim: settings.name) }
  }

  private struct Modifier: ViewModifier {
    @EnvironmentObject private var model: Model
    func body(content: Content) -> some View { content.padding(CGFloat(model.name.count)) }
  }

  private struct Style: HeadlessSwiftUI.ButtonStyle {
    @EnvironmentObject private var model: Model
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: model.name) }
  }

  private struct Hosted: UIViewRepresentable {
    @EnvironmentObject private var model: Model
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = model.name }
  }

  private struct Nested: DynamicProperty {
    @EnvironmentObject var model: Model
  }

  private struct NestedReader: View {
    private let nested = Nested()
    var body: some View { Text(verbatim: nested.model.name) }
  }

  /// Bodies that read a missing object are not asked: the case fails, and the others go on.
  @Test func objects() throws {
    for (name, view) in [
      ("Reader", Reader()), ("SettingsReader", SettingsReader()), ("Modifier", Color.red.modifier(Modifier())),
      ("Style", Button("a") {}.buttonStyle(Style())), ("Hosted", Hosted()), ("NestedReader", NestedReader()),
    ] as [(String, any View)] {
      let found = try faults(AnyView(view))
      #expect(found.contains { $0.contains("is known to \(name)") }, "\(name): \(found)")
    }
    #expect(try faults(Reader().environmentObject(Model())).isEmpty)
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Text(verbatim: item.name).onAppear { item.name += "!" } }
  }

  private struct Removing: View {
    @State private var items = (0..<3).map { Item(id: $0, name: "\($0)") }
    var body: some View {
      VStack {
        Text(verbatim: "\(items.count) items").onAppear { items.removeLast() }
        ForEach($items) { Row(item: $0) }
      }
    }
  }

  @Test func removedElements() throws {
    #expect(try faults(Removing()).contains { $0.contains("Binding<Item>: its element was removed") })
    #expect(HostedTree(Removing()).texts == ["2 items", "0!", "1!"])
  }

  @Test func symbolsWithoutAName() throws {
    #expect(try faults(Image(systemName: "")).contains { $0.contains("Image(systemName: \"\")") })
  }

  /// Views of nothing have no size, and are no faults.
  @Test func emptyContents() throws {
    for view in [
      VStack {}, ZStack {}, Grid {}, ViewThatFits {}, ScrollView {}, GeometryReader { _ in }, Group {}, List {},
      Form {},
      NavigationStack {}, TabView {}, LazyVStack {}, LazyVGrid(columns: []) { Text(verbatim: "a") },
      Color.red.overlay {}, Color.red.background {}, Color.red.mask {}, EmptyView().padding(),
      Picker("a", selection: .constant(1)) {}, Menu("a") {}, Label(title: {}, icon: {}), Image(uiImage: UIImage()),
    ] as [any View] {
      #expect(try faults(AnyView(view)).isEmpty, "\(type(of: view))")
    }
  }
}

/// Styles of controls read the environment as views do (Apple, `Environment`: "a view's environment", of dynamic properties).
@MainActor @Suite(.ownEnvironment) struct StyleEnvironmentTests {
  private struct Buttons: HeadlessSwiftUI.ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  private struct Labels: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  private struct Toggles: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  private struct Bars: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  @Test func stylesAreLinked() {
    for view in [
      Button("a") {}.buttonStyle(Buttons()), Label("a", systemImage: "star").labelStyle(Labels()),
      Toggle("a", isOn: .constant(true)).toggleStyle(Toggles()), ProgressView().progressViewStyle(Bars()),
    ] as [any View] {
      #expect(HostedTree(AnyView(view)).texts == ["on"], "\(type(of: view))")
      #expect(HostedTree(AnyView(view).disabled(true)).texts == ["off"], "\(type(of: view))")
    }
  }
}
