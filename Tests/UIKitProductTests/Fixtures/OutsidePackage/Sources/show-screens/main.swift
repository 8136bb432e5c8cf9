import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + nameLines() + drawingLines()
for line in lines { print(line) }
