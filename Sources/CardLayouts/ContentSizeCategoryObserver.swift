import Dispatch
import Foundation
import HeadlessUIKit

/// Calls back when someone chooses another text size, for as long as it lives.
///
/// UIKit posts the notification on the main queue, and callers live there: one that an app posts elsewhere is not the
/// system's, and is passed over.
final class ContentSizeCategoryObserver {
  private let token: any NSObjectProtocol

  init(_ changed: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      guard Self.isOnMainQueue else { return }
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  /// Whether the main queue runs the caller. On Linux any thread may run it, once the program waits for its work.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) ?? false }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
