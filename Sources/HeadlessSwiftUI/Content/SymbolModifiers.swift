public import HeadlessUIKit
import UIKitCore

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols against text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension Image.Scale {
  var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension View {
  /// Sets the size of symbols against the text beside them.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment { $0.imageScale = scale }
  }

  /// Symbols have one layer: a mode that colours several is a finding.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    undrawn("symbolRenderingMode(_:)", when: mode?.hasSeveralColors ?? false)
  }

  /// Shows variants of symbols, where there are some of the names.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// A movement of symbols, which is at rest. One that leaves them larger, smaller or hidden is a finding.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    undrawn(
      "symbolEffect(_:options:isActive:)", when: isActive && (T.self as? any NamedSymbolEffect.Type)?.isLasting ?? false
    )
  }

  /// A movement of symbols, which is at rest.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(EmptyModifier()) }

  /// Has no effect: symbols do not move.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// Variants of symbols: the names of their variants are added to theirs.
public struct SymbolVariants: Hashable, Sendable {
  /// The name of the shape around the symbol.
  private var shape: String?
  private var isFilled = false
  private var isStruck = false

  private init(shape: String? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    (self.shape, self.isFilled, self.isStruck) = (shape, isFilled, isStruck)
  }

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// A filled one.
  public static let fill = SymbolVariants(isFilled: true)
  /// One in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// One in a square.
  public static let square = SymbolVariants(shape: "square")
  /// One in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// One that is struck through.
  public static let slash = SymbolVariants(isStruck: true)

  /// A filled one, too.
  public var fill: SymbolVariants { union(.fill) }
  /// One in a circle, too.
  public var circle: SymbolVariants { union(.circle) }
  /// One in a square, too.
  public var square: SymbolVariants { union(.square) }
  /// One in a rectangle, too.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// One that is struck through, too.
  public var slash: SymbolVariants { union(.slash) }

  /// Whether another's variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isStruck: isStruck || other.isStruck)
  }

  /// The names of a symbol with the variants, the best one first: SF Symbols' are name, shape, slash, fill.
  func names(of symbol: String) -> [String] {
    func name(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: ".") }
    let (slash, fill) = (isStruck ? "slash" : nil, isFilled ? "fill" : nil)
    var names: [String] = []
    for parts in [
      [symbol, shape, slash, fill], [symbol, slash, fill], [symbol, shape, fill], [symbol, fill], [symbol],
    ] {
      let next = name(parts)
      if !names.contains(next) { names.append(next) }
    }
    return names
  }
}
