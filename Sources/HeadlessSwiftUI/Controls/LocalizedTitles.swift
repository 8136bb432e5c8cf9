public import Foundation
public import HeadlessUIKit

// Controls whose titles are resources of localized texts, and pictures of asset catalogues by their symbols.

extension Button where Label == Text {
  /// A button with a localized text. The action is not called.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button of a role with a localized text. The action is not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A button with a localized text and a symbol. The action is not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }

  /// A button with the text of a key and a picture. The action is not called.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, image: image) } }

  /// A button with a text and a picture. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, image: image) } }
}

extension Label where Title == Text, Icon == Image {
  /// A localized text with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// The text of a key with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A text with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// A field with a localized text as its prompt, which is shown where it is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text: text, prompt: prompt ?? Text(titleResource), axis: axis) { Text(titleResource) } }
}

extension SecureField where Label == Text {
  /// A field for a secret with a localized text as its prompt.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt ?? Text(titleResource)) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// A menu with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A menu with the text of a key and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
}

extension Picker where Label == Text {
  /// A choice with a localized text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleResource), content: content) }

  /// A choice with the text of a key, for many values: their value if they are alike.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
}

extension Picker {
  /// A choice with a label of views, for many values: that of the first.
  ///
  /// A choice without values cannot be shown, so there has to be one.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    precondition(!bindings.isEmpty, "Picker(sources:selection:) needs a value.")
    let binding = Binding(
      get: { bindings[0].wrappedValue }, set: { for binding in bindings { binding.wrappedValue = $0 } })
    self.init(selection: binding, content: content, label: label)
  }

  /// A choice with a label of views. The label of the value is that of the choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// A choice with the text of a key. The label of the value is that of the choice.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(titleKey, selection: selection, content: content) }
}

extension View {
  /// The localized title in the bar of the stack around.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
