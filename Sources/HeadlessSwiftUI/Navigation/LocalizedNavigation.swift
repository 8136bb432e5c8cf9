public import Foundation
public import HeadlessUIKit

// Links and tabs whose titles are resources of localized texts.

extension NavigationLink where Label == Text {
  /// A link to a view with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to a value with a localized text.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Tab where Label == HeadlessSwiftUI.Label<Text, Image>, Content: View, Value: Hashable {
  /// A tab of a value with a localized text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      HeadlessSwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never, Label == HeadlessSwiftUI.Label<Text, Image>, Content: View {
  /// A tab with a localized text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}
