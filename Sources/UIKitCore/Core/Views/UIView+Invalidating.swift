/// The effect that a change of a property marked `@Invalidating` has on its view.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Marks what has to be done again in a view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The parts of a view that can be marked.
  public enum Invalidations {
    /// The drawing (`setNeedsDisplay`).
    public struct Display: UIViewInvalidating {
      /// Creates it.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The layout of subviews (`setNeedsLayout`).
    public struct Layout: UIViewInvalidating {
      /// Creates it.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The constraints (`setNeedsUpdateConstraints`).
    public struct Constraints: UIViewInvalidating {
      /// Creates it.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The intrinsic content size (`invalidateIntrinsicContentSize`).
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates it.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// One thing, then another.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Creates both.
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view: setting it to another value marks what has to be done again.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Not available: the property belongs to a view.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Creates a property whose changes invalidate one thing.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Creates a property whose changes invalidate two things.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Creates a property whose changes invalidate three things.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The drawing.
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The layout of subviews.
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints.
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The intrinsic content size.
  public nonisolated static var intrinsicContentSize: Self { Self() }
}
