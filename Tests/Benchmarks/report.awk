# Rows of `round <tab> name <tab> value <tab> unit` to three Markdown tables: every figure with its median and range;
# the ratios of Galley's figures to the peers', taken within each round; those of long texts to short ones.

BEGIN {
  FS = "\t"
  goal["start.measure"] = "< 50"
  goal["render.draw-hash"] = ">= 600"
  goal["render.verify-decoding"] = ">= 150"
  goal["render.record"] = ">= 80"
  goal["render.verify-hashes"] = ">= 2000"
  goal["agreement.line-counts.without-dictionary"] = ">= 99"
  goal["hb.shape.same-glyphs"] = ">= 99"
  goal["measure.memory"] = "< 60"

  table("Galley ÷ Pango, Cairo and HarfBuzz")
  ratio("measuring", "measure", "pango.measure", ">= 25")
  ratio("measuring at a new width", "measure.relayout", "pango.relayout", ">= 40")
  ratio("measuring cold ÷ plain shaping", "measure.cold", "hb.shape", ">= 0.7")
  ratio("drawing alone", "render.draw", "pango.card.draw", ">= 1")
  ratio("layout and drawing", "render.layout-draw", "pango.card.layout-draw", "")
  ratio("layout, drawing, PNG", "render.layout-draw-png", "pango.card.layout-draw-png", "")

  table("time a character, 1M ÷ 10k")
  ratio("words", "length.words.1M", "length.words.10k", "<= 1.5")
  ratio("one word", "length.one-word.1M", "length.one-word.10k", "<= 1.5")
  ratio("Arabic", "length.arabic.1M", "length.arabic.10k", "<= 1.5")
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

END {
  head("figure")
  for (f = 1; f <= figures; f++) {
    name = names[f]
    split("", list)
    for (i = 1; i <= count[name]; i++) list[i] = values[name, i] + 0
    row(name, list, count[name], unit[name])
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
}
