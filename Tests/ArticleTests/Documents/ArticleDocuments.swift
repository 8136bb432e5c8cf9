import FlexibleRowHeightGridLayout
import Foundation
import InterfaceBuilder
import UIKit

/// The documents of the catalogue's scenes, with the classes that they name.
@MainActor enum ArticleDocuments {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Snapshots/Catalogue/documents").standardizedFileURL

  /// Registers both, once for the process, as an app's tests do.
  static let registered: Void = {
    try? UINib.registerDocuments(at: folder)
    UINib.registerClasses(
      GridCell.self, GridScreen.self, FlowScreen.self, AlertNibCell.self, AppointmentsController.self,
      AppointmentNibCell.self, DoctorViewController.self, FlexibleRowHeightGridLayout.self)
    UINib.registerClasses(names: [
      "Cell": GridCell.self, "AlertCollectionViewCell": AlertNibCell.self, "AppointmentCell": AppointmentNibCell.self,
    ])
  }()
}
