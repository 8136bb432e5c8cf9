import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + nameLines() + drawingLines() + lookLines()
for line in lines { print(line) }
