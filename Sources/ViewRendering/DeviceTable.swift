extension Device {
  /// iPhones and iPads in portrait, in points.
  ///
  /// Sizes, scales and size classes are from Apple's Human Interface Guidelines (the table of 2026), checked against
  /// markbattistella/BezelKit and aloisdeniel/flutter_device_preview. iPad Pro 10.5-inch is 834 x 1112, for which the
  /// guidelines give a wrong size.
  package static let all: [Device] = [
    Device("iPhone SE (1st gen)", .phone, 320, 568, 2, .phone),
    Device("iPhone 5s", .phone, 320, 568, 2, .phone),
    Device("iPhone 6s", .phone, 375, 667, 2, .phone),
    Device("iPhone 7", .phone, 375, 667, 2, .phone),
    Device("iPhone 8", .phone, 375, 667, 2, .phone),
    Device("iPhone SE (2nd gen)", .phone, 375, 667, 2, .phone),
    Device("iPhone SE (3rd gen)", .phone, 375, 667, 2, .phone),
    Device("iPhone 6s Plus", .widePhone, 414, 736, 3, .phone),
    Device("iPhone 7 Plus", .widePhone, 414, 736, 3, .phone),
    Device("iPhone 8 Plus", .widePhone, 414, 736, 3, .phone),
    Device("iPhone X", .phone, 375, 812, 3, .allScreenPhone(top: 44)),
    Device("iPhone XS", .phone, 375, 812, 3, .allScreenPhone(top: 44)),
    Device("iPhone 11 Pro", .phone, 375, 812, 3, .allScreenPhone(top: 44)),
    Device("iPhone XR", .widePhone, 414, 896, 2, .allScreenPhone(top: 48)),
    Device("iPhone 11", .widePhone, 414, 896, 2, .allScreenPhone(top: 48)),
    Device("iPhone XS Max", .widePhone, 414, 896, 3, .allScreenPhone(top: 44)),
    Device("iPhone 11 Pro Max", .widePhone, 414, 896, 3, .allScreenPhone(top: 44)),
    Device("iPhone 12 mini", .phone, 375, 812, 3, .allScreenPhone(top: 50)),
    Device("iPhone 13 mini", .phone, 375, 812, 3, .allScreenPhone(top: 50)),
    Device("iPhone 12", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 12 Pro", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 13", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 13 Pro", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 14", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 16e", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 17e", .phone, 390, 844, 3, .allScreenPhone(top: 47)),
    Device("iPhone 12 Pro Max", .widePhone, 428, 926, 3, .allScreenPhone(top: 47)),
    Device("iPhone 13 Pro Max", .widePhone, 428, 926, 3, .allScreenPhone(top: 47)),
    Device("iPhone 14 Plus", .widePhone, 428, 926, 3, .allScreenPhone(top: 47)),
    Device("iPhone 14 Pro", .phone, 393, 852, 3, .allScreenPhone(top: 59)),
    Device("iPhone 15", .phone, 393, 852, 3, .allScreenPhone(top: 59)),
    Device("iPhone 15 Pro", .phone, 393, 852, 3, .allScreenPhone(top: 59)),
    Device("iPhone 16", .phone, 393, 852, 3, .allScreenPhone(top: 59)),
    Device("iPhone 14 Pro Max", .widePhone, 430, 932, 3, .allScreenPhone(top: 59)),
    Device("iPhone 15 Plus", .widePhone, 430, 932, 3, .allScreenPhone(top: 59)),
    Device("iPhone 15 Pro Max", .widePhone, 430, 932, 3, .allScreenPhone(top: 59)),
    Device("iPhone 16 Plus", .widePhone, 430, 932, 3, .allScreenPhone(top: 59)),
    Device("iPhone 16 Pro", .phone, 402, 874, 3, .allScreenPhone(top: 62)),
    Device("iPhone 17", .phone, 402, 874, 3, .allScreenPhone(top: 62)),
    Device("iPhone 17 Pro", .phone, 402, 874, 3, .allScreenPhone(top: 62)),
    Device("iPhone 16 Pro Max", .widePhone, 440, 956, 3, .allScreenPhone(top: 62)),
    Device("iPhone 17 Pro Max", .widePhone, 440, 956, 3, .allScreenPhone(top: 62)),
    Device("iPhone Air", .widePhone, 420, 912, 3, .allScreenPhone(top: 68, landscapeBottom: 20)),
    Device("iPad mini 2-5", .pad, 768, 1024, 2, .pad),
    Device("iPad 9.7-inch", .pad, 768, 1024, 2, .pad),
    Device("iPad Air 9.7-inch", .pad, 768, 1024, 2, .pad),
    Device("iPad Pro 9.7-inch", .pad, 768, 1024, 2, .pad),
    Device("iPad 10.2-inch (7th-9th gen)", .pad, 810, 1080, 2, .pad),
    Device("iPad Pro 10.5-inch", .pad, 834, 1112, 2, .pad),
    Device("iPad Air (3rd gen)", .pad, 834, 1112, 2, .pad),
    Device("iPad Pro 12.9-inch (1st-2nd gen)", .pad, 1024, 1366, 2, .pad),
    Device("iPad mini (6th gen)", .pad, 744, 1133, 2, .allScreenPad),
    Device("iPad mini (A17 Pro)", .pad, 744, 1133, 2, .allScreenPad),
    Device("iPad (10th gen)", .pad, 820, 1180, 2, .allScreenPad),
    Device("iPad (A16)", .pad, 820, 1180, 2, .allScreenPad),
    Device("iPad Air (4th-5th gen)", .pad, 820, 1180, 2, .allScreenPad),
    Device("iPad Air 11-inch (M2-M4)", .pad, 820, 1180, 2, .allScreenPad),
    Device("iPad Pro 11-inch (1st-4th gen)", .pad, 834, 1194, 2, .allScreenPad),
    Device("iPad Pro 11-inch (M4, M5)", .pad, 834, 1210, 2, .allScreenPad),
    Device("iPad Pro 12.9-inch (3rd-6th gen)", .pad, 1024, 1366, 2, .allScreenPad),
    Device("iPad Air 13-inch (M2-M4)", .pad, 1024, 1366, 2, .allScreenPad),
    Device("iPad Pro 13-inch (M4, M5)", .pad, 1032, 1376, 2, .allScreenPad),
  ]

  private init(
    _ name: String, _ kind: Kind, _ width: Double, _ height: Double, _ scale: Double, _ safeArea: SafeArea
  ) {
    self.init(name: name, kind: kind, width: width, height: height, scale: scale, safeArea: safeArea)
  }
}
