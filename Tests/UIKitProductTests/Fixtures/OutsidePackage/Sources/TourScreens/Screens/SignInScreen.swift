import SwiftUI

/// A form to sign in, with the focus moving from field to field.
struct SignInScreen: View {
  private enum Field: Hashable { case email, password }

  private enum Problem: LocalizedError {
    case offline, wrong

    var errorDescription: String? { self == .offline ? "You are offline." : "That did not work." }
    var recoverySuggestion: String? { "Try again in a minute." }
  }

  @EnvironmentObject private var account: Account
  @FocusState private var focus: Field?
  @State private var email = ""
  @State private var password = ""
  @State private var staysSignedIn = true
  @State private var isBusy = false
  @State private var problem: Problem?

  private var isComplete: Bool { email.contains("@") && password.count >= 8 }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Image(systemName: "bicycle.circle.fill")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 96, height: 96)
          .foregroundStyle(.tint)
          .padding(.top, 40)
        VStack(spacing: 8) {
          Text("Welcome back").font(.title).fontWeight(.bold)
          Text("Sign in to find your tours on every device.")
            .font(.callout)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
        }
        VStack(spacing: 12) {
          TextField("E-mail", text: $email, prompt: Text("you@example.com"))
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .submitLabel(.next)
            .focused($focus, equals: .email)
            .modifier(FieldFrame(isActive: focus == .email, symbol: "envelope"))
          SecureField("Password", text: $password)
            .textContentType(.password)
            .submitLabel(.go)
            .focused($focus, equals: .password)
            .fieldFrame(isActive: focus == .password, symbol: "lock")
        }
        .onSubmit(advance)
        Toggle("Stay signed in", isOn: $staysSignedIn).toggleStyle(.switch).font(.subheadline)
        Button(action: signIn) {
          ZStack {
            Text("Sign in").opacity(isBusy ? 0 : 1)
            if isBusy { ProgressView().tint(.white) }
          }
          .frame(maxWidth: .infinity, minHeight: 30)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!isComplete || isBusy)
        HStack {
          VStack { Divider() }
          Text("or").font(.footnote).foregroundColor(.secondary)
          VStack { Divider() }
        }
        Button("Make an account") { focus = .email }.font(.footnote)
      }
      .padding(.horizontal, 24)
    }
    .scrollDismissesKeyboard(.interactively)
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
    .onAppear { focus = .email }
    .alert(isPresented: .constant(problem != nil), error: problem) { _ in
      Button("OK") { problem = nil }
    } message: { problem in
      Text(problem.recoverySuggestion ?? "")
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focus = nil }
      }
    }
  }

  private func advance() {
    switch focus {
    case .email: focus = .password
    case .password where isComplete: signIn()
    default: focus = nil
    }
  }

  private func signIn() {
    isBusy = true
    Task {
      account.status = .signedIn(.ada)
      isBusy = false
    }
  }
}

/// The frame around a field, in the accent colour while it has the focus.
private struct FieldFrame: ViewModifier {
  let isActive: Bool
  let symbol: String

  func body(content: Content) -> some View {
    HStack {
      Image(systemName: symbol).foregroundColor(isActive ? .accentColor : .secondary).frame(width: 24)
      content
    }
    .padding(12)
    .background(
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(isActive ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isActive ? 2 : 1)
    )
    .animation(.easeInOut(duration: 0.2), value: isActive)
  }
}

extension View {
  fileprivate func fieldFrame(isActive: Bool, symbol: String) -> some View {
    modifier(FieldFrame(isActive: isActive, symbol: symbol))
  }
}
