// The files are named in galley-sources.json.
