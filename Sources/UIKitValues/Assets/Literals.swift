// The compiler looks for these names in what a file imports, and makes a colour or an image of a literal of their types.
// swift-format-ignore-file: NoLeadingUnderscores

/// The type of `#colorLiteral` where nothing else is said.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where nothing else is said.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
