# Rows of `round <tab> name <tab> value <tab> unit` to three Markdown tables: every figure with its median and range;
# the ratios of Galley's figures to the peers', taken within each round; those of long texts to short ones; those of live
# collections to fresh ones; and how the times of the constraint solver and of collections grow.

BEGIN {
  FS = "\t"
  goal["start.measure"] = "< 50"
  goal["stream.repeated"] = ">= 60000"
  goal["stream.first-answer"] = "<= 40"
  goal["programs.check"] = "<= 10"
  goal["programs.render"] = "<= 100"
  goal["programs.first-answer"] = "<= 1000"
  goal["http.lost"] = "<= 0"
  goal["http.overload.lost"] = "<= 0"
  goal["render.draw-hash"] = ">= 600"
  goal["render.verify-decoding"] = ">= 150"
  goal["render.record"] = ">= 227"
  goal["render.verify-hashes"] = ">= 2000"
  goal["agreement.line-counts.without-dictionary"] = ">= 99"
  goal["hb.shape.same-glyphs"] = ">= 99"
  goal["measure.memory"] = "< 60"
  goal["kiwi.same-values"] = ">= 100"
  goal["solver.feed-cells-1.width"] = "<= 20"
  goal["solver.feed-cells-100"] = "<= 5000"
  split("flow grid waterfall", layouts, " ")
  for (l = 1; l <= 3; l++) {
    goal["collection." layouts[l] ".whole"] = "<= 0.6"
    goal["collection." layouts[l] ".phone"] = "<= 0.6"
  }
  split("fixed estimated", sections, " ")
  for (s = 1; s <= 2; s++) {
    goal["compositional." sections[s] ".first"] = "<= 6"
    goal["compositional." sections[s] ".offset"] = "<= 3"
    goal["compositional." sections[s] ".invalidation"] = "< 1"
  }
  goal["form.all"] = "<= 25"
  goal["swiftui.screen"] = "<= 25"
  goal["swiftui.rows"] = "<= 5"
  goal["layers.screen"] = "<= 30"
  goal["layers.first-image"] = "<= 20"
  split("paragraphs words word", texts, " ")
  for (t = 1; t <= 3; t++) goal["text-view." texts[t] ".top"] = "<= 50"
  goal["table.whole"] = "<= 0.4"
  goal["table.phone"] = "<= 0.4"
  goal["table.many.first"] = "<= 50"
  goal["table.many.delegate"] = "<= 50"
  goal["table.many.offset"] = "<= 50"
  goal["table.many.end"] = "<= 50"
  goal["table.many.memory"] = "<= 50"
  goal["assertion.unchanged"] = "<= 3"
  goal["assertion.record"] = "<= 60"
  goal["assertion.memory.10000"] = "<= 100"
  goal["screens.record"] = "<= 2"
  goal["screens.unchanged"] = "<= 0.3"
  goal["screens.failing"] = "<= 3"
  goal["grouping.share"] = "<= 2"
  goal["merge.time"] = "<= 5"
  goal["merge.memory"] = "<= 500"
  goal["strings.check"] = "<= 60"
  goal["typography.read"] = "<= 20"
  goal["typography.read.first"] = "<= 20"
  goal["shards.two"] = "<= 0.6"
  goal["audit.share"] = "<= 2"
  goal["unchanged.catalogue"] = "<= 1.8"
  goal["gallery.again"] = "<= 5"
  goal["gallery.thumbnail"] = "<= 5"
  goal["gallery.usable"] = "<= 1.5"
  goal["gallery.fast.blank"] = "<= 0"
  goal["gallery.fast.missing"] = "<= 0"
  goal["gallery.fast.opened"] = "<= 300"
  goal["gallery.fast.scrolled"] = "<= 300"
  goal["gallery.slow.blank"] = "<= 0"
  goal["gallery.slow.missing"] = "<= 0"
  goal["gallery.slow.opened"] = "<= 300"
  goal["gallery.slow.scrolled"] = "<= 300"
  goal["gallery.single-file"] = "<= 15"
  goal["collection.many.layout"] = "<= 500"
  goal["collection.many.screenful"] = "<= 20"
  goal["collection.many.memory"] = "<= 200"

  cases = split("dense-conflicts stack-equal-centering stack-equal-centering-without-spacing stack-equal-spacing " \
    "stack-fill-equally stack-fill-proportionally newlines shrinking words", extremes, " ")
  for (e = 1; e <= cases; e++) {
    goal["extremes." extremes[e]] = "<= 5"
    goal["extremes." extremes[e] ".memory"] = "<= 500"
  }

  table("Galley ÷ Pango, Cairo and HarfBuzz")
  ratio("measuring", "measure", "pango.measure", ">= 60")
  ratio("measuring at a new width", "measure.relayout", "pango.relayout", ">= 150")
  ratio("measuring cold ÷ plain shaping", "measure.cold", "hb.shape", ">= 0.75")
  ratio("measuring cold through the stream ÷ plain shaping", "stream.cold", "hb.shape", ">= 0.85")
  ratio("drawing alone", "render.draw", "pango.card.draw", ">= 1")
  ratio("layout and drawing", "render.layout-draw", "pango.card.layout-draw", "")
  ratio("layout, drawing, PNG", "render.layout-draw-png", "pango.card.layout-draw-png", "")

  table("measuring ÷ Chromium and Skia")
  ratio("a text's lines and height ÷ an element's height", "requests.one-size", "chromium.layout", "")
  ratio("the same ÷ a width on one line by canvas.measureText", "requests.one-size", "chromium.canvas", "")
  ratio("a width on one line ÷ the same by canvas.measureText", "requests.one-line", "chromium.canvas", ">= 1")

  ratio("a text's lines and height ÷ Skia's paragraphs", "requests.one-size", "skia.layout", "")

  table("texts a second at one size ÷ at all twelve")
  ratio("new texts", "requests.one-size", "requests.twelve-sizes", "<= 1.5")
  ratio("in a style of one font", "requests.one-size.one-font", "requests.twelve-sizes.one-font", "")

  table("memory of the stream, 1,000,000 texts ÷ 100,000")
  ratio("most memory", "stream.memory.1000000", "stream.memory.100000", "<= 1.05")

  pairs = split("scattered noise moved equal", kinds, " ")
  table("whole processes: others' CPU time ÷ that of galley diff, with a picture of the difference")
  for (k = 1; k <= pairs; k++) {
    # What is asked of changed pictures is not asked of equal ones.
    ratio("PyPI's fastest pixelmatch, " kinds[k], "diff.pixelmatch." kinds[k], "diff.galley." kinds[k],
      kinds[k] == "equal" ? "" : ">= 4")
    ratio("ImageMagick, " kinds[k], "diff.imagemagick." kinds[k], "diff.galley." kinds[k],
      kinds[k] == "equal" ? "" : ">= 2")
  }

  table("in memory ÷ memcmp of as many equal bytes")
  for (k = 1; k <= pairs; k++) {
    ratio("exact count, " kinds[k], "difference.count." kinds[k], "difference.memcmp." kinds[k], "<= 2")
    ratio("all that a result says, " kinds[k], "difference.compare." kinds[k], "difference.memcmp." kinds[k],
      kinds[k] == "noise" ? "" : "<= 2")
  }

  table("memory of assertions, 10,000 cases ÷ 1,000")
  ratio("most memory", "assertion.memory.10000", "assertion.memory.1000", "<= 1.05")
  ratio("memory, tables", "table.memory.10000", "table.memory.1000", "<= 1.05")

  table("time a character, 1M ÷ 10k")
  ratio("words", "length.words.1M", "length.words.10k", "<= 1.5")
  ratio("one word", "length.one-word.1M", "length.one-word.10k", "<= 1.5")
  ratio("Arabic", "length.arabic.1M", "length.arabic.10k", "<= 1.5")

  table("kiwi's time ÷ Galley's")
  ratio("a feed cell", "kiwi.feed-cells-1", "solver.feed-cells-1", ">= 4")
  ratio("100 feed cells", "kiwi.feed-cells-100", "solver.feed-cells-100", ">= 100")
  ratio("200 nested", "kiwi.nested-200", "solver.nested-200", ">= 1")
  ratio("200 siblings", "kiwi.siblings-200", "solver.siblings-200", "")
  ratio("200 chained", "kiwi.chained-200", "solver.chained-200", "")
  ratio("200 labels", "kiwi.labels-200", "solver.labels-200", "")
  ratio("a feed cell, new width", "kiwi.feed-cells-1.width", "solver.feed-cells-1.width", "")

  table("a category change of the live tree ÷ a fresh one")
  for (l = 1; l <= 3; l++) {
    ratio(layouts[l], "collection." layouts[l] ".category", "collection." layouts[l] ".whole", "<= 0.5")
  }
  ratio("table", "table.category", "table.whole", "<= 0.5")
  ratio("table, texts known", "table.category-known-text", "table.whole", "<= 0.5")

  # n·log n: log 100000 ÷ log 1000 is 1.67, log 10000 ÷ log 1000 is 1.33.
  table("time an item, 100,000 ÷ 1,000 on a phone, 10,000 ÷ 1,000 all shown")
  for (l = 1; l <= 3; l++) {
    ratio(layouts[l] ", given", "collection.growth." layouts[l] ".100000", "collection.growth." layouts[l] ".1000",
      "<= 1.67")
    ratio(layouts[l] ", measured", "measured.growth." layouts[l] ".100000", "measured.growth." layouts[l] ".1000",
      "<= 1.67")
    ratio(layouts[l] ", all shown", "cards.growth." layouts[l] ".10000", "cards.growth." layouts[l] ".1000", "<= 1.33")
  }

  # n·log n: log 100000 ÷ log 1000 is 1.67.
  table("time a row of an update, 100,000 ÷ 1,000 rows")
  ratio("batch", "updates.growth.batch.100000", "updates.growth.batch.1000", "<= 1.67")
  ratio("snapshot", "updates.growth.snapshot.100000", "updates.growth.snapshot.1000", "<= 1.67")

  # n·log n: log 3000 ÷ log 100 is 1.74.
  table("time a view, 3000 ÷ 100 views")
  ratio("siblings", "solver.growth.siblings.3000", "solver.growth.siblings.100", "<= 1.74")
  ratio("feed cells", "solver.growth.feed-cells.3000", "solver.growth.feed-cells.100", "<= 1.74")
  ratio("labels", "solver.growth.labels.3000", "solver.growth.labels.100", "")
  ratio("nested", "solver.growth.nested.3000", "solver.growth.nested.100", "")
}

