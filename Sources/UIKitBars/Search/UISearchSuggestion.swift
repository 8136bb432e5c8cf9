public import Foundation
public import UIKitCore

/// A suggestion below a search bar. Stored; no suggestions are drawn.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// An object of the app's own.
  var representedObject: Any? { get set }
}

/// A text with an image, suggested below a search bar.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  public final let localizedSuggestion: String?
  /// The description for assistive technologies.
  public final let localizedDescription: String?
  public final let iconImage: UIImage?
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedSuggestion) = (nil, suggestion)
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedSuggestion) = (suggestion, suggestion.string)
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }
}
