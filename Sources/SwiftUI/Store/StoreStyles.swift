public import Foundation
public import HeadlessSwiftUI
public import StoreKit

// Looks and tasks of the store's views, which are placeholders: nothing is loaded, sold or styled.

/// The look of a product's view. An own one is not asked.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ProductViewStyleConfiguration
  /// The view of a product.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle where Body == EmptyView {
  /// Nothing: the look is the system's.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What a style of a product's view is given.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// How far a product is loaded.
  public enum State {
    /// It is being loaded.
    case loading
    /// It does not exist.
    case unavailable
    /// It could not be loaded.
    case failure(any Error)
    /// It is there.
    case success(Product)
  }

  /// The icon of a product.
  public struct Icon: View {
    public var body: some View { EmptyView() }
  }

  /// How far the product is loaded.
  public let state: State
  /// The icon.
  public var icon: Icon { Icon() }
  /// The icon that promotes the product.
  public var promotionalIcon: Icon? { nil }
  /// The product, if it is there.
  public var product: Product? { if case .success(let product) = state { product } else { nil } }
  /// Whether the product was bought.
  public var hasCurrentEntitlement: Bool { false }
  /// Has no effect: nothing is bought.
  public func purchase() {}
}

/// The system's look of a product's view.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// The look.
  public init() {}
}

/// A high look of a product's view.
public struct LargeProductViewStyle: ProductViewStyle {
  /// The look.
  public init() {}
}

/// The usual look of a product's view.
public struct RegularProductViewStyle: ProductViewStyle {
  /// The look.
  public init() {}
}

/// A low look of a product's view.
public struct CompactProductViewStyle: ProductViewStyle {
  /// The look.
  public init() {}
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The system's look.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A high look.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual look.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A low look.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

/// A page of the store's terms.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// The terms of service.
  case termsOfService
  /// The privacy policy.
  case privacyPolicy
}

/// How far products are loaded.
public enum StoreTaskState {
  /// They are being loaded.
  case loading
  /// They are there; identifiers without a product beside them.
  case success([Product], unavailable: [String])
  /// They could not be loaded.
  case failure(any Error)

  /// The products, if they are there.
  public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
}

/// How far a product is loaded.
public typealias ProductTaskState = ProductViewStyleConfiguration.State

extension View {
  /// Has no effect: products are placeholders.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: products are placeholders.
  public nonisolated func productDescription(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is loaded.
  public nonisolated func storeProductTask(
    for productID: String, priority: TaskPriority = .medium, action: @escaping (ProductTaskState) async -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is loaded.
  public nonisolated func storeProductsTask(
    for productIDs: some Collection<String>, priority: TaskPriority = .medium,
    action: @escaping (StoreTaskState) async -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePickerItemBackground<S: Shape>(
    _ style: some ShapeStyle, in shape: S
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> Data
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    compactJWS: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> String
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionIntroductoryOffer(
    applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool,
    compactJWS: @escaping (Product, Product.SubscriptionInfo) async throws -> String
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func preferredSubscriptionOffer(
    _ offer:
      @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
  ) -> some View { modifier(EmptyModifier()) }

  /// A request for money back, which is not shown: a finding where it is to be.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void)? =
      nil
  ) -> some View { notPresented("refundRequestSheet(for:isPresented:)", when: isPresented.wrappedValue) }
  /// Subscriptions of a group, which are not shown: a finding where they are to be.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { notPresented("manageSubscriptionsSheet(isPresented:)", when: isPresented.wrappedValue) }
}

/// Shows a message of the store: none is ever sent.
@preconcurrency @MainActor
public struct DisplayMessageAction: Sendable {
  /// Has no effect: nothing is shown.
  public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// Shows a message of the store.
  @preconcurrency @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