# Begins a table of ratios.
function table(heading) { headings[ratios + 1] = heading }

function ratio(title, ours, theirs, wanted) {
  titles[++ratios] = title; numerator[ratios] = ours; denominator[ratios] = theirs; goal[title] = wanted
}

NF == 4 {
  if (!($2 in count)) names[++figures] = $2
  unit[$2] = $4
  values[$2, ++count[$2]] = $3
  at[$2, $1] = $3
  if ($1 > rounds) rounds = $1
}

# Sorts list[1...n] in place.
function sort(list, n, i, j, value) {
  for (i = 2; i <= n; i++) {
    value = list[i]
    for (j = i - 1; j >= 1 && list[j] > value; j--) list[j + 1] = list[j]
    list[j + 1] = value
  }
}

function median(list, n) { return n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2 }

function shown(value) { return value >= 100 ? sprintf("%.0f", value) : sprintf("%.2f", value) }

function reached(value, wanted, parts) {
  if (wanted == "") return ""
  split(wanted, parts, " ")
  return wanted (holds(value, parts[1], parts[2] + 0) ? ": yes" : ": NO")
}

function holds(value, relation, limit) {
  if (relation == "<") return value < limit
  return relation == "<=" ? value <= limit : value >= limit
}

function row(name, list, n, unit) {
  sort(list, n)
  printf "| %s | %s | %s – %s | %s | %s |\n",
    name, shown(median(list, n)), shown(list[1]), shown(list[n]), unit, reached(median(list, n), goal[name])
}

