import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + nameLines() + drawingLines() + lookLines() + cardLines()
for line in lines { print(line) }
