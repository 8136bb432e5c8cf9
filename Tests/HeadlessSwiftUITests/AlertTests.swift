import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Alerts, which UIKit shows.
@MainActor @Suite struct AlertTests {
  /// Apple, `alert(_:isPresented:actions:)`: text fields and secure fields among the actions are fields of the alert.
  @Test func fieldsAndButtonsAreTheAlerts() throws {
    let controller = UIHostingController(
      rootView: Text("a").alert("Sign in", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ann"))
        SecureField("Password", text: .constant(""))
        Button("Send") {}
      })
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sign in")
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
    #expect(alert.textFields?.map(\.text) == ["Ann", ""])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    #expect(alert.actions.map(\.title) == ["Send"])
  }
}