function head(title) {
  print "| " title " | median | range | unit | goal |"
  print "|---|---|---|---|---|"
}

# Fills list with a figure's values and returns how many there are.
function gather(name, i) {
  split("", list)
  for (i = 1; i <= count[name]; i++) list[i] = values[name, i] + 0
  return count[name]
}

# Figures <area>.growth.<layout>.<count> as a table and a plot for each area: a row or a line a layout, a column a count.
function growth(f, parts) {
  for (f = 1; f <= figures; f++) {
    if (split(names[f], parts, ".") != 4 || parts[2] != "growth") continue
    if (!(parts[1] in rows)) areas[++areaCount] = parts[1]
    if (!((parts[1], parts[3]) in seen)) row_name[parts[1], ++rows[parts[1]]] = parts[3]
    if (!((parts[1], parts[4]) in seen)) column[parts[1], ++columns[parts[1]]] = parts[4]
    seen[parts[1], parts[3]] = seen[parts[1], parts[4]] = 1
    growth_unit[parts[1]] = unit[names[f]]
  }
  for (f = 1; f <= areaCount; f++) {
    growth_table(areas[f])
    growth_plot(areas[f])
  }
}

function growth_table(area, r, c) {
  printf "\n| %s, of so many |", growth_unit[area]
  for (c = 1; c <= columns[area]; c++) printf " %s |", column[area, c]
  printf "\n|---|"
  for (c = 1; c <= columns[area]; c++) printf "---|"
  print ""
  for (r = 1; r <= rows[area]; r++) {
    printf "| %s |", row_name[area, r]
    for (c = 1; c <= columns[area]; c++) printf " %s |", growth_value(area, r, c)
    print ""
  }
}

