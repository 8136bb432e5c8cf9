import GalleyTesting
import Testing
import UIKit

/// The chapter's storyboard and the waterfall's nib.
@MainActor @Suite(.snapshots) struct AppointmentDocumentTests {
  init() { _ = ArticleDocuments.registered }

  private func tabs(_ category: UIContentSizeCategory) throws -> DisplayedScene<UITabBarController> {
    try DisplayedScene(.phone, category) {
      try #require(
        UIStoryboard(name: "Appointments", bundle: nil).instantiateInitialViewController() as? UITabBarController)
    }
  }

  private func appointments(in scene: DisplayedScene<UITabBarController>) throws -> AppointmentsController {
    let navigation = try #require(scene.controller.viewControllers?.first as? UINavigationController)
    return try #require(navigation.topViewController as? AppointmentsController)
  }

  /// Prototype cells awake once, with their outlets, and their row becomes a column at accessibility sizes.
  @Test(arguments: UIContentSizeCategory.all) func theRowBecomesAColumn(category: UIContentSizeCategory) throws {
    let scene = try tabs(category)
    defer { scene.close() }
    let controller = try appointments(in: scene)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? AppointmentNibCell }
    #expect(cells.count == AppointmentsController.rows.count)
    for (cell, row) in zip(cells, AppointmentsController.rows) {
      #expect(cell.awakeCount == 1)
      #expect((cell.dateLabel.text, cell.doctorNameLabel.text) == (row.0, row.1))
      #expect(cell.timeLabel.textAlignment == .right)
      let (date, doctor, time): (CGRect, CGRect, CGRect) = (
        cell.dateLabel.frame, cell.doctorNameLabel.frame, cell.timeLabel.frame
      )
      let margins = cell.contentView.layoutMargins
      #expect(date.minX == margins.left, "\(category.rawValue)")
      if category.isAccessibilityCategory {
        #expect((doctor.minY, time.minY) == (date.maxY + 4, doctor.maxY + 4), "\(category.rawValue)")
      } else {
        #expect(doctor.minX == date.maxX + 12, "\(category.rawValue)")
        #expect(time.maxX == cell.contentView.bounds.width - margins.right, "\(category.rawValue)")
      }
    }
    #expect(UIKitFaults.take().isEmpty, "\(category.rawValue)")
  }

  @Test func barsHaveTheStoryboardsItems() throws {
    let scene = try tabs(.large)
    defer { scene.close() }
    let controller = try appointments(in: scene)
    #expect(controller.navigationItem.title == "Appointments")
    #expect(controller.navigationItem.rightBarButtonItem != nil)
    #expect(controller.navigationController?.navigationBar.prefersLargeTitles == true)
    #expect(scene.controller.viewControllers?.map(\.tabBarItem.title) == ["Appointments", "Doctor"])
    #expect(controller.storyboard === scene.controller.storyboard)
  }

  @Test func theDoctorsPictureGrowsWithTheText() throws {
    for (category, _, leading) in UIContentSizeCategory.body {
      let width = 96 * CGFloat(leading) / 22
      let scene = try DisplayedScene(.phone, category) {
        UIStoryboard(name: "Appointments", bundle: nil).instantiateViewController(withIdentifier: "Doctor")
      }
      defer { scene.close() }
      let doctor = try #require(scene.controller as? DoctorViewController)
      let picture = try #require(doctor.view.subviews.first as? UIImageView)
      // UIFontMetrics scales by the ratio of the body style's leadings; frames are in half points.
      #expect(abs(picture.frame.width - width) <= 1, "\(category.rawValue): \(picture.frame.width)")
      #expect(picture.frame.minX == 16)
    }
  }

  /// A segue makes its destination, asks the source to prepare it, and shows it.
  @Test func aSegueShowsTheDoctor() throws {
    let scene = try tabs(.large)
    defer { scene.close() }
    let controller = try appointments(in: scene)
    controller.performSegue(withIdentifier: "showDoctor", sender: controller.tableView.visibleCells.first)
    let shown = try #require(controller.navigationController?.topViewController as? DoctorViewController)
    #expect(shown.name == "Ada Wong")
    #expect(UIKitFaults.take().isEmpty)
  }

  /// The card from the nib is as high as the one that is made in code, at every size and on every device.
  @Test(arguments: UIContentSizeCategory.all) func theNibsCardIsAsHighAsTheOneInCode(
    category: UIContentSizeCategory
  ) throws {
    for device in Device.all {
      let scene = DisplayedScene(device, category) { UIViewController() }
      defer { scene.close() }
      let nib = Bundle.main.loadNibNamed("AlertCollectionViewCell", owner: AlertNibCell.self, options: nil)
      let cell = try #require(nib?[0] as? AlertNibCell)
      let other = AlertCollectionViewCell()
      for card in [
        Card(title: "Heavy snow", text: "Roads above 600 metres are closed until Monday.", date: "14 February")
      ] {
        (cell.titleLabel.text, cell.dateLabel.text, cell.descriptionLabel.text) = (card.title, card.date, card.text)
        other.set(card: card)
        let width = device.size.width - 32
        #expect(cell.height(for: width) == other.heightFor(width: width), "\(category.rawValue), \(device)")
        #expect(cell.descriptionLabel.frame == other.descriptionLabel.frame, "\(category.rawValue), \(device)")
      }
      #expect(UIKitFaults.take().isEmpty)
    }
  }
}
