/// A glyph as HarfBuzz placed it, in font units, x to the right and y upwards.
struct ShapedGlyph: Hashable, Sendable {
  /// The identifier, and in the lowest bit whether breaking before the glyph's cluster is unsafe: glyphs are most of a
  /// cached text's memory.
  private var idAndFlag: UInt32
  /// The offset of the first code unit of the cluster the glyph belongs to.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32

  init(id: UInt32, cluster: Int32, advance: Int32, xOffset: Int32, yOffset: Int32, isUnsafeToBreak: Bool) {
    idAndFlag = id << 1 | (isUnsafeToBreak ? 1 : 0)
    (self.cluster, self.advance, self.xOffset, self.yOffset) = (cluster, advance, xOffset, yOffset)
  }

  /// The glyph's number in its font: below 65,536.
  var id: UInt32 { idAndFlag >> 1 }
  /// Whether breaking the text before this cluster changes the shaping of both sides.
  var isUnsafeToBreak: Bool { idAndFlag & 1 == 1 }
}
