// The files of this target are those of the app that galley-sources.json names.
