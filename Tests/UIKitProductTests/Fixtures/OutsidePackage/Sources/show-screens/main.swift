import Screens

let lines =
  controllerLines() + layoutLines() + libraryLines() + observingLines() + [shadeLine(), layerLine()] + quietLines()
  + tableLines()
  + listLines() + collectionListLines() + nameLines() + drawingLines() + lookLines() + cardLines()
let inputLines = fieldLines() + searchLines() + textViewLines() + textKitLines()
let valueLines = controlLines() + pickerLines() + buttonLines()
let collectionLines = compositionalLines() + groupLines() + listSectionLines() + outlineLines() + tableLookLines()
for line in lines + inputLines + valueLines + collectionLines { print(line) }
