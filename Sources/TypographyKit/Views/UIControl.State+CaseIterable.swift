public import HeadlessUIKit

/// The states that the library gives titles and colours for.
extension UIControl.State: CaseIterable {
  public static var allCases: [UIControl.State] {
    [.normal, .highlighted, .disabled, .selected, .application, .focused]
  }
}
