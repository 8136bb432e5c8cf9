public import Foundation
import UIKitValues

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
  /// The app's container.
  public static var homeDirectory: URL { URL(filePath: FileManager.default.appHomeDirectory()) }
  /// Files that are not kept.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.appURLs(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}
