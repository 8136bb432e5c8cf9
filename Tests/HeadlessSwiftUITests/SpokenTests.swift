import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// VoiceOver's reading of views. AX is cashapp/AccessibilitySnapshot's pictures of SwiftUI (iOS 17.5 to 26.2).
@MainActor @Suite(.ownEnvironment) struct SpokenTests {
  /// The elements of a view: their labels, and with traits the words for them.
  private func elements(_ view: some View) -> [UIAccessibilityElement] {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(size: CGSize(width: 400, height: 900), safeAreaInsets: .zero, traits: phoneTraits(.large))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    return withExtendedLifetime(window) {
      controller.view.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    }
  }

  private func labels(_ view: some View) -> [String?] { elements(view).map(\.accessibilityLabel) }

  /// AX, `testSwiftUICombinedElement`: "John Doe, Online".
  @Test func combinedLabelsHaveCommas() {
    let view = VStack {
      Text(verbatim: "John Doe")
      Text(verbatim: "Online")
    }.accessibilityElement(children: .combine)
    #expect(labels(view) == ["John Doe, Online"])
  }

  /// What modifiers say of a view with one element in it is said of that.
  @Test func modifiersReachTheElementInAView() throws {
    let title = try #require(elements(Text(verbatim: "Title").padding().accessibilityAddTraits(.isHeader)).first)
    #expect(title.accessibilityLabel == "Title" && title.accessibilityTraits.contains([.header, .staticText]))
    let close = elements(Image(systemName: "xmark").padding(20).accessibilityLabel("Close").accessibilityHint("Twice"))
    #expect(close.map(\.accessibilityLabel) == ["Close"] && close[0].accessibilityHint == "Twice")
    #expect(close[0].accessibilityTraits.contains(.image))
  }

  /// A label of a text that stands alone is read, also one that is no literal; one of a part of a text is not.
  @Test func textsWithLabelsStayTexts() {
    let name = "Star"
    #expect(labels(Text(verbatim: "*").accessibilityLabel("Star")) == ["Star"])
    #expect(labels(Text(verbatim: "*").accessibilityLabel(name)) == ["Star"])
    #expect(labels(Text(verbatim: "*").accessibilityLabel(Text(name))) == ["Star"])
    let whole: Text = Text(verbatim: "a").accessibilityLabel("Star") + Text(verbatim: "b")
    #expect(labels(whole) == ["ab"])
  }

  @Test func aModifierThatIsNotEnabledChangesNothing() {
    let text = Text(verbatim: "words")
    #expect(labels(text.accessibilityHidden(true, isEnabled: false)) == ["words"])
    #expect(labels(text.accessibilityHidden(true, isEnabled: true)).isEmpty)
    #expect(labels(text.accessibilityLabel("other", isEnabled: false)) == ["words"])
    #expect(labels(text.accessibilityLabel("other", isEnabled: true)) == ["other"])
  }

  /// Apple's documentation of `IconOnlyLabelStyle`: the title describes the label to VoiceOver all the same.
  @Test func aLabelIsCalledByItsTitle() {
    #expect(labels(Label("Rain", systemImage: "cloud.rain")) == ["Rain"])
    #expect(labels(Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)) == ["Rain"])
    #expect(labels(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()) == ["Wi-Fi"])
  }

  /// cocoabytes.aletsdelarosa.dev, "Building Accessible SwiftUI Apps": "star fill, button".
  @Test func symbolsAreReadByTheirNames() throws {
    let button = try #require(elements(Button(action: {}, label: { Image(systemName: "star.fill") })).first)
    #expect(button.accessibilityLabel == "star fill" && button.accessibilityTraits.contains(.button))
  }

  /// AX: a list's header is a heading, its footer is not.
  @Test func headersOfListsAreHeadings() {
    let list = List {
      Section {
        Text(verbatim: "Row")
      } header: {
        Text(verbatim: "Head")
      } footer: {
        Text(verbatim: "Foot")
      }
    }
    let found = elements(list)
    #expect(found.map(\.accessibilityLabel) == ["HEAD", "Row", "Foot"])
    #expect(found.map { $0.accessibilityTraits.contains(.header) } == [true, false, false])
  }

  /// Buttons in an element that is none are its actions.
  @Test func buttonsInAnElementAreItsActions() throws {
    let card = VStack {
      Text(verbatim: "Card")
      Button(action: {}, label: { Text(verbatim: "Open") })
    }
    let element = try #require(elements(card.accessibilityElement(children: .combine)).first)
    #expect(element.accessibilityCustomActions?.map(\.name) == ["Open"])
  }

  /// The same words as UIKit's progress view has.
  @Test func progressIsRead() throws {
    let bar = try #require(elements(ProgressView(value: 0.5)).first)
    let twin = UIProgressView()
    twin.progress = 0.5
    #expect(bar.accessibilityLabel == twin.accessibilityLabel && bar.accessibilityValue == twin.accessibilityValue)
    #expect(labels(ProgressView("Loading", value: 1, total: 4)) == ["Loading"])
  }
}
