// Overloads are Apple's.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import HeadlessSwiftUI
public import HeadlessUIKit
public import StoreKit
import UIKitPresentation

/// Asks for a review; in a still picture none is asked for.
@preconcurrency @MainActor
public struct RequestReviewAction {
  /// Has no effect.
  public func callAsFunction() {}
}

/// Buys a product; in a still picture nothing is bought.
@preconcurrency @MainActor
public struct PurchaseAction: Sendable {
  /// Buys a product: cancelled.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  /// The action that buys a product. It has no effect.
  @preconcurrency @MainActor public var purchase: PurchaseAction { PurchaseAction() }
  /// The action that asks for a review. It has no effect.
  @preconcurrency @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    notPresented("manageSubscriptionsSheet(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { notPresented("offerCodeRedemption(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func appStoreOverlay<Configuration>(
    isPresented: Binding<Bool>, configuration: @escaping () -> Configuration
  ) -> some View { notPresented("appStoreOverlay(isPresented:)", when: isPresented.wrappedValue) }
}

/// A product of the store: a labelled placeholder stands for it, with a finding.
public struct ProductView<Icon: View>: View {
  /// A product by its identifier, with a picture.
  public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
  /// A product by its identifier.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {}
  /// A product with an icon, also while it is being loaded.
  public init<Placeholder: View>(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) {}
  /// A product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {}
  /// A product with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}

  public var body: some View { StorePlaceholder(name: "ProductView").frame(minHeight: 80) }
}

/// Products of the store: a labelled placeholder stands for them, with a finding.
public struct StoreView: View {
  /// Products by their identifiers.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
  /// Products by their identifiers, with icons.
  public init<Icon: View>(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
  /// Products by their identifiers, with icons, also for those that are being loaded.
  public init<Icon: View, Placeholder: View>(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> Placeholder
  ) {}
  /// Products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
  /// Products with icons.
  public init<Icon: View>(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}

  public var body: some View { StorePlaceholder(name: "StoreView") }
}

/// Subscriptions of the store: a labelled placeholder stands for them, with a finding.
public struct SubscriptionStoreView<Content: View>: View {
  /// Those of a group, by what someone has.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) {}
  /// Those of a group, by what someone has.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) where Content == EmptyView {}
  /// Subscriptions.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {}
  /// Subscriptions.
  public init(subscriptions: some Collection<Product>) where Content == EmptyView {}
  /// The subscriptions of a group, below views.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {}
  /// The subscriptions of a group.
  public init(groupID: String) where Content == EmptyView {}
  /// Subscriptions by their identifiers, below views.
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {}
  /// Subscriptions by their identifiers.
  public init(productIDs: some Collection<String>) where Content == EmptyView {}

  public var body: some View { StorePlaceholder(name: "SubscriptionStoreView") }
}

private struct StorePlaceholder: UIViewRepresentable {
  let name: String

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show(name, of: "StoreKit", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

extension View {
  /// The action is not called: nothing is bought.
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called: nothing is bought.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { modifier(EmptyModifier()) }
  /// The options are not asked for: nothing is bought.
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called: nothing is loaded.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called: nothing is loaded.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: placeholders have no buttons.
  public nonisolated func storeButton(
    _ visibility: Visibility, for storeButtons: StoreButtonKind...
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: placeholders have no buttons.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    modifier(EmptyModifier())
  }
}

/// The progress of loading a purchase.
public enum EntitlementTaskState<Value> {
  /// It has begun.
  case loading
  /// It went wrong.
  case failure(any Error)
  /// It is done.
  case success(Value)

  /// The value; nil if it is not there.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// Why it went wrong; nil if it did not.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  /// The same progress with another value.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    try flatMap { .success(try transform($0)) }
  }
  /// The same progress with another value.
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    try await flatMap { .success(try await transform($0)) }
  }
  /// The same progress, or what a value becomes.
  public func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
  /// The same progress, or what a value becomes.
  public func flatMap<T>(
    _ transform: (Value) async throws -> EntitlementTaskState<T>
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

/// A button of a view of the store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// The text of the buttons that subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
  /// The label itself, on several lines.
  public var multiline: SubscriptionStoreButtonLabel { self }
}
