import { parseColor } from '../color.ts'
import type { Color } from '../color.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import type { Ground, Look } from '../container/text-flow.ts'

/** Word's highlighter colors that are clearly dark or bright. The others are ignored. */
const highlights: Record<string, string> = {
  yellow: 'ffff00',
  green: '00ff00',
  cyan: '00ffff',
  magenta: 'ff00ff',
  blue: '0000ff',
  red: 'ff0000',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  darkGray: '808080',
  lightGray: 'c0c0c0',
  black: '000000',
  white: 'ffffff',
}

/** The fill of a `w:shd`; null when it paints nothing. ECMA-376 17.3.5. */
export function shade(properties: XmlNode | undefined): Ground | null {
  const shd = properties?.child('w:shd')
  if (!shd) return null
  const solid = shd.attributes['w:val'] === 'solid'
  return parseColor(shd.attributes[solid ? 'w:color' : 'w:fill'])
}

function isOn(properties: XmlNode, name: string): boolean | null {
  const toggle = properties.child(name)
  if (!toggle) return null
  return !['0', 'false', 'off', 'none'].includes(toggle.attributes['w:val'] ?? 'true')
}

function seeThrough(properties: XmlNode): boolean {
  const fill = properties.child('w14:textFill')
  if (!fill) return false
  // w14:alpha is transparency in thousandths of a percent: 100000 is fully transparent.
  return Boolean(fill.child('w14:noFill')) || Number(fill.find('w14:alpha')?.attributes['w14:val'] ?? 0) > 95_000
}

function ink(properties: XmlNode): { color: Color | null } | null {
  const color = properties.child('w:color')
  return color ? { color: parseColor(color.attributes['w:val']) } : null
}

/** Applies run properties to a look, most general first: defaults, paragraph style, character style, the run itself. */
export function overlay(look: Look, properties: XmlNode | undefined): Look {
  if (!properties) return look
  const halfPoints = Number(properties.child('w:sz')?.attributes['w:val'] ?? NaN)
  const scale = Number(properties.child('w:w')?.attributes['w:val']?.replace('%', '') ?? 100)
  const points = Number.isNaN(halfPoints) ? look.points : halfPoints / 2
  const marker = parseColor(highlights[properties.child('w:highlight')?.attributes['w:val'] ?? ''])
  return {
    vanished: isOn(properties, 'w:vanish') ?? look.vanished,
    color: (ink(properties) ?? look).color,
    // Text compressed to a tenth of its width is unreadable, like tiny text.
    points: scale < 15 ? 1 : points,
    seeThrough: look.seeThrough || seeThrough(properties),
    ground: marker ?? shade(properties) ?? look.ground,
    weight: (isOn(properties, 'w:b') ?? look.weight > 400) ? 700 : 400,
    italic: isOn(properties, 'w:i') ?? look.italic,
  }
}
