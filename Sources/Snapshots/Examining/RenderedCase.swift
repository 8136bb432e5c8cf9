package import Drawing
package import Raster

/// A case that was laid out: what is needed to compare it, and how to draw it if need be.
package struct RenderedCase {
  package var identity: CaseIdentity
  /// The hash of what renders.
  package var engine: Hash128
  /// The fonts that are drawn with, in the order of their names.
  package var fonts: [UsedFont]
  package var displayList: Hash128
  package var layout: LayoutNode
  /// Device pixels in a point of the layout.
  package var scale: Double
  /// Names that views have under other configurations, and may be without here: a tolerance may mask them.
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
