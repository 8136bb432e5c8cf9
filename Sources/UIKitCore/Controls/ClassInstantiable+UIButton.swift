public import Foundation

extension ClassInstantiable where Self: UIButton {
  /// Creates a button of the class and a type.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }
}
