public import AuthenticationServices
public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit

/// The button for signing in with Apple's account: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`. It fills what is proposed.
public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Sendable {
    fileprivate let type: ASAuthorizationAppleIDButton.ButtonType
    /// “Sign in with Apple”.
    public static let signIn = Label(type: .signIn)
    /// “Continue with Apple”.
    public static let `continue` = Label(type: .continue)
    /// “Sign up with Apple”.
    public static let signUp = Label(type: .signUp)
  }

  /// The button's colours.
  public struct Style: Sendable {
    fileprivate let style: ASAuthorizationAppleIDButton.Style
    /// White on black.
    public static let black = Style(style: .black)
    /// Black on white.
    public static let white = Style(style: .white)
    /// Black on white, with a line around.
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  @Environment(\.signInStyle) private var style
  private let label: Label

  /// A button. The actions are not called.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }

  public var body: some View { ButtonView(type: label.type, style: style.style) }
}

private struct ButtonView: UIViewRepresentable {
  let type: ASAuthorizationAppleIDButton.ButtonType
  let style: ASAuthorizationAppleIDButton.Style

  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    ASAuthorizationAppleIDButton(type: type, style: style)
  }
  func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of buttons for signing in with Apple's account.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
