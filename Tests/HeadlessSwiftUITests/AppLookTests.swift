import HeadlessUIKit
import Testing
import UIKitTestSupport

import class Raster.Bitmap

@testable import HeadlessSwiftUI

/// Looks that apps write in several ways, with one picture. No document of Apple's states these; apps rely on them.
@MainActor @Suite(.ownEnvironment) struct AppLookTests {
  private func expectSame(_ view: some View, _ other: some View, _ name: String) throws {
    let pictures = try TwinPictures(
      of: UIHostingController(rootView: view), and: UIHostingController(rootView: other))
    #expect(pictures.difference() == nil, "\(name)")
  }

  private func tabs(@ViewBuilder _ item: () -> some View) -> some View {
    TabView {
      HeadlessSwiftUI.Color.clear.tabItem(item)
      HeadlessSwiftUI.Color.clear.tabItem { Label("Plan", systemImage: "calendar") }
    }
  }

  /// A picture and a text by themselves are an item as a label is.
  @Test func tabItemsOfPictureAndText() throws {
    try expectSame(
      tabs {
        Image(systemName: "heart")
        Text(verbatim: "Saved")
      }, tabs { Label("Saved", systemImage: "heart") }, "picture and text")
    try expectSame(
      tabs {
        Text(verbatim: "Saved")
        Image(systemName: "heart")
      }, tabs { Label("Saved", systemImage: "heart") }, "text and picture")
  }

  /// The foreground that an app sets around a button colours its label.
  @Test func buttonsHaveTheAppsForeground() throws {
    try expectSame(
      Button("Pay") {}.foregroundColor(.red), Button("Pay") {}.tint(.red), "by foregroundColor")
    try expectSame(HStack { Button("Pay") {} }.foregroundStyle(.red), Button("Pay") {}.tint(.red), "in a stack")
    // What the system dims keeps its buttons' tint.
    let value = UIHostingController(rootView: List { LabeledContent("Price") { Button("Pay") {} } })
    let row = UIHostingController(
      rootView: List { LabeledContent("Price") { Text(verbatim: "Pay").foregroundColor(.blue) } })
    #expect(try TwinPictures(of: value, and: row).difference() == nil)
  }

  /// Bars lie over content that ignores the safe area.
  @Test func barsLieOverContent() throws {
    func screen(_ hero: HeadlessSwiftUI.Color) -> some View {
      NavigationStack {
        hero.ignoresSafeArea(edges: .top).navigationTitle("Three passes").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.hidden, for: .navigationBar)
      }
    }
    let (over, under) = (
      UIHostingController(rootView: screen(.red)), UIHostingController(rootView: screen(.red.opacity(0)))
    )
    // The title's black is in both.
    #expect(try darkPixels(over) == darkPixels(under))
    #expect(try darkPixels(over) > 100)
  }

  private func darkPixels(_ controller: UIViewController) throws -> Int {
    let picture = try TwinPictures(of: controller, and: UIViewController()).view
    return withExtendedLifetime(picture) { picture.pixels.count { $0 & 0xFFFFFF == 0 } }
  }

  /// Foundation's attributes in Markdown (Apple, "Automatic grammar agreement"): the words are shown; that they do not change with
  /// their number is a finding.
  @Test func wordsThatAgree() {
    let run = InlineMarkdown("^[2 tag](inflect: true) chosen").runs
    #expect(
      run == [InlineMarkdown.Run(text: "2 tag", isInflected: true), InlineMarkdown.Run(text: " chosen")])
    #expect(InlineMarkdown("2^3 and ^[a").runs == [InlineMarkdown.Run(text: "2^3 and ^[a")])
    #expect(
      HostedTree(Text("^[\(2) tag](inflect: true)")).recording.findings.contains { $0.message.contains("inflect") })
    #expect(HostedTree(Text("^[\(1) tag](inflect: true)")).recording.findings.isEmpty)
  }
}
