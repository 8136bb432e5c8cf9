public import UIKitValues

extension UIBarButtonItem {
  /// Adds an effect to the item's symbol. Without effect on a still picture.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes an effect from the item's symbol. Without effect on a still picture.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes all effects from the item's symbol. Without effect on a still picture.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Sets the item's image to a symbol, without animation.
  public final func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { image = symbolImage }
}
