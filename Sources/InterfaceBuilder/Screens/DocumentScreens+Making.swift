package import Foundation
import InterfaceDocuments
package import SourcePlaces
package import UIKitCore
import UIKitValues

/// A screen as it was made from a document.
@MainActor
package struct MadeScreen {
  package enum Root {
    case view(UIView)
    case controller(UIViewController)
  }

  package let root: Root
  /// The owner of a nib, which its views do not keep alive; nil if there is none.
  package let owner: NSObject?
  private let reading: DocumentReading

  fileprivate init(_ root: Root, owner: NSObject? = nil, _ reading: DocumentReading) {
    (self.root, self.owner, self.reading) = (root, owner, reading)
  }

  /// The objects by the document's ids. Those of a controller's view are there once it is loaded.
  package var objects: [String: NSObject] { reading.objects.all }

  /// The problems of the document, as far as it was read. Views have it as their findings, too.
  package var problems: [DocumentReadingProblem] { reading.problems }

  /// Sets a runtime attribute of the view or the controller, and returns why it has no effect.
  package func set(_ keyPath: String, to value: Any, at place: SourcePlace) -> DocumentReadingProblem? {
    let object: NSObject =
      switch root {
      case .view(let view): view
      case .controller(let controller): controller
      }
    return reading.set(keyPath, of: object, to: value, place)
  }
}

extension DocumentScreens {
  /// Makes a screen's view or controller in the current environment.
  ///
  /// - Parameters:
  ///   - ownerClass: the class of a nib's owner; nil for the one that the document names, if the view is its own.
  ///   - bundle: the bundle with the document's images and colours; nil for the main one.
  @MainActor package func make(
    _ screen: DocumentScreen, ownerClass: String? = nil, bundle: Bundle? = nil
  ) throws(DocumentLookupError) -> MadeScreen {
    document.kind == .storyboard ? try makeScene(screen, bundle) : try makeNib(screen, ownerClass, bundle)
  }

  @MainActor private func makeScene(
    _ screen: DocumentScreen, _ bundle: Bundle?
  ) throws(DocumentLookupError) -> MadeScreen {
    let name = URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    storyboard.contents = KeptDocument(document)
    let reading = DocumentReading(document, .standard, bundle: bundle, storyboard: storyboard)
    guard let element = document[screen.id], let controller = reading.makeController(element, nil) else {
      throw .noScreen(name: screen.name, file: document.file, known: [])
    }
    return MadeScreen(.controller(controller), reading)
  }

  @MainActor private func makeNib(
    _ screen: DocumentScreen, _ ownerClass: String?, _ bundle: Bundle?
  ) throws(DocumentLookupError) -> MadeScreen {
    let reading = DocumentReading(document, .standard, bundle: bundle)
    let owner = ownerClass.flatMap(reading.makeOwner) ?? (screen.kind == .controller ? reading.makeOwner() : nil)
    _ = reading.makeNib(owner: owner, external: [:])
    if screen.kind == .controller, let controller = owner as? UIViewController {
      reading.report(to: controller.viewIfLoaded)
      return MadeScreen(.controller(controller), owner: owner, reading)
    }
    switch reading.objects[screen.id] {
    case let view as UIView:
      reading.report(to: view)
      return MadeScreen(.view(view), owner: owner, reading)
    case let controller as UIViewController: return MadeScreen(.controller(controller), owner: owner, reading)
    default: throw .noScreen(name: screen.name, file: document.file, known: [])
    }
  }
}
