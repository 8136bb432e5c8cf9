import Screens

let lines = controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines()
for line in lines { print(line) }
