import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines()
for line in lines { print(line) }
