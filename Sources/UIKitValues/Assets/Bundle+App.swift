public import Foundation
import Synchronization

extension Bundle {
  private struct App {
    let bundle: Bundle
    let accentColorName: String?
  }

  private static let registeredApp = Mutex<App?>(nil)

  /// The bundle of the app whose views are shown: the registered one, or else the main bundle.
  ///
  /// This is Galley's own property. The source tool writes it where an app has `Bundle.main`, as a test's main bundle is
  /// the test program's.
  public class var app: Bundle { registeredApp.withLock { $0?.bundle } ?? .main }

  /// The name of the registered app's accent colour (`NSAccentColorName`), which Xcode takes from the build settings.
  static var appAccentColorName: String? { registeredApp.withLock { $0?.accentColorName } }

  /// Names the folder with an app's resources, as they lie in the app's bundle on a device. `nil` takes it back. It applies to
  /// the whole process, in which calendars and formatters have the app's time zone from then on.
  ///
  /// This is Galley's own method.
  ///
  /// - Throws: an error if there is no such folder.
  public class func registerApp(at folder: URL?) throws {
    let bundle = try folder.map { folder in
      guard let bundle = Bundle(path: folder.path) else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
      }
      return bundle
    }
    let app = bundle.map { bundle in
      App(
        bundle: bundle, accentColorName: bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String)
    }
    registeredApp.withLock { $0 = app }
    NSTimeZone.default = .ofApp
  }

  /// Whether the bundle stands for the app: the main one, or the registered one.
  package var isApp: Bool { self == .main || self == .app }
}
