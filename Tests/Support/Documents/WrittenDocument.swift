/// Interface Builder documents for tests, written around the objects in them.
public enum WrittenDocument {
  /// A nib of top-level objects.
  ///
  /// - Parameters:
  ///   - objects: XML of views and placeholders.
  ///   - tools: the version of Interface Builder that stored it.
  public static func nib(_ objects: String, device: String = "retina4_7", tools: String = "22505") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A storyboard with one scene for each controller.
  ///
  /// - Parameter initial: the id of the controller that it begins with.
  public static func storyboard(_ controllers: [String], initial: String?, device: String = "retina5_9") -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"scn-00-00\(index)\"><objects>\n\(controller)\n</objects></scene>"
    }
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(start)>
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A view with constraints.
  ///
  /// - Parameters:
  ///   - frame: x, y, width and height.
  ///   - attributes: more attributes of the element.
  ///   - content: XML of its subviews.
  ///   - constraints: XML of the constraints that it holds.
  public static func view(
    _ id: String, _ frame: (x: Double, y: Double, width: Double, height: Double), _ attributes: String = "",
    content: String = "", constraints: String = "", more: String = ""
  ) -> String {
    """
    <view contentMode="scaleToFill" \(attributes) id="\(id)">
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
    <subviews>\(content)</subviews>
    \(more)
    <constraints>\(constraints)</constraints>
    </view>
    """
  }

  /// A constraint between attributes: `("box", "top", "crd", "top", 8)`; without a second item a constant.
  public static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil, _ constant: Double = 0,
    id: String
  ) -> String {
    let item = second.flatMap { second in other.map { " secondItem=\"\(second)\" secondAttribute=\"\($0)\"" } } ?? ""
    return
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(item) constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// The four constraints that give a view a place in another and a size.
  public static func placing(
    _ view: String, in other: String, x: Double, y: Double, width: Double, height: Double
  ) -> String {
    [
      constraint(view, "leading", other, "leading", x, id: "\(view)-lead"),
      constraint(view, "top", other, "top", y, id: "\(view)-top"),
      constraint(view, "width", nil, nil, width, id: "\(view)-width"),
      constraint(view, "height", nil, nil, height, id: "\(view)-height"),
    ].joined(separator: "\n")
  }
}
