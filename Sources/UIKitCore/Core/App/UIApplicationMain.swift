// UIKit's name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Does nothing but return 0: there is no app to launch. Differs from UIKit, where it never returns.
///
/// An app's delegate and the controllers that it shows are made by tests.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

extension UIApplicationDelegate {
  /// The function that `@main` calls: does nothing, as there is no app to launch.
  public static func main() {}
}
