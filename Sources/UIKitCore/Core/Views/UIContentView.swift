public import Foundation

/// A view that shows a content configuration, which can be replaced.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show the configuration; otherwise a cell creates another view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
