public import Foundation
import UIKitValues

extension NSString {
  /// The app's text for a key, as it is now, with the arguments.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.app.localizedString(forKey: key, value: nil, table: nil)
    let values = (arguments ?? []).map { $0 as? any CVarArg ?? String(describing: $0) as NSString }
    return values.isEmpty ? format : String(format: format, arguments: values)
  }
}
