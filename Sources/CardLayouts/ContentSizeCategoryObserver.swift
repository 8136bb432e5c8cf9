import Foundation
import HeadlessUIKit

/// Calls back when someone chooses another text size, for as long as it lives.
///
/// UIKit posts the notification on the main thread, and callers live there.
final class ContentSizeCategoryObserver {
  private let token: any NSObjectProtocol

  init(_ changed: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
