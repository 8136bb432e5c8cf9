import CFreeType
import TextLayout

extension FreeTypeLibrary.Face {
  /// Moves the face to its font's place of the variation axes.
  func setVariations(of library: FT_Library?) throws(RenderingError) {
    guard !font.variations.isEmpty else { return }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    let code = FT_Get_MM_Var(record, &description)
    guard code == 0, let description else { throw FreeTypeLibrary.unusable(font, code) }
    defer { FT_Done_MM_Var(library, description) }
    var coordinates = (0..<Int(description.pointee.num_axis)).map { coordinate(on: description.pointee.axis[$0]) }
    let setting = FT_Set_Var_Design_Coordinates(record, FT_UInt(coordinates.count), &coordinates)
    guard setting == 0 else { throw FreeTypeLibrary.unusable(font, setting) }
  }

  /// The font's place on an axis in 16.16 fixed point, clamped to the axis; the axis' default if none was asked for.
  private func coordinate(on axis: FT_Var_Axis) -> FT_Fixed {
    guard let wanted = font.variations.last(where: { tagNumber($0.tag) == axis.tag }), wanted.value.isFinite else {
      return axis.def
    }
    let value = max(-32_768, min(wanted.value, 32_767)) * 65_536
    return max(axis.minimum, min(FT_Fixed(value.rounded()), axis.maximum))
  }

  /// An OpenType tag as FreeType has it: four characters, the first in the highest byte, padded with spaces.
  private func tagNumber(_ tag: String) -> FT_ULong {
    (Array(tag.utf8) + [32, 32, 32, 32]).prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) }
  }
}
