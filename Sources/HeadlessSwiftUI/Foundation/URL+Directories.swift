public import Foundation

extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Files that can be made anew.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The app's own files.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The user's library.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The directory of the user's downloads.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The user's folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
  /// Files that are not kept.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}
