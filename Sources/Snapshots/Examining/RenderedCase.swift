package import Drawing
package import Raster

/// A case that was laid out, with everything needed to compare it and, if need be, to draw it.
package struct RenderedCase {
  package var identity: CaseIdentity
  /// The hash of the rendering engine.
  package var engine: Hash128
  /// The fonts that it is drawn with, ordered by name.
  package var fonts: [UsedFont]
  /// The libraries that made pixels of its images, sorted.
  package var libraries: [UsedLibrary] = []
  package var displayList: Hash128
  package var layout: LayoutNode
  /// VoiceOver's lines, in its order; nil where they are not known.
  package var spoken: [SpokenLine]?
  /// Device pixels in a point of the layout.
  package var scale: Double
  /// Names of views that occur under other configurations: a tolerance may mask them even if they are absent here.
  package var otherNames: Set<String> = []
  /// Draws the case; called at most once, and only when its pixels are needed.
  package var draw: () throws -> Bitmap

  package init(
    identity: CaseIdentity, engine: Hash128, fonts: [UsedFont], displayList: Hash128, layout: LayoutNode,
    scale: Double, draw: @escaping () throws -> Bitmap
  ) {
    self.identity = identity
    self.engine = engine
    self.fonts = fonts
    self.displayList = displayList
    self.layout = layout
    self.scale = scale
    self.draw = draw
  }
}
