import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + [shadeLine(), layerLine()] + quietLines() + tableLines()
  + listLines() + nameLines() + drawingLines() + lookLines() + cardLines()
  + fieldLines() + searchLines() + textViewLines() + textKitLines() + controlLines() + pickerLines() + buttonLines()
  + compositionalLines() + groupLines() + listSectionLines() + outlineLines() + tableLookLines()
for line in lines { print(line) }
