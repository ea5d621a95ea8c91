import { parseColor } from '../color.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import type { Ground, Look } from '../container/text-flow.ts'

const LONGEST_CHAIN = 20
const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

/** The styles of an ODT (OpenDocument 1.3, 16), as far as they decide whether text is visible. */
export class OdtStyles {
  readonly #named = new Map<string, XmlNode>()
  readonly #defaults = new Map<string, XmlNode>()

  constructor(parts: XmlNode[]) {
    for (const part of parts) {
      for (const style of part.findAll('style:style')) this.#named.set(key(style), style)
      for (const style of part.findAll('style:default-style')) {
        this.#defaults.set(style.attributes['style:family'] ?? '', style)
      }
    }
  }

  /** Applies a style of `family` to a look. A plain paragraph starts from the document's default. */
  over(look: Look, family: 'paragraph' | 'text', name: string | undefined): Look {
    const base = family === 'paragraph' ? this.#defaults.get(family) : undefined
    return [...(base ? [base] : []), ...this.#chain(family, name)].reduce(overlay, look)
  }

  cellGround(name: string | undefined, ground: Ground): Ground {
    for (const style of this.#chain('table-cell', name).reverse()) {
      const properties = style.child('style:table-cell-properties')?.attributes
      const fill = parseColor(properties?.['fo:background-color'])
      if (fill) return fill
    }
    return ground
  }

  frameGround(name: string | undefined, ground: Ground): Ground {
    for (const style of this.#chain('graphic', name).reverse()) {
      const properties = style.child('style:graphic-properties')?.attributes
      const kind = properties?.['draw:fill']
      if (kind === 'bitmap' || kind === 'gradient') return 'unknown'
      const fill = parseColor(properties?.['draw:fill-color'] ?? properties?.['fo:background-color'])
      if (fill && kind !== 'none') return fill
    }
    return ground
  }

  breaksPage(name: string | undefined): boolean {
    return this.#chain('paragraph', name).some(
      style => style.child('style:paragraph-properties')?.attributes['fo:break-before'] === 'page',
    )
  }

  #chain(family: string, name: string | undefined): XmlNode[] {
    const chain: XmlNode[] = []
    let next = name
    while (next && chain.length < LONGEST_CHAIN) {
      const style = this.#named.get(`${family}/${next}`)
      if (!style) break
      chain.unshift(style)
      next = style.attributes['style:parent-style-name']
    }
    return chain
  }
}

function key(style: XmlNode): string {
  return `${style.attributes['style:family']}/${style.attributes['style:name']}`
}

function size(value: string | undefined, before: number | null): number | null {
  const match = /^([\d.]+)(pt|in|cm|mm|px|%)$/.exec(value ?? '')
  if (!match) return before
  if (match[2] === '%') return ((before ?? 12) * Number(match[1])) / 100
  return Number(match[1]) * pointsPer[match[2]!]!
}

function weight(value: string | undefined, before: number): number {
  if (value === 'bold') return 700
  if (value === 'normal') return 400
  return Number(value ?? before) || before
}

/** LibreOffice writes an opacity of 0 % next to the automatic color, which is visible. */
function isSeeThrough(text: Record<string, string>, automatic: boolean): boolean | null {
  if (automatic) return false
  const opacity = text['loext:opacity']
  return opacity === undefined ? null : opacity === '0%'
}

function overlay(look: Look, style: XmlNode): Look {
  const text = style.child('style:text-properties')?.attributes ?? {}
  const paragraph = style.child('style:paragraph-properties')?.attributes ?? {}
  const automatic = text['style:use-window-font-color'] === 'true'
  const ground = parseColor(text['fo:background-color']) ?? parseColor(paragraph['fo:background-color'])
  return {
    vanished: text['text:display'] ? text['text:display'] === 'none' : look.vanished,
    color: automatic ? null : (parseColor(text['fo:color']) ?? look.color),
    points: size(text['fo:font-size'], look.points),
    seeThrough: isSeeThrough(text, automatic) ?? look.seeThrough,
    ground: ground ?? look.ground,
    weight: weight(text['fo:font-weight'], look.weight),
    italic: text['fo:font-style'] ? text['fo:font-style'] !== 'normal' : look.italic,
  }
}
