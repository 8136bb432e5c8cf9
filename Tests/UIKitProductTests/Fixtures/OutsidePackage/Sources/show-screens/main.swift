import Screens

for line in controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] { print(line) }
