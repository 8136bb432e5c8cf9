public import Foundation

/// A link, which looks like a button.
public struct Link<Label: View>: View {
  private let label: Label

  /// A link with a label of views. Nothing is opened.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button(action: {}, label: { label }).accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  /// A link with the text of a key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A button that shares something: with a picture of an arrow out of a box, unless it has a label of its own.
public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(label: Label) { self.label = label }

  public var body: some View { Button(action: {}, label: { label }) }
}

/// The standard label of a button that shares something.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

extension ShareLink {
  /// A button with a label of views. Nothing is shared.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button with a label of views. Nothing is shared.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button with a label of views. Nothing is shared.
  public init<I, P, Q>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  /// A button with a label of views. Nothing is shared.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink {
  /// A button with a label of views. Nothing is shared.
  public init<Data: RandomAccessCollection, P, Q>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<P, Q>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with the system's label. Nothing is shared.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) { self.init(label: DefaultShareLinkLabel()) }
  /// A button with the system's label. Nothing is shared.
  public init(item: String, subject: Text? = nil, message: Text? = nil) { self.init(label: DefaultShareLinkLabel()) }

  /// A button with the text of a key beside the system's picture. Nothing is shared.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// A button with the text of a key beside the system's picture. Nothing is shared.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// A button with a text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// A button with the system's label. Nothing is shared.
  public init<I, P, Q>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel()) }

  /// A button with the text of a key beside the system's picture. Nothing is shared.
  public init<I, P, Q>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }

  /// A button with a text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<S: StringProtocol, I, P, Q>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel(Text(title))) }

  /// A button with a text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// A button with the system's label. Nothing is shared.
  public init<Data: RandomAccessCollection, P, Q>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel()) }

  /// A button with the system's label. Nothing is shared.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// A button with a text beside the system's picture. Nothing is shared.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title))
  }
  /// A button with a text beside the system's picture. Nothing is shared.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title))
  }
  /// A button with a text beside the system's picture. Nothing is shared.
  public init<I, P, Q>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel(title)) }
  /// A button with the text of a key beside the system's picture. Nothing is shared.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }
  /// A button with a text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(title))) }
  /// A button with the text of a key beside the system's picture. Nothing is shared.
  public init<Data: RandomAccessCollection, P, Q>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }
  /// A button with a text beside the system's picture. Nothing is shared.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection, P, Q>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<P, Q>
  ) { self.init(label: DefaultShareLinkLabel(Text(title))) }
}

/// A preview of something before it is shared. A still picture does not show it.
public struct SharePreview<Image, Icon> {
  /// A preview, which is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  /// A preview, which is not shown.
  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A preview, which is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
  /// A preview, which is not shown.
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  /// A preview, which is not shown.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  /// A preview, which is not shown.
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview, which is not shown.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
  /// A preview, which is not shown.
  public init(_ title: Text) {}
}
