package import Drawing
import Foundation

extension Configuration {
  /// Decimal acuities: 1 is normal vision, 0.05 the end of low vision, below which ICD-11 (9D90) speaks of blindness.
  package static let acuities = 0.05...1
  /// How far a screen may be from the eye, in centimetres.
  package static let viewingDistances = 10.0...100
  /// Logarithms of contrast sensitivity, as the Pelli–Robson chart gives them.
  package static let contrastSensitivities = 0.0...2

  /// What a reader's eyes make of the picture, in the order of light's way: blur, cones, contrast. None for normal vision.
  package var filters: [PictureFilter] {
    var filters: [PictureFilter] = []
    if acuity < 1 { filters.append(.blur(standardDeviation: blur)) }
    if let matrix = colorVision.matrix { filters.append(.colors(matrix)) }
    if contrastSensitivity < Configuration.contrastSensitivities.upperBound { filters.append(.contrast(seenContrast)) }
    return filters
  }

  /// The same for a reader of normal vision.
  package var withNormalVision: Configuration {
    var normal = self
    (normal.acuity, normal.viewingDistance) = (1, Configuration.defaultViewingDistance)
    (normal.colorVision, normal.contrastSensitivity) = (.normal, Configuration.contrastSensitivities.upperBound)
    return normal
  }

  /// The standard deviation, in points, of the Gaussian that takes a reader of normal acuity to this one.
  ///
  /// Blurred letters are read down to the angle MAR = MAR₀ √(1 + (σ / σᵢ)²), where MAR₀ is the angle without blur and σᵢ the
  /// eye's own blur: D. M. Levi, S. A. Klein, *Equivalent intrinsic blur in spatial vision*, Vision Research 30 (1990),
  /// 1971–1993; for letters J. J. McAnany and others, *Contributions of Optical and Non-Optical Blur to Variation in Visual
  /// Acuity*, Optometry and Vision Science 88 (2011), 716–723. With MAR₀ = 1′, which is acuity 1, and MAR = 1′ / acuity this
  /// is σ = σᵢ √(1 / acuity² − 1).
  var blur: Double {
    let arcMinutes = Configuration.intrinsicBlur * (1 / (acuity * acuity) - 1).squareRoot()
    let centimetres = viewingDistance * arcMinutes * .pi / (180 * 60)
    return centimetres / 2.54 * device.pointsPerInch
  }

  /// σᵢ in minutes of arc: 5 MAR₀ / (2π *c*), as a letter is five times its stroke, where *c* are the cycles per letter that
  /// letters at the limit are read by (J. J. McAnany and others, *Object Frequency Characteristics of Visual Acuity*,
  /// Investigative Ophthalmology & Visual Science 52 (2011), 9534–9538). They are about 1.5: H. Akutsu, H. E. Bedell,
  /// S. S. Patel, *Recognition Thresholds for Letters with Simulated Dioptric Blur*, Optometry and Vision Science 77 (2000),
  /// 524–530. That is 0.53′; Levi and Klein found 0.5′ for pairs of lines.
  private static let intrinsicBlur = 5 / (2 * .pi * 1.5)

  /// The share of each contrast that is left: sensitivity beside that of normal vision, whose logarithm is 2.0
  /// (W. B. Thompson, G. E. Legge, D. J. Kersten, R. A. Shakespeare, Q. Lei, *Simulating visibility under reduced acuity and
  /// contrast sensitivity*, Journal of the Optical Society of America A 34 (2017), 583–593, and their program DeVAS-filter).
  /// Differs from theirs: it is the same for all frequencies, about the mean of the picture.
  private var seenContrast: Double {
    let share = pow(10, contrastSensitivity - Configuration.contrastSensitivities.upperBound)
    // Libraries may differ in the last digit.
    return (share * 65_536).rounded() / 65_536
  }
}

extension Device {
  /// Points in an inch of the screen, from the pixels in an inch of Apple's technical specifications; a size of one's own
  /// has those of an iPhone 15.
  package var pointsPerInch: Double {
    switch (kind, width, scale) {
    case (.free, _, _): 460.0 / 3
    case (.pad, _, _): name.hasPrefix("iPad mini") ? 326.0 / 2 : 264.0 / 2
    case (_, _, 2): 326.0 / 2
    // These show what is drawn on 1080 pixels.
    case (_, 414, _) where height == 736: 401 * 414.0 / 1080
    case (_, 375, _) where name.hasSuffix("mini"): 476 * 375.0 / 1080
    case (_, 375, _), (_, 414, _), (_, 428, _): 458.0 / 3
    default: 460.0 / 3
    }
  }
}
