import UIKit

class CardsViewController: UIViewController {
  private let card = CardView()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.title.text = title
    card.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
    view.addSubview(card)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc private func tapped() {}
}

#Preview(traits: .landscapeLeft) {
  let controller = CardsViewController()
  controller.title = "Walks"
  return UINavigationController(rootViewController: controller)
}

#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  struct CardsViewController_Previews: PreviewProvider {
    static var previews: some View { Text("Walks") }
  }
#endif
