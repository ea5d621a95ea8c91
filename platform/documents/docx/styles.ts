import { parseColor } from '../color.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import { plainLook } from '../container/text-flow.ts'
import type { Ground, Look } from '../container/text-flow.ts'
import { overlay, shade } from './run-look.ts'

/** A style can be based on another. A longer chain than this is a cycle. */
const LONGEST_CHAIN = 20

/** The styles of a DOCX, as far as they decide whether text is visible. */
export class DocxStyles {
  readonly #styles = new Map<string, XmlNode>()
  readonly #defaults: XmlNode | undefined
  readonly #defaultParagraph: string | undefined

  constructor(part: XmlNode | null) {
    const root = part?.child('w:styles')
    this.#defaults = root?.find('w:rPrDefault')?.child('w:rPr')
    for (const style of root?.elements ?? []) {
      const id = style.attributes['w:styleId']
      if (style.name === 'w:style' && id) this.#styles.set(id, style)
    }
    this.#defaultParagraph = [...this.#styles.values()].find(
      style =>
        style.attributes['w:type'] === 'paragraph' && ['1', 'true'].includes(style.attributes['w:default'] ?? ''),
    )?.attributes['w:styleId']
  }

  /** The look of a paragraph's text before run properties are applied. */
  paragraphLook(paragraphProperties: XmlNode | undefined, ground: Ground): Look {
    const chain = this.#chain(styleId(paragraphProperties, 'w:pStyle') ?? this.#defaultParagraph)
    let look = plainLook(ground)
    look = overlay(look, this.#defaults)
    for (const style of chain) {
      look = { ...look, ground: shade(style.child('w:pPr')) ?? look.ground }
      look = overlay(look, style.child('w:rPr'))
    }
    return { ...look, ground: shade(paragraphProperties) ?? look.ground }
  }

  runLook(paragraph: Look, runProperties: XmlNode | undefined): Look {
    let look = paragraph
    for (const style of this.#chain(styleId(runProperties, 'w:rStyle'))) look = overlay(look, style.child('w:rPr'))
    return overlay(look, runProperties)
  }

  /** The level of the list that a paragraph is an item of, by itself or by its style, from 1 on; 0 for other paragraphs. */
  listLevel(properties: XmlNode | undefined): number {
    const own = properties?.child('w:numPr')
    if (own?.child('w:numId')?.attributes['w:val'] === '0') return 0
    const inherited = this.#chain(styleId(properties, 'w:pStyle')).map(style => style.child('w:pPr')?.child('w:numPr'))
    const numbered = own ?? inherited.findLast(Boolean)
    return numbered ? Number(numbered.child('w:ilvl')?.attributes['w:val'] ?? 0) + 1 : 0
  }

  /** The level of a paragraph's heading style, 1 to 9; null for other paragraphs. */
  headingLevel(properties: XmlNode | undefined): number | null {
    const own = properties?.child('w:outlineLvl')
    const inherited = this.#chain(styleId(properties, 'w:pStyle')).map(style =>
      style.child('w:pPr')?.child('w:outlineLvl'),
    )
    const level = Number((own ?? inherited.findLast(Boolean))?.attributes['w:val'] ?? NaN)
    return level >= 0 && level < 9 ? level + 1 : null
  }

  /** Whether a table style paints any of its cells (which ones depends on rows and columns; we do not follow that far). */
  paintsCells(tableProperties: XmlNode | undefined): boolean {
    return this.#chain(styleId(tableProperties, 'w:tblStyle')).some(style =>
      [...style.findAll('w:shd')].some(shd => {
        const fill = parseColor(shd.attributes['w:fill'])
        return fill !== null && fill.some(part => part < 245)
      }),
    )
  }

  /** The style and the styles it is based on, the most general first. */
  #chain(id: string | undefined): XmlNode[] {
    const chain: XmlNode[] = []
    let next = id
    while (next && chain.length < LONGEST_CHAIN) {
      const style = this.#styles.get(next)
      if (!style) break
      chain.unshift(style)
      next = style.child('w:basedOn')?.attributes['w:val']
    }
    return chain
  }
}

function styleId(properties: XmlNode | undefined, name: string): string | undefined {
  return properties?.child(name)?.attributes['w:val']
}
