extension UIImageView {
  /// The facts about an effect that has ended.
  @preconcurrency @MainActor
  public struct UISymbolEffectCompletionContext {
    /// The image view.
    public weak var sender: AnyObject?
    /// The effect; `nil` for a transition.
    public let effect: (any SymbolEffect)?
    /// Whether it has ended: always, at once.
    public let isFinished = true
  }

  /// Ends the effect at once: the symbol is shown at rest.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Does nothing: no effect is shown.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Does nothing: no effect is shown.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Shows the image at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition transition: SymbolContentTransition,
    options: SymbolEffectOptions = .default, completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    image = symbolImage
    completion?(UISymbolEffectCompletionContext(sender: self, effect: nil))
  }
}
