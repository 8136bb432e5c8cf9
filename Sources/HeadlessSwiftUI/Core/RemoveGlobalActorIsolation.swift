/// An actor to which no declaration belongs.
@globalActor
public actor _NoActor {
  public static let shared = _NoActor()
}

/// What a protocol refines beside `View` or `ViewModifier` so that its types belong to the main actor by neither: the compiler
/// takes no actor from protocols of two, also where a module's declarations belong to the main actor by default.
@_NoActor
public protocol _RemoveGlobalActorIsolation {}
