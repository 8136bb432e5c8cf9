#!/usr/bin/env bash
# Writes shaping.tsv: what hb-shape (Debian libharfbuzz-bin) makes of some texts with the bundled fonts, in font units.
# Columns: font file, script, language, direction, text, glyphs as id@advance+dx,dy separated by "|".
set -euo pipefail
cd "$(dirname "$0")/../../../fonts/Files"
row() {
  local glyphs
  glyphs=$(hb-shape --no-glyph-names --no-clusters --script="$2" --language="$3" --direction="$4" "$1" "$5")
  printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$4" "$5" "$glyphs"
}
echo "# hb-shape: $(hb-shape --version | head -n 1)"
row Inter/Inter-Regular.otf Latn en ltr 'The quick brown fox -> AVATAR'
row Inter/Inter-SemiBold.otf Latn de ltr 'Grüße, Jürgen! 1:2 (a) x×y'
row Inter/InterDisplay-Bold.otf Latn en ltr 'Typography WAVE To'
row NotoSansArabic/NotoSansArabic-Regular.ttf Arab ar rtl 'يولد جميع الناس أحرارا'
row NotoSansHebrew/NotoSansHebrew-Regular.ttf Hebr he rtl 'כל בני אדם נולדו'
row NotoSansDevanagari/NotoSansDevanagari-Regular.ttf Deva hi ltr 'सभी मनुष्यों को गौरव'
row NotoSansThai/NotoSansThai-Regular.ttf Thai th ltr 'มนุษย์ทั้งหลายเกิดมา'
row NotoSansKhmer/NotoSansKhmer-Regular.ttf Khmr km ltr 'មនុស្សទាំងអស់'
row NotoSansMyanmar/NotoSansMyanmar-Regular.ttf Mymr my ltr 'လူတိုင်းသည်'
