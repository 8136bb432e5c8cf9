import JSONDocuments

/// Reads a `Contents.json` as each kind of set, without its folder.
package enum ContentsCheck {
  /// The faults of bytes that are to describe a set of any kind.
  ///
  /// - Parameter file: the file's path in findings.
  package static func findings(in bytes: [UInt8], file: String) -> [AssetFinding] {
    do throws(AssetFinding) {
      let reader = try ContentsReader(bytes, file: file)
      func asset(_ name: String, _ value: JSONValue) -> AssetFile? {
        AssetFile(path: name, shownPath: name, place: reader.place(of: value))
      }
      let image = reader.imageSet(named: "", file: asset)
      let color = reader.colorSet(named: "")
      let data = ["data", "symbols"].map { reader.files($0, named: "", file: asset) }
      let conditions = AssetConditions()
      _ = (image.slot(for: conditions), color.value(for: conditions), data.map { $0.variant(for: conditions) })
      return reader.findings
    } catch {
      return [error]
    }
  }
}
