public import Foundation
import UIKitValues

/// The folders that Foundation has on Apple's systems alone; it has `temporaryDirectory` and `homeDirectory` everywhere.
extension URL {
  /// The app's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Files that can be made anew.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The app's own files.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The app's library.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The app's downloads.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.appURLs(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}
