public import Foundation

/// Draws text in a way of an app's own, which is not used.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text. It is never called.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text. It is never called.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room around a text. It is never asked for.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text of a renderer. None is ever made.
public struct TextProxy {
  /// The size of the text.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
  /// The lines of a text, for a renderer. None is ever made.
  public struct Layout: RandomAccessCollection, Equatable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }
    /// Whether lines were cut.
    public var isTruncated: Bool { false }

    /// A character's number in a text.
    public typealias CharacterIndex = Int

    /// The size of a part of a text.
    public struct TypographicBounds: Equatable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      /// The width.
      public var width: CGFloat = 0
      /// The distance from the baseline to the top.
      public var ascent: CGFloat = 0
      /// The distance from the baseline to the bottom.
      public var descent: CGFloat = 0
      /// The distance to the next line.
      public var leading: CGFloat = 0
      /// The rectangle around the part.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// At whole pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      /// The size of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The left end of the baseline.
      public var origin = CGPoint.zero
    }

    /// A part of a line in one font.
    public struct Run: RandomAccessCollection, Equatable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// An attribute of the part.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// The size of the part.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The direction of the part.
      public var layoutDirection: LayoutDirection { .leftToRight }
    }

    /// A character of a part.
    public struct RunSlice: Equatable {
      /// An attribute of the character.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// The size of the character.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a renderer's text: there is none.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  /// Draws a part of a renderer's text: there is none.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  /// Draws a character of a renderer's text: there is none.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

/// An attribute of text for a renderer.
public protocol TextAttribute: Sendable {}

extension Text {
  /// The size of text against that around it.
  public struct Scale: Hashable, Sendable {
    private let rank: Int
    /// The size of the text.
    public static let `default` = Scale(rank: 0)
    /// A smaller size.
    public static let secondary = Scale(rank: 1)
  }

  /// The text with an attribute for a renderer, which is not used.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// A renderer of text of an app's own, which is not used: a finding says so.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    undrawn("textRenderer(_:)", when: true)
  }
}
