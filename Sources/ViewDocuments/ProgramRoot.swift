package import HeadlessUIKit
package import SourcePlaces

/// The root that code of the program makes, in place of a document.
package struct ProgramRoot: Sendable {
  /// The place in the code.
  package let place: SourcePlace
  private let make: @MainActor @Sendable () throws -> (view: UIView, controller: UIViewController?)

  package init(
    place: SourcePlace, make: @escaping @MainActor @Sendable () throws -> (view: UIView, controller: UIViewController?)
  ) {
    (self.place, self.make) = (place, make)
  }

  @MainActor func makeRoot() throws(DocumentError) -> BuiltRoot {
    do {
      let made = try make()
      return BuiltRoot(view: made.view, controller: made.controller)
    } catch {
      throw DocumentError(place: place, problem: .program("\(error)"))
    }
  }
}
