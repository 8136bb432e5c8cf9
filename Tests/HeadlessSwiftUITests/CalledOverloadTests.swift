import Drawing
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Ways to write the same view, of which each has to show what the others do.
@MainActor @Suite(.ownEnvironment) struct CalledOverloadTests {
  private func expectSame(_ view: some View, _ other: some View, _ name: Comment? = nil) {
    let (first, second) = (WindowPicture(view), WindowPicture(other))
    #expect(first.displayList == second.displayList, name)
    #expect(first.findings == second.findings, name)
  }

  /// Apple, `TextField`: a label that is a text is the placeholder unless there is a prompt; a formatter's value is its text.
  @Test func fields() {
    let plain = TextField("Name", text: .constant(""))
    expectSame(TextField(text: .constant("")) { Text("Name") }, plain, "label")
    expectSame(TextField("Title", text: .constant(""), prompt: Text("Name")), plain, "prompt")
    expectSame(TextField("Name", text: .constant(""), onEditingChanged: { _ in }, onCommit: {}), plain, "older")
    expectSame(TextField("Name", text: .constant(""), onCommit: {}), plain, "older without the first action")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    expectSame(
      TextField("Sum", value: .constant(NSNumber(value: 1.5)), formatter: formatter),
      TextField("Sum", text: .constant("1.50")), "formatter")
    expectSame(
      TextField("Sum", value: .constant(Int?.none), format: .number), TextField("Sum", text: .constant("")), "no value")
    expectSame(
      SecureField(text: .constant("abc")) { Text("Word") }, SecureField("Word", text: .constant("abc")), "secure")
  }

  private struct Framed: TextFieldStyle {
    @Environment(\.colorScheme) private var colorScheme

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(colorScheme == .dark ? Color.blue : Color.red)
    }
  }

  /// A style's own view is shown in place of the field, with its environment, of secrets, too.
  @Test func stylesOfFields() {
    let field = TextField("Name", text: .constant("Ada"))
    expectSame(field.textFieldStyle(Framed()), field.padding(10).background(Color.red))
    expectSame(VStack { field }.textFieldStyle(Framed()), VStack { field.padding(10).background(Color.red) })
    let secret = SecureField("Word", text: .constant("abc"))
    expectSame(secret.textFieldStyle(Framed()), secret.padding(10).background(Color.red))
  }

  /// An `if` without `else` in a toolbar, as in lists of views.
  @Test func conditionsInToolbars() {
    func stack(_ isShown: Bool) -> some View {
      NavigationStack {
        Text("content").toolbar {
          if isShown { ToolbarItem(placement: .principal) { Text("item") } }
          if #available(iOS 15, *) { ToolbarItem(placement: .topBarTrailing) { Text("other") } }
        }
      }
    }
    let plain = NavigationStack {
      Text("content").toolbar {
        ToolbarItem(placement: .principal) { Text("item") }
        ToolbarItem(placement: .topBarTrailing) { Text("other") }
      }
    }
    expectSame(stack(true), plain)
    expectSame(
      stack(false),
      NavigationStack { Text("content").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("other") } } })
  }

  private enum Place: Hashable { case home, away }

  /// The value of a tab may be a name of its type; tabs are views with items otherwise.
  @Test func tabs() {
    let views = TabView(selection: .constant(Place.away)) {
      Text("home").tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
      Text("away").badge(3).tabItem { Label("Away", systemImage: "star") }.tag(Place.away)
    }
    let tabs = TabView(selection: .constant(Place.away)) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }
      Tab("Away", systemImage: "star", value: .away) { Text("away") }.badge(3)
      Tab("Hidden", systemImage: "moon", value: .away) { Text("hidden") }.hidden()
    }
    expectSame(tabs, views)
    let sections = TabView(selection: .constant(Place.away)) {
      TabSection("Section") { Tab("Home", systemImage: "house", value: Place.home) { Text("home") } }
      ForEach([Place.away], id: \.self) { place in
        Tab("Away", systemImage: "star", value: place) { Text("away") }.badge(3)
      }
    }
    expectSame(sections, views)
  }

  /// Apple, `ShapeView`: what is drawn on a shape lies over it.
  @Test func layersOfShapes() {
    expectSame(
      Circle().fill(.red).stroke(.blue, lineWidth: 8),
      Circle().fill(.red).overlay { Circle().stroke(.blue, lineWidth: 8) })
    expectSame(
      Circle().stroke(.blue, lineWidth: 8).fill(.red),
      Circle().stroke(.blue, lineWidth: 8).overlay { Circle().fill(.red) })
    expectSame(
      Rectangle().size(width: 20, height: 10).fill(.red),
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).fill(.red))
  }

  /// What is drawn nearly has a finding.
  @Test func shapesThatAreDrawnNearly() {
    func findings(_ view: some View) -> [String] { WindowPicture(view).findings }
    #expect(findings(Circle().union(Rectangle()).fill(.red)) == [])
    #expect(findings(Circle().symmetricDifference(Rectangle()).fill(.red)) == [])
    #expect(findings(Circle().intersection(Rectangle()).fill(.red)).count == 1)
    #expect(findings(Color.red.clipShape(Circle().subtracting(Rectangle()))).count == 1)
    #expect(findings(Circle().fill(.red.shadow(.inner(radius: 3)))) == ["The inner shadow of a style is not drawn."])
    #expect(findings(Circle().fill(EllipticalGradient(colors: [.red, .blue]))).count == 1)
    #expect(findings(MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])).count == 1)
  }

  /// The old names of what VoiceOver says.
  @Test func olderNamesOfAccessibility() {
    let old = HostedTree(
      Text("a").accessibility(label: Text("label")).accessibility(hint: Text("hint")).accessibility(
        value: Text("value")))
    let new = HostedTree(
      Text("a").accessibilityLabel("label").accessibilityHint("hint").accessibilityValue("value"))
    #expect(old.recording.layout == new.recording.layout)
  }

  /// The views of another view, one after another, with what they say.
  @Test func subviews() {
    let views = ForEach([1, 2], id: \.self) { Text("\($0)").containerValue(\.rank, $0) }
    expectSame(
      VStack { Group(subviews: views) { subviews in ForEach(subviews) { $0.padding() } } },
      VStack {
        Text("1").padding()
        Text("2").padding()
      })
    expectSame(
      VStack { ForEach(subviews: views) { subview in if subview.containerValues.rank == 1 { subview.padding() } } },
      VStack { Text("1").padding() })
    expectSame(
      VStack(spacing: 0) { _VariadicView.Tree(Divided()) { views } },
      VStack(spacing: 0) {
        Text("1")
        Divider()
        Text("2")
      })
  }

  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Divider() }
      }
    }
  }

  /// The frame of a view in the scroll view around it.
  @Test func coordinatesOfScrollViews() {
    let box = Box()
    _ = HostedTree(
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        ScrollView {
          Color.blue.frame(height: 50)
          GeometryReader { proxy in
            Color.clear.onAppear { box.frame = proxy.frame(in: .scrollView) }
          }
          .frame(height: 20)
        }
      }, scale: 1)
    #expect(box.frame.minY == 58)
  }

  private final class Box { var frame = CGRect.null }
}

private struct RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
