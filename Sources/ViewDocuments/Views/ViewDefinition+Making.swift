import Foundation
package import HeadlessUIKit

extension ViewDefinition {
  /// Makes the view with its subviews and constraints.
  @MainActor package func makeView(in context: DocumentContext) throws(DocumentError) -> UIView {
    let view = made(in: context)
    try fill(view, in: context)
    return view
  }

  /// Applies the definition's properties, subviews and constraints to an existing view.
  @MainActor func fill(_ view: UIView, in context: DocumentContext) throws(DocumentError) {
    let built = try build(in: view, context)
    try built.listAccessibilityElements(in: context)
    try built.activateConstraints(in: context)
  }

  /// Creates a view of the class, with only the properties that its initialiser takes.
  @MainActor private func made(in context: DocumentContext) -> UIView {
    var values: [String: PropertyValue] = [:]
    for setting in settings(in: context) { values[setting.property.name] = setting.value }
    return viewClass.make(with: values)
  }

  /// Builds the view's content. Its own properties are set before subviews are added, so that the frames of both stay
  /// as written.
  @MainActor private func build(in view: UIView, _ context: DocumentContext) throws(DocumentError) -> BuiltView {
    ViewOrigins.current?.add(view, at: place)
    if let collection, let view = view as? UICollectionView { try collection.install(in: view, context) }
    if let list, let view = view as? UICollectionView { try list.install(in: view, context) }
    if let table, let view = view as? UITableView { try table.install(in: view, context) }
    try settings(in: context).apply(to: view, in: context)
    var children: [BuiltView] = []
    for child in self.children { children.append(try child.build(in: child.made(in: context), context)) }
    let container = (view as? UIVisualEffectView)?.contentView ?? view
    for child in children.prefix(subviews.count) { container.addSubview(child.view) }
    for mask in masks { try mask.install(asMaskOf: view, context) }
    if let stack = view as? UIStackView { arrange(children.dropFirst(subviews.count).map(\.view), in: stack) }
    return BuiltView(view: view, definition: self, children: children, guides: addGuides(to: view))
  }

  /// Makes the view as the mask of another one.
  @MainActor private func install(asMaskOf view: UIView, _ context: DocumentContext) throws(DocumentError) {
    let mask = try makeView(in: context)
    if settings(in: context).contains(where: { $0.property.name == "frame" }) {
      view.mask = mask
    } else {
      view.setMaskOfOwnSize(mask)
    }
  }

  @MainActor private func addGuides(to view: UIView) -> [UILayoutGuide] {
    layoutGuides.map { name in
      let guide = UILayoutGuide()
      guide.identifier = name
      view.addLayoutGuide(guide)
      return guide
    }
  }

  @MainActor private func arrange(_ views: [UIView], in stack: UIStackView) {
    views.forEach(stack.addArrangedSubview)
    for (view, definition) in zip(views, arrangedSubviews) {
      if let spacing = definition.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    }
  }
}

extension [ViewDefinition.Setting] {
  /// Sets the properties on a view or a layout; throws at the place of the first that cannot be set.
  @MainActor func apply(to target: NSObject, in context: DocumentContext) throws(DocumentError) {
    for setting in self {
      do {
        try setting.property.set(setting.value, on: target, in: context)
      } catch {
        throw DocumentError(error, of: setting)
      }
    }
  }
}

extension DocumentError {
  /// The error of setting a property; that of a view in it has a place of its own.
  fileprivate init(_ error: PropertyError, of setting: ViewDefinition.Setting) {
    if case .view(let inner) = error {
      self = inner
    } else {
      self.init(place: setting.place, problem: .property(error))
    }
  }
}
