import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// The looks of controls, by UIKit's views in their place and by Apple's documents.
@MainActor @Suite(.ownEnvironment) struct ControlLookTests {
  private var picker: some View {
    Picker("Flavour", selection: .constant("b")) {
      Text(verbatim: "Chocolate").tag("a")
      Text(verbatim: "Vanilla").tag("b")
    }
  }

  private static let date = Date(timeIntervalSince1970: 1_693_215_660)

  /// The colours of pixels of what a window shows.
  private func colors(
    _ view: some View, at points: [(Int, Int)], size: CGSize = CGSize(width: 100, height: 100),
    insets: UIEdgeInsets = .zero
  ) throws -> [UInt32] {
    let window = UIWindow(size: size, safeAreaInsets: insets, traits: phoneTraits(scale: 1))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    let recording = withExtendedLifetime(window) { window.record() }
    let bitmap = try Renderers.standard().draw(recording.displayList, scale: 1, into: BitmapPool())
    return points.map { bitmap.pixels[$0.1 * bitmap.width + $0.0] }
  }

  /// In a list the values are rows, of which the chosen one has a mark; elsewhere they are a wheel, 216 points high (§3, 56).
  @Test func inlinePickers() throws {
    let list = HostedTree(List { picker.pickerStyle(.inline) })
    #expect(list.texts == ["Flavour", "Chocolate", "Vanilla"])
    let mark = try #require(list.nodes("Image").first)
    #expect(mark.frame.midY.rounded() == (try #require(list.text("Vanilla"))).frame.midY.rounded())
    #expect(HostedTree(List { picker.pickerStyle(.inline).labelsHidden() }).texts == ["Chocolate", "Vanilla"])
    #expect(size(of: picker.pickerStyle(.inline)).height == 216)
  }

  @Test func closedPickers() {
    let link = HostedTree(NavigationStack { List { picker.pickerStyle(.navigationLink) } })
    #expect(link.texts.contains("Flavour") && link.texts.contains("Vanilla") && !link.texts.contains("Chocolate"))
    #expect(HostedTree(List { picker }).texts == ["Flavour", "Vanilla"])
    #expect(HostedTree(picker).texts == ["Vanilla"])
  }

