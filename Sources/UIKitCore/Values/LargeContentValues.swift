import UIKitValues

/// The view's content in the large content viewer, as the app set it.
struct LargeContentValues {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
