package import CFreeType

/// A face opened with FreeType. For one thread at a time, like its library.
package final class FreeTypeFace {
  /// Valid as long as the face lives: for its own methods, and those of its owner.
  package let record: FT_Face
  /// Keeps the library alive.
  private let library: FreeTypeLibrary

  init(_ record: FT_Face, library: FreeTypeLibrary) {
    self.record = record
    self.library = library
  }

  deinit { FT_Done_Face(record) }

  /// The number of faces in the font's file.
  var faceCount: Int { Int(record.pointee.num_faces) }

  /// Whether the face has a flag: one of the numbers `FT_FACE_FLAG_…`.
  package func has(_ flag: Int) -> Bool { record.pointee.face_flags & FT_Long(flag) != 0 }

  /// One of the tables that FreeType parses, in FreeType's own layout.
  func table<Table>(_ tag: FT_Sfnt_Tag, as type: Table.Type) -> Table? {
    FT_Get_Sfnt_Table(record, tag)?.assumingMemoryBound(to: type).pointee
  }
}

// MARK: Variations

extension FreeTypeFace {
  /// The axes of a variable font, in its order; empty for others.
  var axes: [FontAxis] { withVariations(FreeTypeFace.axes(of:)) ?? [] }

  /// The font's named locations, each with a value for every axis.
  var namedLocations: [[FontVariation]] {
    withVariations { table in
      let axes = FreeTypeFace.axes(of: table)
      return (0..<Int(table.num_namedstyles)).map { number in
        axes.enumerated().map { index, axis in
          // FreeType 2.12 reads the signed numbers of `fvar` as unsigned here.
          axis.clamped(Double(Int32(truncatingIfNeeded: table.namedstyle[number].coords[index])) / 65_536)
        }
      }
    } ?? []
  }

  /// Moves the face.
  ///
  /// - Parameter location: a value for each axis, in their order, as `FontAxis.location(of:on:)` gives it.
  package func move(to location: [FontVariation]) throws(FreeTypeError) {
    var coordinates = location.map { FT_Fixed(($0.value * 65_536).rounded()) }
    let code = FT_Set_Var_Design_Coordinates(record, FT_UInt(coordinates.count), &coordinates)
    guard code == 0 else { throw FreeTypeError(code: code) }
  }

  private static func axes(of table: FT_MM_Var) -> [FontAxis] {
    (0..<Int(table.num_axis)).map { FontAxis(table.axis[$0]) }
  }

  private func withVariations<Result>(_ body: (FT_MM_Var) -> Result) -> Result? {
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(record, &table) == 0, let table else { return nil }
    defer { FT_Done_MM_Var(library.record, table) }
    return body(table.pointee)
  }
}

extension FontAxis {
  fileprivate init(_ axis: FT_Var_Axis) {
    let (low, standard, high) = (axis.minimum, axis.def, axis.maximum)
    self.init(
      tag: tagName(UInt32(truncatingIfNeeded: axis.tag)), minimum: Double(min(low, standard)) / 65_536,
      standard: Double(standard) / 65_536, maximum: Double(max(high, standard)) / 65_536)
  }
}
