/// A preview: a name, traits, and what it shows.
///
/// A module of views adds initializers for its kinds of content; UIKit's are for views and view controllers.
public struct Preview: Sendable {
  /// What traits of previews of views say.
  public struct ViewTraits: Sendable {
    package var layout: Layout?
    package var isLandscape: Bool?

    package init(layout: Layout? = nil, isLandscape: Bool? = nil) {
      (self.layout, self.isLandscape) = (layout, isLandscape)
    }

    /// What several traits say together. Of two about the same the later one counts.
    package init(_ traits: [PreviewTrait<ViewTraits>]) {
      layout = traits.compactMap(\.value.layout).last
      isLandscape = traits.compactMap(\.value.isLandscape).last
    }
  }

  /// The size that a preview is shown in.
  package enum Layout: Hashable, Sendable {
    case screen
    case sizeThatFits
    /// A size in points.
    case fixed(width: Double, height: Double)
  }

  /// What is shown, or one of several things that are.
  package struct Content: Sendable {
    /// The argument that it is made from, in words; nil for a preview without arguments.
    package let argument: String?
    /// Makes a view or a view controller, each time a new one.
    package let make: @MainActor () throws -> AnyObject

    package init(argument: String? = nil, make: @escaping @MainActor () throws -> AnyObject) {
      (self.argument, self.make) = (argument, make)
    }
  }

  /// The name in the source; nil if there is none.
  package let name: String?
  package let traits: ViewTraits
  package let contents: [Content]

  package init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ contents: [Content]) {
    (self.name, self.traits, self.contents) = (name, ViewTraits(traits), contents)
  }
}
