// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's names for uniform types before iOS 14.
@_exported public import UIKit
import UniformTypeIdentifiers

// They are texts here, as Swift on Linux has no bridging to Core Foundation's strings: `kUTTypeImage as String` is one, too.
public let kUTTypeItem = UTType.item.identifier
public let kUTTypeContent = UTType.content.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeDirectory = UTType.directory.identifier
public let kUTTypeFolder = UTType.folder.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeRTF = UTType.rtf.identifier
public let kUTTypeHTML = UTType.html.identifier
public let kUTTypeXML = UTType.xml.identifier
public let kUTTypeJSON = UTType.json.identifier
public let kUTTypePropertyList = UTType.propertyList.identifier
public let kUTTypeCommaSeparatedText = UTType.commaSeparatedText.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeTIFF = UTType.tiff.identifier
public let kUTTypeBMP = UTType.bmp.identifier
public let kUTTypeRawImage = UTType.rawImage.identifier
public let kUTTypeScalableVectorGraphics = UTType.svg.identifier
public let kUTTypeLivePhoto = UTType.livePhoto.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeAudiovisualContent = UTType.audiovisualContent.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
public let kUTTypeMPEG4Audio = UTType.mpeg4Audio.identifier
public let kUTTypeMP3 = UTType.mp3.identifier
public let kUTTypeArchive = UTType.archive.identifier
public let kUTTypeZipArchive = UTType.zip.identifier
public let kUTTypeContact = UTType.contact.identifier
public let kUTTypeVCard = UTType.vCard.identifier
public let kUTTypeMessage = UTType.message.identifier
public let kUTTypeSpreadsheet = UTType.spreadsheet.identifier
public let kUTTypePresentation = UTType.presentation.identifier

/// Whether a type is another, or conforms to it.
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
  guard let type = UTType(type), let other = UTType(other) else { return false }
  return type.conforms(to: other)
}

/// The kind of a type's tag: an extension or a media type.
public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"
