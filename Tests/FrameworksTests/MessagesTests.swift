import Foundation
import Messages
import NotificationCenter
import Testing
import UIKit

/// An app in a conversation, as Apple documents the framework Messages; the conversation itself does not exist.
@MainActor @Suite struct MessagesTests {
  private final class Screen: MSMessagesAppViewController {
    var calls: [String] = []

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      calls.append("will \(presentationStyle) from \(self.presentationStyle)")
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      calls.append("did \(presentationStyle) as \(self.presentationStyle)")
    }
  }

  @Test func aStyleIsTakenWhenItIsRequested() {
    let screen = Screen()
    screen.requestPresentationStyle(.compact)
    #expect(screen.calls.isEmpty)
    screen.requestPresentationStyle(.expanded)
    #expect(screen.calls == ["will expanded from compact", "did expanded as expanded"])
  }

  @Test func whatIsInsertedIsRefused() throws {
    let message = MSMessage(session: MSSession())
    let layout = MSMessageTemplateLayout()
    layout.caption = "Your turn"
    message.layout = layout
    let copy = try #require(message.copy() as? MSMessage)
    #expect((copy.layout as? MSMessageTemplateLayout)?.caption == "Your turn" && copy.session === message.session)
    var error: (any Error)?
    MSConversation().insert(copy) { error = $0 }
    #expect(error as? MSMessageErrorCode == .unknown)
  }

  @Test func aStickerIsAFilesPicture() throws {
    let page = try #require(URL(string: "https://example.com/a.png"))
    #expect(throws: MSMessageErrorCode.improperFileURL) {
      try MSSticker(contentsOfFileURL: page, localizedDescription: "A")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    try #require(picture.pngData()).write(to: file)
    let view = MSStickerView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 40),
      sticker: try MSSticker(contentsOfFileURL: file, localizedDescription: "A"))
    let shown = try #require(view.subviews.first as? UIImageView)
    #expect(shown.image?.size == CGSize(width: 20, height: 10) && shown.frame == view.bounds)
  }

  private final class Widget: UIViewController, NCWidgetProviding {}

  @Test func aWidgetHasNothingNewByDefault() {
    var result: NCUpdateResult?
    let widget = Widget()
    widget.widgetPerformUpdate { result = $0 }
    #expect(result == .noData)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(widget.widgetMarginInsets(forProposedMarginInsets: insets) == insets)
  }
}
