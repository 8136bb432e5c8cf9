public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

// The system's screens of files, which are not shown.
extension View {
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { notPresented("fileImporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { notPresented("fileImporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { notPresented("fileImporter(isPresented:)", when: isPresented.wrappedValue) }

  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue) }

  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { notPresented("fileMover(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { notPresented("fileMover(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    notPresented("fileExporter(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { notPresented("fileMover(isPresented:)", when: isPresented.wrappedValue) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { notPresented("fileMover(isPresented:)", when: isPresented.wrappedValue) }

  /// Has no effect in a still picture.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(EmptyModifier())
  }
}
