import Dispatch
import Foundation
import HeadlessUIKit

/// Calls a closure when the user changes the text size, for as long as the observer lives.
///
/// UIKit posts the notification on the main queue, where callers run. One that an app posts on another queue is not the
/// system's, and is ignored.
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

  /// Whether the caller runs on the main queue. On Linux any thread may run it, once the program waits for its work.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) ?? false }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
