package import Foundation

/// An object that is notified when everything in its nib has been loaded.
@MainActor
package protocol NibAwakening: NSObject {
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}
extension NSLayoutConstraint: NibAwakening {}
