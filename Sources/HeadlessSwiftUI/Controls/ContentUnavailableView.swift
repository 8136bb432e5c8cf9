import Foundation
import HeadlessUIKit

/// A view in place of content that is not there: a picture, a title, a description and actions.
///
/// The figures are those of UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label of views, a description and actions below it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 6) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      VStack(spacing: 8) { actions }.font(.subheadline).padding(.top, 10)
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A picture of 48 points above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below a symbol, and a description; nil for none.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// A title below a symbol, and a description; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// A title below a picture of an asset catalogue, and a description; nil for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }

  /// A title below a picture of an asset catalogue, and a description; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// No results of a search.
  public static var search: ContentUnavailableView { search(text: "") }

  /// No results of a search for a text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The content of a view in place of a search's results, where there are none.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label: View {
    let text: String

    public var body: some View {
      HeadlessSwiftUI.Label(
        title: { Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”") },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// The description.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
