import BundledFonts
import CommandSupport
import Foundation
import TextLayout

/// Checks that the fonts exist, and are those in their manifest.
enum FontCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    var diagnosis = Diagnosis("fonts", "")
    do {
      let folder = try BundledFonts.locate(override: setUp.fonts.folder)
      let (files, faults) = try FontLibrary.check(folder)
      diagnosis.summary = "\(files) files in '\(folder.shownPath)' match their manifest"
      for fault in faults { diagnosis.wrong("\(fault)") }
    } catch {
      diagnosis.wrong("\(error)")
    }
    return diagnosis
  }
}
