/// The meaning of a file's path: the table it is, and the language of its folder.
enum StringsFileName {
  /// The name of a file without its folder and extension.
  static func table(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The language of a file in an `.lproj` folder; nil elsewhere, and in `Base.lproj`.
  static func language(of file: String) -> String? {
    guard let folder = file.split(separator: "/").dropLast().last, folder.hasSuffix(".lproj"), folder != "Base.lproj"
    else { return nil }
    return LanguageTag.normalized(String(folder.dropLast(6)))
  }
}
