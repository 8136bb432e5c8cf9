public import HeadlessUIKit

/// The states for which the library sets titles and colours.
extension UIControl.State: CaseIterable {
  public static var allCases: [UIControl.State] {
    [.normal, .highlighted, .disabled, .selected, .application, .focused]
  }
}
