/// The kinds of accessories, with UIKit's names and defaults.
extension UICellAccessory {
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, .trailing(displayed: displayed), options) }

  /// A disclosure chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options) }

  /// A detail button. Differs from UIKit: there are no touches.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, .trailing(displayed: displayed), options) }

  /// A delete control. Differs from UIKit: there are no touches.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, .leading(displayed: displayed), options) }

  /// An insert control. Differs from UIKit: there are no touches.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, .leading(displayed: displayed), options) }

  /// A reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, .trailing(displayed: displayed), options) }

  /// A circle that shows whether the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, .leading(displayed: displayed), options) }

  /// The disclosure chevron of an outline, which points down if the cell's item is expanded. Differs from UIKit: there are
  /// no touches.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, .trailing(displayed: displayed), options) }

  /// A label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label, .trailing(displayed: displayed), options, text: text) }

  /// A button with the title of the menu's selected element. Differs from UIKit: there are no touches, so that the menu
  /// never opens.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, .trailing(displayed: displayed), options, menu: menu) }

  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    return UICellAccessory(.customView(configuration.customView), configuration.placement, options)
  }
}
