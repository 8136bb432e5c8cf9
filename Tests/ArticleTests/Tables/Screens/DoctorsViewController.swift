import UIKit

/// The chapter's doctors, in cells with constraints, and medicines, in system cells with a value.
///
/// The chapter's text: with "one of the five largest accessibility sizes you'll notice that the cell goes from a
/// side-by-side layout to a top-to-bottom layout".
final class DoctorsViewController: UITableViewController {
  private let doctors = [
    Doctor(name: "Dr. Amara Okafor", field: "Heart and lungs", phone: "555-0142", color: .systemTeal),
    Doctor(name: "Dr. Omar Haddad", field: "Bones and joints", phone: "555-0167", color: .systemOrange),
    Doctor(name: "Dr. Ada Wong", field: "Eyes", phone: "555-0119", color: .systemIndigo),
  ]
  private let medicines = [
    ("Vitamin D", "1 drop"), ("Iron", "2 a day"), ("Cough syrup", "a spoon each evening"),
    ("For the knee", "as needed"),
  ]

  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DoctorCell.self, forCellReuseIdentifier: "doctor")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? doctors.count : medicines.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Doctors" : "Medicines"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "doctor", for: indexPath)
      (cell as? DoctorCell)?.show(doctors[indexPath.row])
      return cell
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "medicine")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "medicine")
    let (name, dose) = medicines[indexPath.row]
    for (label, text) in [(cell.textLabel, name), (cell.detailTextLabel, dose)] {
      label?.text = text
      label?.numberOfLines = 0
    }
    return cell
  }
}

/// A person to call.
struct Doctor {
  var name: String
  var field: String
  var phone: String
  var color: UIColor
}
