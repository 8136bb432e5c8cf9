public import Foundation

extension ClassInstantiable where Self: UIButton {
  /// Creates a button of the class and a type.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A button of the class that this value is, and of a type.
  @preconcurrency @MainActor public static func instanceOfClass(type buttonType: UIButton.ButtonType) -> Self {
    let button = instanceOfClass(frame: .zero)
    button.adopt(buttonType)
    return button
  }
}
