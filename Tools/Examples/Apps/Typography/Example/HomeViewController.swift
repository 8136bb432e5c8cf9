import UIKit

/// A screen of the kit's elements, as its storyboard lays them out.
final class HomeViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet var noteLabels: [UILabel]!
    @IBOutlet private weak var stylesButton: UIButton! {
        didSet { stylesButton.setTitle("Show styles", textStyleName: "action") }
    }
    @objc dynamic private(set) var numberOfTaps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.textStyleName = "title"
        noteLabels.forEach { $0.textStyleName = "note" }
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped))
        titleLabel.addGestureRecognizer(recognizer)
        titleLabel.isUserInteractionEnabled = true
    }

    @objc func tapped() { numberOfTaps += 1 }

    @IBAction func showStyles(_ sender: UIButton) {
        let controller = TextStylesViewController()
        controller.delegate = self
        present(UINavigationController(rootViewController: controller), animated: true, completion: nil)
    }
}

extension HomeViewController: TextStylesViewControllerDelegate {
    func textStylesViewController(_ controller: TextStylesViewController, didSelect style: TextStyle) {
        titleLabel.text = style.name
    }
}

#Preview {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}
