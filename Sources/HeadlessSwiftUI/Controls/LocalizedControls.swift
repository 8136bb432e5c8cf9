public import Foundation
public import HeadlessUIKit

// More controls whose titles are resources of localized texts.

extension LabeledContent where Label == Text, Content: View {
  /// A localized text beside a content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A localized text beside a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
  /// A localized text beside a value in a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value with a localized text.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged) }
  /// A stepper of a value within a range with a localized text.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension DatePicker where Label == Text {
  /// A choice of a date with a localized text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) } }
  /// A choice of a date of a range with a localized text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }
}

extension ColorPicker where Label == Text {
  /// A choice of a colour with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A progress of unknown extent with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init { Text(titleResource) } }
  /// A progress with a localized text.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1
  ) where Label == Text { self.init(value: value, total: total) { Text(titleResource) } }
}

extension DisclosureGroup where Label == Text {
  /// A content beneath a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  /// A content beneath a localized text, which is shown or not.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension GroupBox where Label == Text, Content: View {
  /// A content beneath a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A localized text and a symbol in place of a content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessSwiftUI.Label(titleResource, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension Link where Label == Text {
  /// A link with a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with a localized text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(titleResource), item: item, subject: subject, message: message)
  }
  /// A button with a localized text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(titleResource), item: item, subject: subject, message: message)
  }
  /// A button with a localized text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<I, P, Q>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, Q>
  ) { self.init(Text(titleResource), item: item, subject: subject, message: message, preview: preview) }
}

extension SharePreview {
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(Text(titleResource), image: image) }
}

extension SharePreview where Image == Never {
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(Text(titleResource), icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource)) }
}
