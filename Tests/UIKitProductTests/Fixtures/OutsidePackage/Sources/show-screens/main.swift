import Screens

for line in controllerLines() + layoutLines() { print(line) }