  /// The height of a wheel's values is its delegate's.
  @Test func heightsOfWheels() throws {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["Chocolate", "Vanilla"][row]
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    }
    let (source, view) = (Source(), UIPickerView())
    (view.dataSource, view.delegate) = (source, source)
    view.selectRow(1, inComponent: 0, animated: false)
    let twin = try draw(view, of: CGSize(width: 320, height: 216))
    let hosted = _UIHostingView(
      rootView: picker.pickerStyle(.wheel).defaultWheelPickerItemHeight(50).frame(width: 320, height: 216))
    let picture = try draw(hosted, of: CGSize(width: 320, height: 216))
    #expect(picture.hash == twin.hash)
    withExtendedLifetime(source) {}
  }

  /// A half of a stepper is grey where there is no value beyond.
  @Test func endsOfSteppers() throws {
    for (value, stepper) in [
      (0, Stepper("a", value: .constant(0), in: 0...3)), (2, Stepper("a", value: .constant(2), in: 0...3)),
      (3, Stepper("a", value: .constant(3), in: 0...3)), (0, Stepper("a", onIncrement: {}, onDecrement: nil)),
    ] {
      let twin = UIStepper()
      (twin.maximumValue, twin.value) = (3, Double(value))
      let room = CGSize(width: 94, height: 32)
      let picture = try draw(_UIHostingView(rootView: stepper.labelsHidden()), of: room)
      #expect(try picture.hash == draw(twin, of: room).hash, "\(value)")
    }
  }

  private func draw(_ view: UIView, of size: CGSize) throws -> Bitmap {
    let window = UIWindow(size: size, safeAreaInsets: .zero, traits: phoneTraits(scale: 2))
    window.backgroundColor = .white
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let recording = withExtendedLifetime(window) { window.record() }
    return try Renderers.standard().draw(recording.displayList, scale: 2, into: BitmapPool())
  }

  /// At the accessibility sizes a date stands below its label, and its row is not wider than the list.
  @Test func datesAtAccessibilitySizes() throws {
    let list = List { DatePicker("Date", selection: .constant(Self.date), displayedComponents: .date) }
    for category in DynamicType.ContentSizeCategory.allCases {
      let tree = HostedTree(list, in: CGSize(width: 390, height: 600), category)
      let label = try #require(tree.text("Date")).frame
      let date = try #require(tree.nodes("UIDatePicker").first).frame
      #expect((date.minY >= label.maxY) == category.isAccessibilityCategory, "\(category)")
      #expect(label.minX == 40 && date.maxX <= 351, "\(category)")
    }
  }

  /// The day and the time stand one below the other where they have no room in a line.
  @Test func datesWithTimesAtAccessibilitySizes() {
    let list = List { DatePicker("Date", selection: .constant(Self.date)) }
    for category in [DynamicType.ContentSizeCategory.large, .accessibilityExtraLarge] {
      let tree = HostedTree(list, in: CGSize(width: 390, height: 600), category)
      let pickers = tree.nodes("UIDatePicker").map(\.frame)
      #expect(pickers.count == (category == .large ? 1 : 2))
      #expect(pickers.allSatisfy { $0.minX >= 39 && $0.maxX <= 351 }, "\(pickers)")
    }
  }

  /// The label is beside the wheels, or above them where there is no room: they do not lie on it.
  @Test func wheelsBesideTheirLabel() throws {
    for width in [320.0, 390, 500] {
      let picker = DatePicker("Date", selection: .constant(Self.date)).datePickerStyle(.wheel)
      let tree = HostedTree(picker, in: CGSize(width: width, height: 300))
      let label = try #require(tree.nodes("Text").first).frame
      let wheels = try #require(tree.nodes("UIDatePicker").first).frame
      #expect(!wheels.intersects(label) && wheels.width == 320, "\(width)")
      #expect((wheels.minX >= label.maxX) == (width == 390 || width == 500), "\(width)")
    }
  }

  /// In a list's row an editor is as high as UIKit's view of the text.
  @Test func editorsInRows() throws {
    for text in ["Text", "Two\nlines"] {
      let editor = try #require(HostedTree(List { TextEditor(text: .constant(text)) }).nodes("UITextView").first)
      let twin = UITextView()
      (twin.font, twin.text) = (.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits(scale: 3)), text)
      #expect(abs(editor.frame.height - twin.sizeThatFits(CGSize(width: editor.frame.width, height: 0)).height) < 0.5)
    }
  }

  /// Texts in a ring of 58 points do not grow out of it.
  @Test func ringsOfGauges() throws {
    for category in [DynamicType.ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let gauge = Gauge(value: 0.5) {
        Text(verbatim: "km")
      } currentValueLabel: {
        Text(verbatim: "40")
      }.gaugeStyle(.accessoryCircular)
      let tree = HostedTree(gauge, in: CGSize(width: 100, height: 100), category)
      #expect(tree.texts == ["40", "km"])
      #expect(tree.nodes("Text").allSatisfy { CGRect(x: 21, y: 21, width: 58, height: 58).contains($0.frame) })
    }
  }

  /// What scrolls ends where it ends: rows and their lines do not reach into the safe area's surroundings, as the list does.
  @Test func rowsDoNotReachOutOfTheSafeArea() throws {
    for count in [20, 200] { try rowsDoNotReachOutOfTheSafeArea(count) }
  }

  private func rowsDoNotReachOutOfTheSafeArea(_ count: Int) throws {
    let list = List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }.listStyle(.plain)
    let points = stride(from: 500, to: 600, by: 1).map { (300, $0) }
    let column = try colors(
      list, at: points, size: CGSize(width: 390, height: 600),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    // Lines are at most a pixel high.
    #expect(column.count { $0 != 0xFFFF_FFFF } <= 3)
    let scroll = ScrollView { Color.red.frame(height: 20) }
    #expect(
      try colors(scroll, at: [(50, 5), (50, 25)], insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))[0]
        == 0xFFFF_FFFF)
  }

  /// Apple, `GraphicsContext`: later drawing lies above earlier one; a copy's transform, opacity and clip are its own.
  @Test func canvases() throws {
    let (red, blue) = (Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1))
    let canvas = Canvas { context, size in
      context.fill(HeadlessSwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(red))
      var copy = context
      copy.translateBy(x: 50, y: 50)
      copy.clip(to: HeadlessSwiftUI.Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      copy.fill(HeadlessSwiftUI.Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(blue))
      copy = context
      copy.opacity = 0
      copy.fill(HeadlessSwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(blue))
      context.fill(HeadlessSwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
    }
    #expect(
      try colors(canvas, at: [(5, 5), (30, 30), (60, 60), (75, 75)]) == [
        0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000,
      ])
  }
}
