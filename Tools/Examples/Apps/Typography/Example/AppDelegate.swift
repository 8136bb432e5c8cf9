import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        if let url = Bundle.main.url(forResource: "Typography", withExtension: "json"),
           let data = try? Data(contentsOf: url) {
            try? Configuration.shared.read(data)
        }
        return true
    }
}
