import UIKit

/// A row of an account that is tapped, spoken and dragged.
final class AccountRow: UIControl, UIGestureRecognizerDelegate {
  private(set) var notes: [String] = []
  let tap = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tap.addTarget(self, action: Selector("tapped:", AccountRow.tapped(_:)))
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 1
    tap.cancelsTouchesInView = false
    tap.delegate = self
    press.minimumPressDuration = 0.8
    press.allowableMovement = 4
    press.require(toFail: tap)
    swipe.direction = [.left, .right]
    pan.maximumNumberOfTouches = 1
    pan.setTranslation(CGPoint(x: 3, y: 4), in: self)
    pinch.scale = 2
    rotation.rotation = .pi
    for recognizer in [tap, press, swipe, pan, pinch, rotation] { addGestureRecognizer(recognizer) }
    removeGestureRecognizer(rotation)
    isExclusiveTouch = true
    isMultipleTouchEnabled = false
    addInteraction(UIPointerInteraction(delegate: nil))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func awakeFromNib() {
    super.awakeFromNib()
    notes.append("awake")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.insetBy(dx: -10, dy: -10).contains(point) ? self : super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    notes.append("began \(touches.first?.phase == .began)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    notes.append("ended \(touches.first?.location(in: self) ?? .zero)")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isEnabled }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.button, .updatesFrequently] }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    notes.append("activated")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === press }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    notes.append("tapped \(recognizer.view === self)")
  }
}

/// A typical screen with bars, keys, alerts and a row.
final class AccountViewController: UIViewController {
  let row = AccountRow(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private(set) var reloads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("reload", AccountViewController.reload))
    let help = UIBarButtonItem(title: "Help", style: .plain, target: self, action: nil)
    help.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    help.accessibilityIdentifier = "help"
    navigationItem.rightBarButtonItems = [add, help]
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonTitle = "Back"
    navigationItem.prompt = "All accounts"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 3)
    tabBarItem.badgeValue = "2"
    toolbarItems = [.flexibleSpace(), help]
    hidesBottomBarWhenPushed = true
    edgesForExtendedLayout = []
    view.addSubview(row)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { false }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let reload = Selector("reload", AccountViewController.reload)
    let command = UIKeyCommand(input: "r", modifierFlags: [.command, .shift], action: reload)
    command.discoverabilityTitle = "Reload"
    return [command, UIKeyCommand(title: "Leave", action: reload, input: UIKeyCommand.inputEscape)]
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.setHidesBackButton(editing, animated: animated)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .overFullScreen
  }

  func reload() {
    reloads += 1
    setNeedsStatusBarAppearanceUpdate()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}
