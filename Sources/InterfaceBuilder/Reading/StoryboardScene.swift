import Foundation
import InterfaceDocuments
import UIKitCore

/// A scene of a storyboard from which a controller was made: its view and its segues are made when they are needed.
@MainActor
final class StoryboardScene: ControllerOrigin {
  let storyboard: UIStoryboard
  private let element: InterfaceElement
  private let reading: DocumentReading

  init(_ storyboard: UIStoryboard, _ reading: DocumentReading, _ element: InterfaceElement) {
    (self.storyboard, self.reading, self.element) = (storyboard, reading, element)
  }

  func makeView(of controller: UIViewController) -> UIView? {
    guard let child = element.child("view") else { return nil }
    let view =
      reading.make([child] + others) { [reading, element] objects in
        // Constraints may refer to the guides, which need the view.
        controller.view = objects.first as? UIView
        if controller.isViewLoaded { reading.keepLayoutGuides(of: controller, element) }
      }.first as? UIView
    // The controller's own outlets may lead to the views that are there now.
    reading.connect(controller, element)
    reading.embedControllers()
    reading.report(to: view)
    return view
  }

  /// The objects in the controller's scene.
  private var objects: [InterfaceElement] {
    reading.document.scenes.first { $0.objects.contains { $0.id == element.id } }?.objects ?? []
  }

  /// The objects beside the controller in its scene, such as gesture recognizers and views outside of its own.
  private var others: [InterfaceElement] {
    objects.filter { $0.id != element.id && !["placeholder", "exit"].contains($0.name) }
  }

  func segue(_ identifier: String, from controller: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    var elements = Array(objects.reversed())
    while let element = elements.popLast() {
      for connection in element.connections {
        guard case .segue(let segue) = connection.kind, segue.identifier == identifier else { continue }
        return reading.makeSegue(segue, connection, from: controller, sender: sender)
      }
      elements += element.children.reversed()
    }
    return nil
  }
}
