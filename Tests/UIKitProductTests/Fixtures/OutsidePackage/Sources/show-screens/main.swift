import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + nameLines()
for line in lines { print(line) }
