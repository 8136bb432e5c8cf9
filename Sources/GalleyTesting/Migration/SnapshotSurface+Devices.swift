extension SnapshotSurface {
  /// An iPhone SE of the first generation, upright, as swift-snapshot-testing's word has it.
  public static let iPhoneSe = device("iPhone SE (1st gen)")
  /// An iPhone 8, upright.
  public static let iPhone8 = device("iPhone 8")
  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = device("iPhone 8 Plus")
  /// An iPhone X, upright.
  public static let iPhoneX = device("iPhone X")
  /// An iPhone XR, upright.
  public static let iPhoneXr = device("iPhone XR")
  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = device("iPhone XS Max")
  /// An iPhone 12, upright.
  public static let iPhone12 = device("iPhone 12")
  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = device("iPhone 12 Pro")
  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = device("iPhone 12 Pro Max")
  /// An iPhone 13, upright.
  public static let iPhone13 = device("iPhone 13")
  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = device("iPhone 13 mini")
  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = device("iPhone 13 Pro")
  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = device("iPhone 13 Pro Max")
}
