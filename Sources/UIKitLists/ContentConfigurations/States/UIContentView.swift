public import Foundation

/// A view that shows a content configuration, and another one when it is given that.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show such a configuration; where it cannot, a cell makes another view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the one that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
