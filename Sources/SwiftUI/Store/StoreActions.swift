public import HeadlessSwiftUI
public import HeadlessUIKit
public import StoreKit
import UIKitPresentation

/// Asks for a review; in a still picture none is asked for.
@MainActor
public struct RequestReviewAction {
  /// Has no effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that asks for a review. It has no effect.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
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

  public var body: some View { StorePlaceholder(name: "ProductView").frame(minHeight: 80) }
}

/// Products of the store: a labelled placeholder stands for them, with a finding.
public struct StoreView: View {
  /// Products by their identifiers.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) {}

  public var body: some View { StorePlaceholder(name: "StoreView") }
}

/// Subscriptions of the store: a labelled placeholder stands for them, with a finding.
public struct SubscriptionStoreView<Content: View>: View {
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
