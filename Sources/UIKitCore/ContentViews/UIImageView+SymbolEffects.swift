/// The facts about an effect or a transition of symbols that has ended.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// The image view.
  public private(set) weak var sender: AnyObject?
  /// The effect; `nil` for a transition.
  public let effect: (any SymbolEffect)?
  /// The transition; `nil` for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  /// Whether it has ended: always, at once.
  public let isFinished = true

  init(
    sender: UIImageView, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    (self.sender, self.effect, self.contentTransition) = (sender, effect, contentTransition)
  }
}

/// What is called at the end of an effect or a transition of symbols.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Ends the effect at once: the symbol is shown at rest.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Does nothing: no effect is shown.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Does nothing: no effect is shown.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Shows the image at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    image = symbolImage
    completion?(UISymbolEffectCompletionContext(sender: self, contentTransition: transition))
  }
}
