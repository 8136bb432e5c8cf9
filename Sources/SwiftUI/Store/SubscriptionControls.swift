public import HeadlessSwiftUI
public import StoreKit

// Looks of subscriptions' controls. Subscriptions are a placeholder: no look is asked.

/// The look of subscriptions' controls. An own one is not asked.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The places that the controls can have.
  associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement
  /// What a look is given.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// A button that subscribes.
  typealias SubscribeButton = SubscriptionStoreButton
  /// A choice of a subscription.
  typealias SubscriptionPicker = SubscriptionStorePicker
  /// What can be chosen.
  typealias SubscriptionPickerOption = SubscriptionStorePickerOption
  /// The view of the controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension SubscriptionStoreControlStyle where Body == EmptyView {
  /// Nothing: the look is the system's.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The place of subscriptions' controls.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
  /// Where the system puts them.
  static var automatic: Self { get }
}

/// The place of subscriptions' controls, by its name.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  let name: String
}

/// The place of subscriptions' controls.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement, Hashable, Sendable {
  public let rawValue: SubscriptionStoreControlPlacementKey
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = SubscriptionStoreControlPlacementKey(name: name) }

  /// Where the system puts them.
  public static let automatic = AutomaticSubscriptionStoreControlPlacement("automatic")
  /// Below the content.
  public static let bottom = AutomaticSubscriptionStoreControlPlacement("bottom")
  /// Below the content, in a bar.
  public static let bottomBar = AutomaticSubscriptionStoreControlPlacement("bottomBar")
  /// Among the content, with the buttons in a bar below it.
  public static let buttonsInBottomBar = AutomaticSubscriptionStoreControlPlacement("buttonsInBottomBar")
  /// Before the content.
  public static let leading = AutomaticSubscriptionStoreControlPlacement("leading")
  /// Among the content.
  public static let scrollView = AutomaticSubscriptionStoreControlPlacement("scrollView")
  /// After the content.
  public static let trailing = AutomaticSubscriptionStoreControlPlacement("trailing")
}

/// What a look of subscriptions' controls is given.
public struct SubscriptionStoreControlStyleConfiguration {
  /// A subscription.
  @dynamicMemberLookup
  public struct Option: Hashable, Identifiable {
    /// The product.
    public let subscription: Product
    /// The offer by which it is bought.
    public let activeOffer: Product.SubscriptionOffer?
    public var id: Product.ID { subscription.id }
    /// The picture beside it.
    public var icon: Icon? { nil }
    /// Has no effect: nothing is bought.
    public func subscribe() {}
    /// What is known of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { subscription[keyPath: keyPath] }
    /// What is known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }
  }

  /// A subscription that can be chosen.
  @dynamicMemberLookup
  public struct PickerOption: Identifiable {
    /// The subscription.
    public let option: Option
    /// Whether it is chosen.
    public let isSelected: Bool
    public var id: Product.ID { option.id }
    /// What is known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Option, T>) -> T { option[keyPath: keyPath] }
    /// What is known of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { option[dynamicMember: keyPath] }
  }

  /// Subscriptions beneath each other.
  public struct Section: Identifiable {
    /// The subscriptions.
    public let options: [Option]
    public var id: [Product.ID] { options.map(\.id) }
  }

  /// The picture beside a subscription.
  public struct Icon: View {
    public var body: some View { EmptyView() }
  }

  /// The subscriptions.
  public let options: [Option]
  /// The subscriptions by sections.
  public var sections: [Section] { [Section(options: options)] }
  /// All subscriptions of the group.
  public var allOptions: [Product] { options.map(\.subscription) }
  /// The name of the group.
  public var groupDisplayName: String { "" }
  /// The subscription that follows the one that was bought.
  public var autoRenewPreference: Product? { nil }
  /// Whether descriptions are shown.
  public var descriptionVisibility: Visibility { .automatic }
}

/// A button that subscribes. Nothing is bought.
public struct SubscriptionStoreButton: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  /// A button for a subscription.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { self.option = option }
  public var body: some View { Button(option.displayName, action: option.subscribe) }
}

/// A subscription that can be chosen.
public struct SubscriptionStorePickerOption<Label: View>: View {
  private let label: Label
  /// A subscription with a label.
  public init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    @ViewBuilder label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  ) { self.label = label(SubscriptionStoreControlStyleConfiguration.PickerOption(option: option, isSelected: false)) }
  public var body: some View { label }
}

/// A choice of a subscription, with a button. Nothing is chosen, and there is no button.
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
  private let content: [PickerContent]

  /// A choice of what a builder has.
  public init(
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) { content = [pickerContent()] }
  /// A choice of what a builder has.
  public init(
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) { self.init(pickerContent: pickerContent, confirmation: confirmation) }
  /// A choice of the subscriptions.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOptionContent:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {
    content = configuration.options.map {
      pickerOptionContent(SubscriptionStoreControlStyleConfiguration.PickerOption(option: $0, isSelected: false))
    }
  }
  /// A choice of the subscriptions.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerOptionContent:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) { self.init(configuration, pickerOptionContent: pickerOptionContent, confirmation: confirmation) }

  public var body: some View { VStack { ForEach(content.indices, id: \.self) { content[$0] } } }
}

/// The system's look of subscriptions' controls.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The system's look.
  public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}

/// A look of subscriptions' controls.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

/// A look of subscriptions' controls.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A choice, and a button.
  public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}

/// A look of subscriptions' controls.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A choice that stands out, and a button.
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
    ProminentPickerSubscriptionStoreControlStyle()
  }
}

/// A look of subscriptions' controls.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A low choice, and a button.
  public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
    CompactPickerSubscriptionStoreControlStyle()
  }
}

/// A look of subscriptions' controls.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A choice in pages, and a button.
  public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { PagedPickerSubscriptionStoreControlStyle() }
}

/// A look of subscriptions' controls.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The look.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A choice in pages that stands out, and a button.
  public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
    PagedProminentPickerSubscriptionStoreControlStyle()
  }
}

extension View {
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some View { modifier(EmptyModifier()) }
}
