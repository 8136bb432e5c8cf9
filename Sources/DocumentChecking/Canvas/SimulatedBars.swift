import InterfaceDocuments

/// The bars with which Interface Builder shows a controller: those that the document says, or else those of the controllers
/// around it, as its segues tell.
struct SimulatedBars: Equatable {
  enum Top: Equatable {
    case none
    case navigationBar(isLarge: Bool)
  }

  enum Bottom: Equatable {
    case none
    case toolbar
    case tabBar
  }

  var top = Top.none
  var bottom = Bottom.none
}

/// The controllers of a storyboard, and those that each leads to.
struct ControllerGraph {
  /// A segue or a relationship.
  private struct Arrow {
    let source: InterfaceElement
    let segue: InterfaceElement
  }

  private var incoming: [String: [Arrow]] = [:]

  init(_ document: InterfaceDocument) {
    for object in document.scenes.flatMap(\.objects) {
      for element in object.descendants where element.name == "segue" {
        guard let destination = element["destination"] else { continue }
        incoming[destination, default: []].append(Arrow(source: object, segue: element))
      }
    }
  }

  /// The bars around a controller.
  func bars(of controller: InterfaceElement) -> SimulatedBars {
    var met: Set<String> = []
    return bars(of: controller, &met)
  }

  /// - Parameter met: the controllers that led here, which do not count again.
  private func bars(of controller: InterfaceElement, _ met: inout Set<String>) -> SimulatedBars {
    var bars = inferredBars(of: controller, &met)
    for metrics in controller.children {
      switch (metrics.name, metrics.key) {
      case ("simulatedNavigationBarMetrics", _):
        bars.top = bars.top == .none ? .navigationBar(isLarge: false) : bars.top
      case ("simulatedTabBarMetrics", _): bars.bottom = .tabBar
      case ("simulatedToolbarMetrics", _): bars.bottom = .toolbar
      case ("nil", "simulatedTopBarMetrics"): bars.top = .none
      case ("nil", "simulatedBottomBarMetrics"): bars.bottom = .none
      default: break
      }
    }
    if controller["hidesBottomBarWhenPushed"] == "YES" { bars.bottom = .none }
    return bars
  }

  private func inferredBars(of controller: InterfaceElement, _ met: inout Set<String>) -> SimulatedBars {
    guard let id = controller.id, met.insert(id).inserted else { return SimulatedBars() }
    var bars = SimulatedBars()
    for arrow in incoming[id] ?? [] {
      let source = arrow.source
      switch (arrow.segue["kind"], arrow.segue["relationship"]) {
      case ("relationship", "rootViewController"):
        bars = self.bars(of: source, &met)
        if source["navigationBarHidden"] != "YES" {
          let isLarge = source.child("navigationBar")?["largeTitles"] == "YES"
          bars.top = .navigationBar(isLarge: isLarge)
        }
        if source["toolbarHidden"] == "NO", bars.bottom == .none { bars.bottom = .toolbar }
      case ("relationship", "viewControllers"): bars.bottom = .tabBar
      case ("show", _), ("push", _):
        let others = self.bars(of: source, &met)
        if bars.top == .none { bars.top = others.top }
        if bars.bottom == .none { bars.bottom = others.bottom }
      default: continue
      }
    }
    return bars
  }
}
