package import Foundation
package import HeadlessUIKit

/// A value for a settable property, read from a file but not yet set on a view.
package enum PropertyValue: Equatable, Sendable {
  case string(String)
  case localized(LocalizedTextValue)
  case double(Double)
  case integer(Int)
  case boolean(Bool)
  case enumeration(String)
  case optionSet([String])
  case color(ColorValue)
  case font(FontValue)
  case image(ImageValue)
  case typography(StyleValue)
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case edgeInsets(UIEdgeInsets)
  case directionalEdgeInsets(NSDirectionalEdgeInsets)
  case list([PropertyValue])
  case record([PropertyEntry])
  case view(ViewValue)
}

/// A named part of a value, read from a file.
package struct PropertyEntry: Equatable, Sendable {
  package let name: String
  package let value: PropertyValue

  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}
