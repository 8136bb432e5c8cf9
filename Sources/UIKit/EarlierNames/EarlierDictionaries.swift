public import HeadlessUIKit

// Keys that were texts before Swift 4.2, in the dictionaries that methods of that time declare.

extension Dictionary where Key == String {
  /// The value for a key of what an image picker has found, in the `[String: Any]` of a delegate from before Swift 4.2.
  @available(*, deprecated, message: "Declare the dictionary as [UIImagePickerController.InfoKey: Any].")
  public subscript(key: UIImagePickerController.InfoKey) -> Value? {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
}
