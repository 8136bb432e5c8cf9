import UIKit

/// A view that draws itself.
public final class Badge: UIView {
  public private(set) var drawings: [CGRect] = []

  public override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }

  public override func draw(_ rect: CGRect) {
    drawings.append(rect)
    "new".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
  }
}

/// A child controller with its own view.
public final class BadgeViewController: UIViewController {
  public override func loadView() {
    view = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  }
}

/// A screen that records its calls.
public final class ProfileViewController: UIViewController {
  public private(set) var calls: [String] = []
  public private(set) var uses = 0
  public let button = UIButton(type: .system)
  public let badge = BadgeViewController()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func loadView() {
    calls.append("loadView")
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.systemGreen, for: .selected)
    button.addTarget(self, action: Selector("follow:", ProfileViewController.follow(_:)), for: .touchUpInside)
    view.addSubview(button)
    addChild(badge)
    view.addSubview(badge.view)
    badge.didMove(toParent: self)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.append("viewIsAppearing")
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("viewWillLayoutSubviews")
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("viewDidLayoutSubviews")
    button.sizeToFit()
    button.frame.origin = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("traitCollectionDidChange")
  }

  private func follow(_ sender: UIButton) {
    uses += 1
    sender.isSelected.toggle()
  }
}
