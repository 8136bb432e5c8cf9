import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// Views' presentations: UIKit's, with the options that the views give.
@MainActor @Suite(.ownEnvironment) struct PresentationTests {
  /// The controller that the controller of a view presents in a phone's window.
  private func presented(_ view: some View) -> UIViewController? {
    let window = UIWindow(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: phoneTraits())
    let controller = UIHostingController(rootView: AnyView(view))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return withExtendedLifetime(window) { controller.presentedViewController }
  }

  private func sheet(_ content: some View) -> UISheetPresentationController? {
    presented(Color.white.sheet(isPresented: .constant(true)) { content })?.sheetPresentationController
  }

  /// The style that a popover adapts to on a phone, or on one that lies on its side.
  private func adaptation(_ controller: UIViewController?, isLow: Bool = false) throws -> UIModalPresentationStyle {
    let popover = try #require(controller?.popoverPresentationController)
    let traits = phoneTraits().modifyingTraits { $0.verticalSizeClass = isLow ? .compact : .regular }
    return try #require(popover.delegate).adaptivePresentationStyle(for: popover, traitCollection: traits)
  }

  @Test func detentsOfSheets() throws {
    let text = Text(verbatim: "content")
    #expect(try #require(sheet(text)).detents.map(\.identifier) == [.large])
    let both = try #require(sheet(text.presentationDetents([.large, .medium])))
    #expect(both.detents.map(\.identifier) == [.medium, .large])
    // Apple, `presentationDragIndicator(_:)`: shown if the sheet has more than one height.
    #expect(both.prefersGrabberVisible)
    #expect(both.largestUndimmedDetentIdentifier == nil)
    #expect(try #require(sheet(text.presentationDetents([.medium]))).prefersGrabberVisible == false)
    let chosen = try #require(sheet(text.presentationDetents([.medium, .large], selection: .constant(.large))))
    #expect(chosen.selectedDetentIdentifier == .large)
  }

  /// Apple, `PresentationBackgroundInteraction.enabled(upThrough:)`.
  @Test func interactionWithWhatIsBehind() throws {
    func largest(_ interaction: PresentationBackgroundInteraction) throws -> UISheetPresentationController.Detent
      .Identifier?
    {
      try #require(
        sheet(
          Text(verbatim: "content").presentationDetents([.medium, .large]).presentationBackgroundInteraction(
            interaction))
      ).largestUndimmedDetentIdentifier
    }
    #expect(try largest(.enabled) == .large)
    #expect(try largest(.enabled(upThrough: .medium)) == .medium)
    #expect(try largest(.disabled) == nil)
  }

  @Test func stylesOfPresentations() throws {
    let text = Text(verbatim: "content")
    #expect(
      presented(text.fullScreenCover(isPresented: .constant(true)) { text })?.modalPresentationStyle == .fullScreen)
    let popover = try #require(presented(text.popover(isPresented: .constant(true)) { text }))
    #expect(popover.modalPresentationStyle == .popover)
    #expect(try adaptation(popover) == .automatic)
    let kept = presented(text.popover(isPresented: .constant(true)) { text.presentationCompactAdaptation(.popover) })
    #expect(try adaptation(kept) == UIModalPresentationStyle.none)
    let differing = presented(
      text.popover(isPresented: .constant(true)) {
        text.presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
      })
    #expect(try adaptation(differing) == .pageSheet)
    #expect(try adaptation(differing, isLow: true) == .fullScreen)
    #expect(presented(text.sheet(isPresented: .constant(false)) { text }) == nil)
  }

  /// The buttons are the alert's actions; a dialog without a button that cancels has one.
  @Test func alertsAndDialogs() throws {
    func alert(_ view: some View) throws -> UIAlertController { try #require(presented(view) as? UIAlertController) }
    let base = Color.white
    let plain = try alert(
      base.alert("Title", isPresented: .constant(true)) {
      } message: {
        Text(verbatim: "Message")
      })
    #expect(plain.preferredStyle == .alert && plain.title == "Title" && plain.message == "Message")
    #expect(plain.actions.map(\.title) == ["OK"])
    let dialog = try alert(
      base.confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      })
    #expect(dialog.preferredStyle == .actionSheet && dialog.title == nil)
    #expect(dialog.actions.map(\.title) == ["Delete", "Keep", "Cancel"])
    #expect(dialog.actions.map(\.style) == [.destructive, .default, .cancel])
    let titled = try alert(
      base.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Stop", role: .cancel) {}
      })
    #expect(titled.title == "Title")
    #expect(titled.actions.map(\.title) == ["Stop"])
    struct Item: Identifiable { let id = 1 }
    let older = try alert(
      base.alert(item: .constant(Item())) { _ in
        Alert(
          title: Text(verbatim: "Old"), primaryButton: .cancel(), secondaryButton: .destructive(Text(verbatim: "Go")))
      })
    #expect(older.actions.map(\.title) == ["Cancel", "Go"])
  }

  /// A stack shows the last view of its path, with the title of the one before on the button that leads back.
  @Test func pathsOfNavigation() {
    let stack = NavigationStack(path: .constant([1, 2])) {
      Text(verbatim: "root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text(verbatim: "view \($0)").navigationTitle("Title \($0)") }
    }
    let texts = HostedTree(stack, in: CGSize(width: 390, height: 500)).texts
    #expect(texts.contains("view 2") && texts.contains("Title 2") && texts.contains("Title 1"))
    #expect(!texts.contains("root") && !texts.contains("view 1"))
  }
}
