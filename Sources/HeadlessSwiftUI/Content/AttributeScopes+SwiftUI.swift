public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes of an `AttributedString` whose values differ from UIKit's: `string.font = .headline`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The inline style of Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of one of SwiftUI's attributes.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of characters.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static var name: String { "SwiftUI.Font" }
  }

  /// The colour of characters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static var name: String { "SwiftUI.ForegroundColor" }
  }

  /// The colour behind characters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static var name: String { "SwiftUI.BackgroundColor" }
  }

  /// The line below characters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static var name: String { "SwiftUI.UnderlineStyle" }
  }

  /// The line through characters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static var name: String { "SwiftUI.StrikethroughStyle" }
  }
}
