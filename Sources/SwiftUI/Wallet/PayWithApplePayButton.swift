public import HeadlessSwiftUI
public import HeadlessUIKit
public import PassKit

/// The button that pays: a labelled placeholder stands for it, with a finding `placeholder-screen`. It fills what is proposed.
public struct PayWithApplePayButton<Fallback: View>: View {
  @Environment(\.payStyle) private var style
  private let label: PayWithApplePayButtonLabel

  /// A button. The action is not called, and the other view is not shown.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback
  ) { self.label = label }

  /// A button that asks for a payment, which is not made. The other view is not shown.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.label = label }

  public var body: some View {
    WalletButton(ideal: CGSize(width: 100, height: 30)) {
      PKPaymentButton(paymentButtonType: label.type, paymentButtonStyle: style.style)
    }
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// A button. The action is not called.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.init(label, action: action, fallback: { EmptyView() })
  }

  /// A button that asks for a payment, which is not made.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.init(
      label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange, fallback: { EmptyView() })
  }
}

/// The steps of a payment. None is reached.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// The words of a button that pays.
public struct PayWithApplePayButtonLabel: Sendable {
  fileprivate let type: PKPaymentButtonType

  public static let plain = PayWithApplePayButtonLabel(type: .plain)
  public static let addMoney = PayWithApplePayButtonLabel(type: .addMoney)
  public static let book = PayWithApplePayButtonLabel(type: .book)
  public static let buy = PayWithApplePayButtonLabel(type: .buy)
  public static let checkout = PayWithApplePayButtonLabel(type: .checkout)
  public static let `continue` = PayWithApplePayButtonLabel(type: .continue)
  public static let contribute = PayWithApplePayButtonLabel(type: .contribute)
  public static let donate = PayWithApplePayButtonLabel(type: .donate)
  public static let inStore = PayWithApplePayButtonLabel(type: .inStore)
  public static let order = PayWithApplePayButtonLabel(type: .order)
  public static let reload = PayWithApplePayButtonLabel(type: .reload)
  public static let rent = PayWithApplePayButtonLabel(type: .rent)
  public static let setUp = PayWithApplePayButtonLabel(type: .setUp)
  public static let subscribe = PayWithApplePayButtonLabel(type: .subscribe)
  public static let support = PayWithApplePayButtonLabel(type: .support)
  public static let tip = PayWithApplePayButtonLabel(type: .tip)
  public static let topUp = PayWithApplePayButtonLabel(type: .topUp)
}

/// The colours of a button that pays.
public struct PayWithApplePayButtonStyle: Sendable {
  fileprivate let style: PKPaymentButtonStyle

  /// Those that suit what is around.
  public static let automatic = PayWithApplePayButtonStyle(style: .automatic)
  /// White on black.
  public static let black = PayWithApplePayButtonStyle(style: .black)
  /// Black on white.
  public static let white = PayWithApplePayButtonStyle(style: .white)
  /// Black on white, with a line around.
  public static let whiteOutline = PayWithApplePayButtonStyle(style: .whiteOutline)
}

/// The button that adds a pass: a labelled placeholder stands for it, with a finding `placeholder-screen`.
public struct AddPassToWalletButton<Fallback: View>: View {
  /// A button. The action is not called, and the other view is not shown.
  public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {}
  /// A button that adds passes. Nothing is added, and the other view is not shown.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {}

  public var body: some View {
    WalletButton(ideal: CGSize(width: 250, height: 50)) { PKAddPassButton(addPassButtonStyle: .black) }
  }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  /// A button. The action is not called.
  public init(action: @escaping () -> Void) { self.init(action: action, fallback: { EmptyView() }) }
  /// A button that adds passes. Nothing is added.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
    self.init(passes, onCompletion: onCompletion, fallback: { EmptyView() })
  }
}

/// The colours of a button that adds a pass.
public struct AddPassToWalletButtonStyle: Sendable {
  /// White on black.
  public static let black = AddPassToWalletButtonStyle()
  /// White on black, with a line around.
  public static let blackOutline = AddPassToWalletButtonStyle()
}

/// A button of PassKit's, which fills what is proposed.
private struct WalletButton<Content: UIView>: UIViewRepresentable {
  let ideal: CGSize
  let make: () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ view: Content, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Content, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}

private struct PayStyleKey: EnvironmentKey {
  static var defaultValue: PayWithApplePayButtonStyle { .automatic }
}

extension EnvironmentValues {
  fileprivate var payStyle: PayWithApplePayButtonStyle {
    get { self[PayStyleKey.self] }
    set { self[PayStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of buttons that pay.
  public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\.payStyle, style)
  }
  /// Has no effect: no card is shown.
  public nonisolated func payWithApplePayButtonDisableCardArt(_ disabled: Bool) -> some View { self }
  /// Has no effect: a labelled placeholder stands for buttons that add passes.
  public nonisolated func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
