import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The views in a search bar beside its field, and its icons.
@MainActor
final class SearchBarParts {
  let background = SearchBarBackgroundView(frame: .zero)
  var cancelButton: UIButton?
  var prompt: UILabel?
  private(set) var scopes: UISegmentedControl?
  var icons: [UISearchBar.Icon: UIImage] = [:]
  /// By the raw values of states.
  var fieldBackgrounds: [UInt: UIImage] = [:]
  /// By the raw values of states.
  var scopeTitleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The scope buttons, with the attributes that were set for their titles.
  func madeScopes() -> UISegmentedControl {
    if let scopes { return scopes }
    let made = UISegmentedControl(frame: .zero)
    for (state, attributes) in scopeTitleAttributes {
      made.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    scopes = made
    return made
  }
}

/// The background of a search bar, with a line of a pixel inside its upper and lower edges.
final class SearchBarBackgroundView: UIView {
  private let picture = UIImageView(frame: .zero)
  private let lines = [UIView(frame: .zero), UIView(frame: .zero)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  func show(isMinimal: Bool, color: UIColor?, image: UIImage?) {
    backgroundColor = image != nil ? nil : color ?? (isMinimal ? nil : .systemBackground)
    picture.image = image
    picture.isHidden = image == nil
    for line in lines { line.isHidden = isMinimal || image != nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let pixel = 1 / traitCollection.pixelGrid.scale
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    lines[1].frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}

/// The button at the end of an empty field.
final class SearchBookmarkButton: UIButton {}

/// Tells a search bar's delegate what happens in its field.
@MainActor
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func observe(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self] _ in
        guard let bar = self?.bar else { return }
        bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
      }, for: .editingChanged)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }
}
