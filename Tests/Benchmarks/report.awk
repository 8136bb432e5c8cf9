# Rows of `round <tab> name <tab> value <tab> unit` to two Markdown tables: every figure with its median and range, and
# the ratios of Galley's figures to the peers', taken within each round.

BEGIN {
  FS = "\t"
  goal["start.measure"] = "< 50"
  goal["render.draw-hash"] = ">= 600"
  goal["render.verify-decoding"] = ">= 150"
  goal["render.record"] = ">= 80"
  goal["render.verify-hashes"] = ">= 2000"
  goal["agreement.line-counts.without-dictionary"] = ">= 99"

  ratio(1, "measuring", "measure", "pango.measure", ">= 20")
  ratio(2, "drawing alone", "render.draw", "pango.card.draw", ">= 1")
  ratio(3, "layout and drawing", "render.layout-draw", "pango.card.layout-draw", "")
  ratio(4, "layout, drawing, PNG", "render.layout-draw-png", "pango.card.layout-draw-png", "")
}

function ratio(i, title, ours, theirs, wanted) {
  titles[i] = title; numerator[i] = ours; denominator[i] = theirs; goal[title] = wanted; ratios = i
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
  return wanted (((parts[1] == "<") ? value < parts[2] : value >= parts[2]) ? ": yes" : ": NO")
}

function row(name, list, n, unit) {
  sort(list, n)
  printf "| %s | %s | %s – %s | %s | %s |\n",
    name, shown(median(list, n)), shown(list[1]), shown(list[n]), unit, reached(median(list, n), goal[name])
}

END {
  print "| figure | median | range | unit | goal |"
  print "|---|---|---|---|---|"
  for (f = 1; f <= figures; f++) {
    name = names[f]
    split("", list)
    for (i = 1; i <= count[name]; i++) list[i] = values[name, i] + 0
    row(name, list, count[name], unit[name])
  }
  print ""
  print "| Galley ÷ Pango and Cairo | median | range | unit | goal |"
  print "|---|---|---|---|---|"
  for (r = 1; r <= ratios; r++) {
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
