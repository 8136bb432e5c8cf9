import Foundation

/// A data source without rows and delegate that implements no optional method: all else it returns are the defaults of the
/// two protocols.
@MainActor
final class EmptyTableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
