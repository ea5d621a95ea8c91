/** The words by which font names state a weight, the most specific first. Thousands of fonts state it only there. */
const namedWeights: [RegExp, number][] = [
  [/extra-?light|ultra-?light|thin|hairline/i, 200],
  [/extra-?bold|ultra-?bold|black|heavy/i, 800],
  [/semi-?bold|demi|semibd/i, 600],
  [/bold|-bd\b|medi(?!um)|poster/i, 700],
  // TeX: CMBX10, SFBX1095, ECBX, LMBX, PLB.
  [/(?:^|\+)(?:cm|sf|ec|lm|pl|tc|eus|msb)[a-z]{0,2}bx?(?:ti|sl|cc|ss)?\d/i, 700],
  [/light/i, 300],
  [/medium/i, 500],
]

/** The weight that a font's name states, 100 to 900; 400 if it states none. */
export function weightOf(fontName: string): number {
  return namedWeights.find(([pattern]) => pattern.test(fontName))?.[1] ?? 400
}

/** Whether a font is italic by its name. */
export function isItalic(fontName: string): boolean {
  return /ital|oblique|slant|(?:^|\+)(?:cm|sf|ec|lm)(?:ti|sl|bxti|bxsl)\d|(?:-|bold|light|regular|medium)it\b/i.test(
    fontName,
  )
}

const icons =
  /awesome|glyphicon|ico-?moon|ionicon|material-?(?:icons?|symbols)|fontello|feather|octicon|academicon|brands-regular|entypo|typicons|ifsym|simple-?icons|remixicon|bootstrap-?icons/i
const bullets = /wingdings|webdings|dingbats|marvosym|wasysym|bbding|(?:^|\+)(?:pzd|fmvr|msam)/i

/** What the characters of a font are by its name. Those of icon and bullet fonts are mapped to any letters. */
export function drawnBy(fontName: string): 'letters' | 'bullets' | 'icons' {
  return icons.test(fontName) ? 'icons' : bullets.test(fontName) ? 'bullets' : 'letters'
}
