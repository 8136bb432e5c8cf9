import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().tintColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}
