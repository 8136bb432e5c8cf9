package import Drawing

extension CairoRenderer {
  package func makeDocument(title: String) -> any PageDocument { PDFDocument(title: title) }
}
