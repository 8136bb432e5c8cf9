import Dispatch
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

private enum MainQueue {
  /// What only the main queue has.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the caller is on the main actor. On Linux that need not be the main thread: once a program only serves its
  /// queues, as a test run does, the main queue's work is done on others.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
