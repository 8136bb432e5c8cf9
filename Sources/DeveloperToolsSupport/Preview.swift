/// A preview: a name, traits, and what it shows.
///
/// A module of views adds initializers for its kinds of content; UIKit's are for views and view controllers.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {
    package var layout: Layout?
    package var isLandscape: Bool?
    /// The device, by Apple's name or model.
    package var device: String?
    /// The modifiers of the content, the innermost first.
    package var modifiers: [any ContentModifier]

    package init(
      layout: Layout? = nil, isLandscape: Bool? = nil, device: String? = nil, modifiers: [any ContentModifier] = []
    ) {
      (self.layout, self.isLandscape, self.device, self.modifiers) = (layout, isLandscape, device, modifiers)
    }

    /// The combination of several traits. Of two about the same the later one counts.
    package init(_ traits: [PreviewTrait<ViewTraits>]) {
      self = traits.reduce(ViewTraits()) { $1.value.over($0) }
    }

    /// These traits, completed by others.
    package func over(_ others: ViewTraits) -> ViewTraits {
      ViewTraits(
        layout: layout ?? others.layout, isLandscape: isLandscape ?? others.isLandscape,
        device: device ?? others.device, modifiers: others.modifiers + modifiers)
    }
  }

  /// A change of what is shown, which the module of its views knows.
  package protocol ContentModifier: Sendable {}

  /// The size that a preview is shown in.
  package enum Layout: Hashable, Sendable {
    case screen
    case sizeThatFits
    /// A size in points.
    case fixed(width: Double, height: Double)
  }

  /// The content of a preview, or one of several things that it shows.
  package struct Content: Sendable {
    /// The argument that it is made from, in words; nil for a preview without arguments.
    package let argument: String?
    /// The name that it has in place of the preview's.
    package let name: String?
    /// The content's own traits, which count before the preview's.
    package let traits: ViewTraits
    /// Makes a view or a view controller, each time a new one.
    package let make: @MainActor () throws -> AnyObject

    package init(
      argument: String? = nil, name: String? = nil, traits: ViewTraits = ViewTraits(),
      make: @escaping @MainActor () throws -> AnyObject
    ) {
      (self.argument, self.name, self.traits, self.make) = (argument, name, traits, make)
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
