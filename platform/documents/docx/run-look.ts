import { parseColour } from '../colour.ts'
import type { Colour } from '../colour.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import type { Ground, Look } from '../container/text-flow.ts'

/** Word's highlighter colours that are not plainly dark or bright by name are of no use to a reader of ours. */
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
  return parseColour(shd.attributes[solid ? 'w:color' : 'w:fill'])
}

function isOn(properties: XmlNode, name: string): boolean | null {
  const toggle = properties.child(name)
  if (!toggle) return null
  return !['0', 'false', 'off', 'none'].includes(toggle.attributes['w:val'] ?? 'true')
}

function seeThrough(properties: XmlNode): boolean {
  const fill = properties.child('w14:textFill')
  if (!fill) return false
  // w14:alpha is transparency in thousandths of a percent: 100000 is wholly see-through.
  return Boolean(fill.child('w14:noFill')) || Number(fill.find('w14:alpha')?.attributes['w14:val'] ?? 0) > 95_000
}

function ink(properties: XmlNode): { colour: Colour | null } | null {
  const color = properties.child('w:color')
  return color ? { colour: parseColour(color.attributes['w:val']) } : null
}

/** Lays the run properties over a look, most general first: defaults, paragraph style, character style, the run itself. */
export function overlay(look: Look, properties: XmlNode | undefined): Look {
  if (!properties) return look
  const halfPoints = Number(properties.child('w:sz')?.attributes['w:val'] ?? NaN)
  const scale = Number(properties.child('w:w')?.attributes['w:val']?.replace('%', '') ?? 100)
  const points = Number.isNaN(halfPoints) ? look.points : halfPoints / 2
  const marker = parseColour(highlights[properties.child('w:highlight')?.attributes['w:val'] ?? ''])
  return {
    vanished: isOn(properties, 'w:vanish') ?? look.vanished,
    colour: (ink(properties) ?? look).colour,
    // Letters squeezed to a tenth of their width are as good as tiny.
    points: scale < 15 ? 1 : points,
    seeThrough: look.seeThrough || seeThrough(properties),
    ground: marker ?? shade(properties) ?? look.ground,
  }
}
