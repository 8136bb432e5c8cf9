import DeveloperToolsSupport
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Previews
import Testing

/// Previews of SwiftUI's views as `galley-sources` registers them. What names, sizes and positions mean is Apple's documentation:
/// developer.apple.com, SwiftUI, "Previews in Xcode".
@MainActor @Suite struct SwiftUIPreviewTests {
  /// The previews of a registry, in their order.
  private func previews(_ registry: any PreviewRegistry.Type) throws -> [ListedPreview] {
    try PreviewTable(target: "App") { $0.add(registry) }.previews.map { try $0.get() }
  }

  @Test func aViewIsShownByAController() throws {
    let preview = try #require(try previews(Greeting.self).first)
    #expect(preview.name == "Greeting" && preview.traits.layout == .sizeThatFits)
    let content = try PreviewContent(preview.content)
    #expect(content.controller is UIHostingController<Text>)
    #expect(content.controller?.view === content.view)
  }

  /// A body may declare values before its view, without `return`.
  @Test func aBodyMayHaveStatements() throws {
    let content = try PreviewContent(try #require(try previews(Stated.self).first).content)
    #expect(content.controller is UIHostingController<Text>)
  }

  /// A body may declare its view's type: the compiler broke off where the body's type named that.
  @Test func aBodyMayDeclareATypeOfViews() throws {
    let content = try PreviewContent(try #require(try previews(Declared.self).first).content)
    #expect("\(type(of: try #require(content.controller)))".contains("Wrapper"))
  }

  @Test func eachArgumentIsAPreview() throws {
    #expect(try previews(Numbers.self).map(\.name) == ["Number 1", "Number 2"])
  }

  // MARK: Providers

  @Test func eachChildOfAGroupIsAPreview() throws {
    let all = try previews(ProviderRegistry<Cards>.self)
    #expect(all.map(\.name) == ["First", "Cards", "small", "large", "Cards 2", "Erased", "Cards 3"])
    #expect(all.map(\.line) == Array(repeating: 7, count: 7))
  }

  /// What a child says counts before what its group does.
  @Test func settingsOfAChildCountBeforeThoseOfItsGroup() throws {
    let traits = try previews(ProviderRegistry<Sizes>.self).map(\.traits)
    #expect(traits.map(\.layout) == [.sizeThatFits, .fixed(width: 100, height: 50), .screen])
    #expect(traits.map(\.isLandscape) == [true, true, false])
    #expect(traits.map(\.device) == ["iPhone 8", "iPhone 8", "iPad (10th generation)"])
  }

  @Test func aViewAloneIsAPreviewOfTheTypesName() throws {
    #expect(try previews(ProviderRegistry<Single>.self).map(\.name) == ["Single"])
    #expect(try previews(ProviderRegistry<Nothing>.self).isEmpty)
  }

  /// Modifiers of a group are those of each child.
  @Test func modifiersOfAGroupReachItsChildren() throws {
    let all = try previews(ProviderRegistry<Enlarged>.self)
    let sizes = try all.map { try PreviewContent($0.content).view.intrinsicContentSize }
    // Boxes of 10 and 20 points with 5 points around.
    #expect(sizes == [CGSize(width: 20, height: 20), CGSize(width: 30, height: 30)])
  }

  /// State that a view makes is new in each case.
  @Test func eachCaseAsksTheProviderAnew() throws {
    let preview = try #require(try previews(ProviderRegistry<Single>.self).first)
    #expect(try PreviewContent(preview.content).view !== PreviewContent(preview.content).view)
  }

  @Test func aProviderThatChangesItsViewsIsAnError() throws {
    Shrinking.count = 2
    let all = try previews(ProviderRegistry<Shrinking>.self)
    Shrinking.count = 1
    _ = try PreviewContent(all[0].content)
    let error = #expect(throws: (any Error).self) { try PreviewContent(all[1].content) }
    #expect(
      error.map { "\($0)" }
        == "Shrinking.previews has no view number 2 any more: it must be the same each time it is asked.")
  }

  // MARK: Sizes

  /// Apple, `PreviewLayout.sizeThatFits`: "Fit the container to the size of the preview when offered the size of the device":
  /// here of an iPhone 16, of 393 by 852 points.
  @Test func whatFitsIsOfferedTheDevice() throws {
    let sizes = try previews(ProviderRegistry<Fitting>.self).map {
      try PreviewContent($0.content).view.intrinsicContentSize
    }
    #expect(
      sizes == [
        CGSize(width: 40, height: 20), CGSize(width: 393, height: 20), CGSize(width: 393, height: 852),
        CGSize(width: 852, height: 20),
      ])
  }

  // MARK: Modifiers