# A flat line is growth in proportion. Lines are in the order of the table's rows.
function growth_plot(area, r, c) {
  print "\n```mermaid\nxychart-beta"
  printf "  x-axis [%s", column[area, 1]
  for (c = 2; c <= columns[area]; c++) printf ", %s", column[area, c]
  printf "]\n  y-axis \"%s\" 0 --> %s\n", growth_unit[area], growth_ceiling(area)
  for (r = 1; r <= rows[area]; r++) {
    printf "  line [%s", growth_value(area, r, 1)
    for (c = 2; c <= columns[area]; c++) printf ", %s", growth_value(area, r, c)
    print "]"
  }
  print "```"
}

function growth_value(area, r, c, n) {
  n = gather(area ".growth." row_name[area, r] "." column[area, c])
  sort(list, n)
  return n > 0 ? shown(median(list, n)) : ""
}

function growth_ceiling(area, r, c, most) {
  for (r = 1; r <= rows[area]; r++) {
    for (c = 1; c <= columns[area]; c++) if (growth_value(area, r, c) + 0 > most) most = growth_value(area, r, c) + 0
  }
  return shown(1.1 * most)
}

END {
  head("figure")
  for (f = 1; f <= figures; f++) {
    name = names[f]
    if (name ~ /^[a-z]+\.growth\./) continue
    row(name, list, gather(name), unit[name])
  }
  for (r = 1; r <= ratios; r++) {
    if (r in headings) {
      print ""
      head(headings[r])
    }
    split("", list)
    n = 0
    for (i = 1; i <= rounds; i++) {
      if (((numerator[r], i) in at) && ((denominator[r], i) in at)) {
        list[++n] = at[numerator[r], i] / at[denominator[r], i]
      }
    }
    if (n > 0) row(titles[r], list, n, "×")
  }
  growth()
}
