import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + collectionListLines() + nameLines() + drawingLines() + lookLines() + cardLines()
for line in lines { print(line) }
