import DeveloperToolsSupport
import Foundation
import HeadlessUIKit

/// A view's settings for the preview that shows it.
nonisolated struct PreviewSettings: Sendable {
  var name: String?
  var traits = Preview.ViewTraits()

  /// These settings, completed by others.
  func over(_ others: PreviewSettings) -> PreviewSettings {
    PreviewSettings(name: name ?? others.name, traits: traits.over(others.traits))
  }
}

/// Carries settings, which previews look for before a view is shown.
nonisolated struct PreviewSettingsModifier: ViewModifier, PrimitiveModifier {
  let settings: PreviewSettings

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context)
  }
}

/// One of the views that a type provides previews of.
@MainActor
struct PreviewedView {
  var view: any View
  var settings = PreviewSettings()

  /// The views that a view stands for: the children of a group, and itself where it is none. Bodies are not asked.
  static func all(in view: some View) -> [PreviewedView] {
    guard let group = view as? any PreviewedGroup else { return [PreviewedView(view: view)] }
    return group.previewedViews
  }

  /// The view in a modifier that its group has.
  fileprivate func modified(by modifier: some ViewModifier) -> PreviewedView {
    if let outer = modifier as? PreviewSettingsModifier {
      return PreviewedView(view: view, settings: settings.over(outer.settings))
    }
    func modified(_ view: some View) -> any View { view.modifier(modifier) }
    return PreviewedView(view: modified(view), settings: settings)
  }
}

/// A view that stands for others, of which each is a preview.
@MainActor
private protocol PreviewedGroup {
  var previewedViews: [PreviewedView] { get }
}

extension EmptyView: PreviewedGroup {
  @MainActor fileprivate var previewedViews: [PreviewedView] { [] }
}

extension Group: PreviewedGroup where Content: View {
  fileprivate var previewedViews: [PreviewedView] { PreviewedView.all(in: content) }
}

extension TupleView: PreviewedGroup {
  @MainActor fileprivate var previewedViews: [PreviewedView] { views.flatMap { PreviewedView.all(in: $0) } }
}

extension ForEach: PreviewedGroup where Content: View {
  fileprivate var previewedViews: [PreviewedView] { data.flatMap { PreviewedView.all(in: content($0)) } }
}

extension _ConditionalContent: PreviewedGroup {
  @MainActor fileprivate var previewedViews: [PreviewedView] {
    switch storage {
    case .first(let content): PreviewedView.all(in: content)
    case .second(let content): PreviewedView.all(in: content)
    }
  }
}

extension Optional: PreviewedGroup where Wrapped: View {
  fileprivate var previewedViews: [PreviewedView] { map { PreviewedView.all(in: $0) } ?? [] }
}

extension AnyView: PreviewedGroup {
  @MainActor fileprivate var previewedViews: [PreviewedView] { PreviewedView.all(in: view) }
}

extension ModifiedContent: PreviewedGroup where Content: View, Modifier: ViewModifier {
  fileprivate var previewedViews: [PreviewedView] {
    PreviewedView.all(in: content).map { $0.modified(by: modifier) }
  }
}
