import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {}

@main
struct WalksApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { WalkRow(title: "Walks") }
  }
}
