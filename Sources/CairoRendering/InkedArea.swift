import Drawing
import Foundation

extension [DrawCommand] {
  /// A bounding rectangle of what the commands paint that contains also glyphs that are pictures, which may be larger
  /// than the outlines beside them, and is not cut by masks, which may consist of such glyphs; nil if they paint nothing.
  var inkedArea: CGRect? {
    var area = paintedArea(cutByMasks: false)
    for (run, transform) in placedRuns {
      let box = transform.box(of: run.reach)
      area = area?.union(box) ?? box
    }
    return area
  }
}
