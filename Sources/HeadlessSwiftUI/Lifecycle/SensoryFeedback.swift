/// Feedback that the user feels.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the objects that collide.
  public struct Weight: Equatable, Sendable {
    /// A light thing.
    public static let light = Weight()
    /// A thing of middle weight.
    public static let medium = Weight()
    /// A heavy thing.
    public static let heavy = Weight()
  }

  /// The flexibility of the objects that collide.
  public struct Flexibility: Equatable, Sendable {
    /// A rigid thing.
    public static let rigid = Flexibility()
    /// A solid thing.
    public static let solid = Flexibility()
    /// A soft thing.
    public static let soft = Flexibility()
  }

  /// Something has succeeded.
  public static let success = SensoryFeedback()
  /// Something may be wrong.
  public static let warning = SensoryFeedback()
  /// Something has failed.
  public static let error = SensoryFeedback()
  /// A choice has changed.
  public static let selection = SensoryFeedback()
  /// Something has become more.
  public static let increase = SensoryFeedback()
  /// Something has become less.
  public static let decrease = SensoryFeedback()
  /// Something has begun.
  public static let start = SensoryFeedback()
  /// Something has ended.
  public static let stop = SensoryFeedback()
  /// Something lies where it belongs.
  public static let alignment = SensoryFeedback()
  /// A level has been passed.
  public static let levelChange = SensoryFeedback()
  /// A path is closed.
  public static let pathComplete = SensoryFeedback()
  /// Something has met something.
  public static let impact = SensoryFeedback()
  /// Something of a weight has met something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  /// Something soft or rigid has met something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  /// Has no effect: nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { modifier(EmptyModifier()) }
}