  @Test func aModifierChangesTheContentWithItsContext() throws {
    let preview = try #require(try previews(Modified.self).first)
    // A box of 10 points, 3 around it from the first modifier, and 2 from the second.
    #expect(try PreviewContent(preview.content).view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func aContextThatWaitsOrFailsIsAnError() throws {
    func message(_ registry: any PreviewRegistry.Type) throws -> String? {
      let preview = try #require(try previews(registry).first)
      return #expect(throws: (any Error).self) { try PreviewContent(preview.content) }.map { "\($0)" }
    }
    #expect(
      try message(Waiting.self)
        == "Late.makeSharedContext() waits for something, and a still picture cannot. Make the context without waiting."
    )
    #expect(try message(Refusing.self) == "There is no sample.")
  }

  // MARK: Appearance

  /// Apple, `preferredColorScheme(_:)`: the presentation that the view is in has that scheme, its background, too.
  @Test func aPreferredSchemeIsThatOfTheWholeController() throws {
    let controller = UIHostingController(rootView: Text("a").preferredColorScheme(.dark))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.rootView = Text("a").preferredColorScheme(nil)
    controller.view.layoutIfNeeded()
    #expect(controller.view.traitCollection.userInterfaceStyle != .dark)
    // What the app sets itself stays.
    let other = UIHostingController(rootView: Text("a"))
    other.view.overrideUserInterfaceStyle = .dark
    other.view.layoutIfNeeded()
    #expect(other.view.traitCollection.userInterfaceStyle == .dark)
  }
}

// MARK: - Previews

private enum Greeting: Registry {
  static func makePreview() throws -> Preview { Preview("Greeting", traits: .sizeThatFitsLayout) { Text("Hello") } }
}

private enum Numbers: Registry {
  static func makePreview() throws -> Preview { Preview("Number", arguments: 1...2) { Text("\($0)") } }
}

private enum ProviderRegistry<Provider: PreviewProvider>: Registry {
  static func makePreview() throws -> Preview { Preview(providedBy: Provider.self) }
}

private struct Cards: PreviewProvider {
  static var previews: some View {
    Group {
      Text("1").previewDisplayName("First")
      Text("2")
      ForEach(["small", "large"], id: \.self) { name in Text(name).previewDisplayName(name) }
      if true { VStack { Text("3") } }
      AnyView(Text("4").previewDisplayName("Erased"))
      Group { EmptyView() }
    }
    Text("5")
  }
}

private struct Sizes: PreviewProvider {
  static var previews: some View {
    Group {
      Text("1")
      Text("2").previewLayout(.fixed(width: 100, height: 50))
      Text("3").previewLayout(.device).previewDevice("iPad (10th generation)").previewInterfaceOrientation(.portrait)
    }
    .previewLayout(.sizeThatFits)
    .previewDevice(PreviewDevice(rawValue: "iPhone 8"))
    .previewInterfaceOrientation(.landscapeLeft)
  }
}

private struct Single: PreviewProvider {
  static var previews: some View { VStack { Text("1") } }
}

private struct Nothing: PreviewProvider {
  static var previews: some View { EmptyView() }
}

private struct Enlarged: PreviewProvider {
  static var previews: some View {
    Group {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 20)
    }
    .padding(5)
  }
}

private struct Shrinking: PreviewProvider {
  static var count = 2
  static var previews: some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
}

private struct Fitting: PreviewProvider {
  static var previews: some View {
    Group {
      Color.red.frame(width: 40, height: 20)
      Color.red.frame(height: 20)
      Color.red
      Color.red.frame(height: 20).previewInterfaceOrientation(.landscapeRight)
    }
    .previewLayout(.sizeThatFits)
  }
}

private enum Stated: Registry {
  static func makePreview() throws -> Preview {
    Preview {
      let word = "a"
      let words = [word]
      Text(words[0])
    }
  }
}

private enum Declared: Registry {
  static func makePreview() throws -> Preview {
    Preview {
      struct Wrapper: View {
        @State private var word = "a"
        var body: some View { Text(word) }
      }

      return Wrapper()
    }
  }
}

private struct Around: PreviewModifier {
  let margin: Double

  func body(content: Content, context: Void) -> some View { content.padding(margin) }
}

private struct Sampled: PreviewModifier {
  static func makeSharedContext() async throws -> Double { 2 }

  func body(content: Content, context: Double) -> some View { content.padding(context) }
}

private struct Late: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    // The main actor is not free before.
    await Task { @MainActor in 1 }.value
  }

  func body(content: Content, context: Int) -> some View { content }
}

private struct Refused: PreviewModifier {
  static func makeSharedContext() async throws -> Int { throw Mistake() }

  func body(content: Content, context: Int) -> some View { content }
}

private enum Modified: Registry {
  static func makePreview() throws -> Preview {
    Preview(traits: .modifier(Around(margin: 3)), .modifier(Sampled())) { Color.red.frame(width: 10, height: 10) }
  }
}

private enum Waiting: Registry {
  static func makePreview() throws -> Preview { Preview(traits: .modifier(Late())) { Text("a") } }
}

private enum Refusing: Registry {
  static func makePreview() throws -> Preview { Preview(traits: .modifier(Refused())) { Text("a") } }
}
