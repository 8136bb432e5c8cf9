import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + collectionListLines() + nameLines() + drawingLines() + lookLines()
for line in lines { print(line) }
