public import DeveloperToolsSupport
import Foundation
import HeadlessUIKit

/// Previews of SwiftUI's views: what `#Preview` and types that provide previews become.
extension Preview {
  /// Makes a preview of a view.
  ///
  /// - Parameters:
  ///   - name: the name that lists show; nil for a number in the file.
  ///   - traits: size, orientation and modifiers.
  ///   - body: makes the view, once for each configuration, with its traits. It is a view of any type, as in SwiftUI: the
  ///     compiler has no name for a closure of a type that is declared within it.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let all = ViewTraits(traits)
    self.init(name, traits, [Preview.Content { try PreviewHost.controller(of: body(), all) }])
  }

  /// Makes a preview of a view for each argument.
  @MainActor public init<Arguments: Sequence>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    let all = ViewTraits(traits)
    self.init(
      name, traits,
      arguments.map { argument in
        Preview.Content(argument: "\(argument)") { try PreviewHost.controller(of: body(argument), all) }
      })
  }

  /// Makes a preview of each view that a type provides: of each child where they are several.
  ///
  /// A preview is called by its `previewDisplayName`, else by the type.
  @MainActor public init<Provider: PreviewProvider>(providedBy provider: Provider.Type) {
    let contents = PreviewedView.all(in: Provider.previews).enumerated().map { index, previewed in
      let settings = previewed.settings
      return Preview.Content(name: settings.name, traits: settings.traits) {
        let views = PreviewedView.all(in: Provider.previews)
        guard views.indices.contains(index) else { throw PreviewProviderError(provider: "\(provider)", index: index) }
        return try PreviewHost.controller(of: views[index].view, settings.traits)
      }
    }
    self.init("\(provider)", [], contents)
  }
}

/// A type provides other previews than it did when they were listed.
struct PreviewProviderError: Error, CustomStringConvertible {
  let provider: String
  /// From 0.
  let index: Int

  var description: String {
    "\(provider).previews has no view number \(index + 1) any more: it must be the same each time it is asked."
  }
}

/// Controllers that show views of previews.
@MainActor
enum PreviewHost {
  /// The size that a view that is as large as it needs is offered, in points: the screen of an iPhone 16, on which
  /// previews are shown.
  private static let screen = (width: 393.0, height: 852.0)

  static func controller(of view: some View, _ traits: Preview.ViewTraits) throws -> UIViewController {
    let changes = traits.modifiers.compactMap { $0 as? ContentChange }
    guard !changes.isEmpty else { return hosting(view, traits) }
    return hosting(try changes.reduce(AnyView(view)) { try $1.apply($0) }, traits)
  }

  private static func hosting(_ view: some View, _ traits: Preview.ViewTraits) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    // Apple, previewLayout(_:): sizeThatFits is the size of the preview when offered that of the device.
    if traits.layout == .sizeThatFits {
      let isLandscape = traits.isLandscape == true
      controller.host.offeredSize = CGSize(
        width: isLandscape ? screen.height : screen.width, height: isLandscape ? screen.width : screen.height)
    }
    return controller
  }
}
