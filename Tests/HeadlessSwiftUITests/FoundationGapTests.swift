import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// What Foundation on Linux lacks, and apps with SwiftUI use.
@MainActor @Suite(.ownEnvironment) struct FoundationGapTests {
  private typealias Intent = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute

  private func runs(_ string: AttributedString) -> [String] {
    string.runs.map { "\(String(string[$0.range].characters)):\($0.attributes[Intent.self]?.rawValue ?? 0)" }
  }

  /// CommonMark 0.31, examples 350, 378 and 328; the intents' raw values are Apple's (`InlinePresentationIntent`).
  @Test func markdown() throws {
    #expect(runs(try AttributedString(markdown: "*foo* **bar** `code`")) == ["foo:1", " :0", "bar:2", " :0", "code:4"])
    let link = try AttributedString(markdown: "[link](/uri)", baseURL: URL(string: "https://example.org"))
    #expect(link.runs.first?.link?.absoluteURL.absoluteString == "https://example.org/uri")
    #expect(String(try AttributedString(markdown: "# Title\n\nA\nline\n\n- item").characters) == "TitleA lineitem")
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\nb", options: options).characters) == "a\n\nb")
  }

  /// Emphasis of an attributed string is shown as that of a key.
  @Test func markdownIsShown() throws {
    let shown = WindowPicture(Text(try AttributedString(markdown: "a **b** `c` ~~d~~")))
    #expect(shown == WindowPicture(Text("a **b** `c` ~~d~~")))
  }

  @Test func measurements() {
    let distance = Measurement(value: 2.5, unit: UnitLength.kilometers)
    #expect(distance.formatted() == "2.5 km")
    #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided)) == "2.5km")
  }

  @Test func resources() {
    let count = 3
    #expect(String(localized: LocalizedStringResource("\(count) files")) == "3 files")
    // Placeholders of keys are those of Apple's string catalogues.
    #expect(LocalizedStringResource("\(count) files").key == "%lld files")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "\(count) files")) == "3 files")
    #expect(LocalizedStringResource("\(1) files") != LocalizedStringResource("\(2) files"))
    #expect(String(localized: "\(2.5, specifier: "%.1f") km") == "2.5 km")
    #expect(LocalizedStringResource("\(placeholder: .int) files").key == "%lld files")
    #expect(WindowPicture(Text(LocalizedStringResource("Title"))) == WindowPicture(Text("Title")))
  }

  /// IEC 61966-2-1: 0.5 is 0.2140 without its encoding.
  @Test func colors() {
    let resolved = Color.Resolved(red: 0.5, green: 1, blue: 0)
    #expect(abs(resolved.linearRed - 0.2140) < 0.0001)
    let mixed = Color(.sRGB, red: 1, green: 0, blue: 0).mix(with: Color(.sRGB, red: 0, green: 0, blue: 1), by: 0.25)
    #expect(mixed.resolve(in: EnvironmentValues()) == Color.Resolved(red: 0.75, green: 0, blue: 0.25))
    #expect(Color("missing").cgColor == nil)
    #expect(Color(.sRGB, white: 1, opacity: 0.5).opacity(0.5).cgColor?.alpha == 0.25)
  }

  /// A bar of the time from a minute before that of the case to one after it is half full.
  @Test func timers() {
    let interval = StillTime.now.addingTimeInterval(-60)...StillTime.now.addingTimeInterval(60)
    #expect(WindowPicture(ProgressView(timerInterval: interval)) == WindowPicture(ProgressView(value: 0.5)))
  }

  /// A picture has the size that the view takes, and what is drawn of it is the view.
  @Test func renderedImages() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 2)
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  /// Each of the folders has one meaning: Foundation's, where it has them on Linux, and else the app's.
  @Test func folders() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .libraryDirectory, .temporaryDirectory, .homeDirectory,
    ]
    #expect(folders.map(\.isFileURL) == [true, true, true, true, true])
    #expect(URL.documentsDirectory.path.hasPrefix(URL.appHomeDirectory.path + "/"))
  }
}
