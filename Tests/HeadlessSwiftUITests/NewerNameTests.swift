import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// Names of SwiftUI's with behaviour, as Apple's documentation of each describes it.
@MainActor @Suite(.ownEnvironment) struct NewerNameTests {
  @Test func aViewBesideTheContentMakesItsRoomSmaller() throws {
    let tree = HostedTree(
      Text(verbatim: "content").frame(maxWidth: .infinity, alignment: .leading)
        .safeAreaInset(edge: .leading, spacing: 10) { Text(verbatim: "bar").frame(width: 50) },
      in: CGSize(width: 200, height: 100))
    let content = try #require(tree.text("content"))
    #expect(agrees(content.frame.minX, 60))
    #expect(tree.texts == ["bar", "content"])
  }

  /// The larger of an edge's two corners is added (`EdgeInsets.inset(by:edges:)`).
  @Test func cornersAreAddedToInsets() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 3, height: 4),
      bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))
    let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(insets.inset(by: corners) == EdgeInsets(top: 14, leading: 15, bottom: 18, trailing: 17))
    #expect(insets.inset(by: corners, edges: .top) == EdgeInsets(top: 14, leading: 10, bottom: 10, trailing: 10))
    #expect(insets.inset(by: RectangleCornerInsets()) == insets)
  }

  @Test func traitsOfUIKitAreValuesOfTheEnvironment() {
    let hosted = VStack {
      SteppedText()
      SteppedLabel().environment(\.step, 7)
    }
    let controller = UIHostingController(rootView: hosted)
    controller.traitOverrides[StepTrait.self] = 5
    let window = UIWindow(size: CGSize(width: 200, height: 100), safeAreaInsets: .zero, traits: phoneTraits())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = withExtendedLifetime(window) { controller.view.record() }
    #expect(SteppedText.seen.last == 5)
    #expect(SteppedLabel.seen.last == 7)
    var values = EnvironmentValues(traits: UITraitCollection())
    #expect(values.step == 1)
    values.step = 2
    #expect(values.step == 2 && values.traits[StepTrait.self] == 2)
  }

  @Test func aButtonWithARoleAloneHasItsWords() {
    #expect(HostedTree(Button(role: .close) {}).texts == ["Close"])
    #expect(HostedTree(Button(role: .cancel, action: {})).texts == ["Cancel"])
  }

  @Test func titlesThatAreResourcesAreTheirTexts() {
    let title = LocalizedStringResource("Fruit")
    func texts(_ view: some View) -> [String] { HostedTree(view).texts }
    let pear = Text(verbatim: "pear")
    #expect(texts(LabeledContent(title, value: "3")) == texts(LabeledContent("Fruit", value: "3")))
    #expect(texts(LabeledContent(title, value: 3, format: .number)) == texts(LabeledContent("Fruit", value: "3")))
    #expect(texts(GroupBox(title) { pear }) == texts(GroupBox("Fruit") { pear }))
    #expect(texts(List { Section(title) { pear } }) == texts(List { Section("Fruit") { pear } }))
    #expect(
      texts(NavigationStack { NavigationLink(title) { pear } })
        == texts(NavigationStack { NavigationLink("Fruit") { pear } }))
  }

  @Test func whatIsNotDrawnOfTextsAndSearchesIsAFinding() {
    struct Token: Identifiable { let id: Int }
    func findings(_ view: some View) -> Int { HostedTree(view).recording.findings.count }
    let text = Text(verbatim: "words")
    #expect(findings(text.layoutDirectionBehavior(.fixed)) == 0)
    #expect(findings(text.lineHeight(nil)) == 0)
    #expect(findings(text.lineHeight(.loose)) == 1)
    #expect(findings(text.labelReservedIconWidth(30)) == 1)
    func searching(_ tokens: [Token]) -> Int {
      findings(
        NavigationStack { text.searchable(text: .constant(""), editableTokens: .constant(tokens)) { _ in text } })
    }
    #expect(searching([Token(id: 1)]) == searching([]) + 1)
  }

  @Test func rowsOfATableAreThoseOfItsBuilder() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let others = [Person(id: 2, name: "two"), Person(id: 3, name: "three")]
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(id: 1, name: "one"))
      ForEach(others) { TableRow($0) }
    }
    #expect(HostedTree(table).texts == ["one", "two", "three"])
  }

  /// The columns say what the rows' values are; a row that is not expanded hides those in it.
  @Test func rowsOfATableAreInSectionsAndInEachOther() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let people = (1...5).map { Person(id: $0, name: "\($0)") }
    let order = [KeyPathComparator(\Person.name)]
    let table = Table(selection: .constant(Set<Int>()), sortOrder: .constant(order)) {
      TableColumn("Name", value: \.name) { person in Text(person.name) }
      TableColumn("Number", value: \.id) { person in Text("\(person.id)") }
    } rows: {
      Section("All") {
        ForEach(people.prefix(2)) { TableRow($0) }
      }
      DisclosureTableRow(people[2], isExpanded: .constant(true)) { TableRow(people[3]) }
      DisclosureTableRow(people[4]) { TableRow(people[0]) }
    }
    #expect(HostedTree(table).texts == ["1", "2", "3", "4", "5"])
  }

  @Test func theOldValueOfAGeometryIsTheNewOneAtFirst() {
    var seen: [[CGFloat]] = []
    _ = HostedTree(
      Color.red.frame(width: 30, height: 20)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in seen.append([old, new]) })
    #expect(seen == [[30, 30]])
  }

  /// Without animations, changes take effect at once, and the handler follows.
  @Test func viewsOfUIKitTakeAnimations() {
    let view = UIView()
    var seen: [CGFloat] = []
    UIView.animate(.spring(duration: 1)) {
      view.alpha = 0.5
    } completion: {
      seen.append(view.alpha)
    }
    #expect(seen == [0.5])
  }

  @Test func aShapeOfASizeIsAtItsAnchor() {
    let shape = Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing)
    #expect(
      shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
        == CGRect(x: 90, y: 80, width: 10, height: 20))
    #expect(
      Rectangle().size(width: 10, height: 20).path(in: CGRect(x: 5, y: 5, width: 100, height: 100)).boundingRect
        == CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  @Test func anchorsOfOnePlaceAreEqual() {
    let source = Anchor<CGRect>.Source.bounds
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(source.make(frame) == source.make(frame))
    #expect(source.make(frame) != source.make(.zero))
    #expect(Set([source.make(frame), source.make(frame)]).count == 1)
  }

  /// The system font stands in for fonts that come with iOS, and each is a finding.
  @Test func aFontOfIOSIsKnownByName() {
    let traits = UITraitCollection.current
    #expect(Font.custom("Georgia", fixedSize: 20).uiFont(under: traits).fontName == "Georgia")
    #expect(Font.custom("Georgia", fixedSize: 20).bold().uiFont(under: traits).fontName == "Georgia-Bold")
    #expect(Font.custom("Menlo", size: 20).uiFont(under: traits).fontName == "Menlo-Regular")
    let findings = HostedTree(Text(verbatim: "a").font(.custom("Georgia", fixedSize: 20))).recording.findings
    #expect(findings.count == 1 && findings.first?.message.contains("'Georgia'") == true)
  }

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
  }

  @Test func aDetentOfAnAppIsEqualToItself() {
    #expect(PresentationDetent.custom(Half.self) == .custom(Half.self))
    #expect(PresentationDetent.custom(Half.self) != .medium)
    #expect(
      PresentationDetent.sorted([.large, .custom(Half.self), .height(10)])
        == [.height(10), .custom(Half.self), .large])
  }

  @Test func valuesOfUIKitAndSwiftUIAreConverted() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
    #expect(UIContentSizeCategory(ContentSizeCategory.extraLarge) == .extraLarge)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
  }

  @Test func aHostedViewMayUseTheSafeAreasSurroundings() {
    let fixed = UIHostingController(rootView: Color.red.frame(height: 30))
    let window = UIWindow(
      size: CGSize(width: 100, height: 200), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      traits: phoneTraits())
    window.rootViewController = fixed
    window.makeKeyAndVisible()
    fixed.view.layoutIfNeeded()
    #expect(fixed.view.sizeThatFits(CGSize(width: 100, height: 200)).height == 50)
    fixed.safeAreaRegions = []
    #expect(fixed.view.sizeThatFits(CGSize(width: 100, height: 200)).height == 30)
  }

  @Test func aTextSelectionKnowsWhetherItIsAnInsertionPoint() {
    let text = "text"
    #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
  }
}

private struct StepTrait: UITraitDefinition {
  static let defaultValue = 1
}

private struct StepKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = 1
  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[StepTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[StepTrait.self] = value }
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

private struct SteppedText: View {
  @MainActor static var seen: [Int] = []
  @Environment(\.step) private var step

  var body: some View {
    Self.seen.append(step)
    return Text(verbatim: "\(step)")
  }
}

private struct SteppedLabel: UIViewRepresentable {
  @MainActor static var seen: [Int] = []

  final class Label: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect)
      SteppedLabel.seen.append(traitCollection[StepTrait.self])
    }
  }

  func makeUIView(context: Context) -> Label { Label() }
  func updateUIView(_ view: Label, context: Context) { view.text = "\(context.environment.step)" }
}
