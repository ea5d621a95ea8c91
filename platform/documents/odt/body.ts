import type { XmlNode } from '../container/parse-xml.ts'
import { joinCells, listMark, plainLook, TextFlow, whyHidden } from '../container/text-flow.ts'
import type { Ground, Look } from '../container/text-flow.ts'
import type { OdtStyles } from './styles.ts'

/** Tracked deletions, comments and declarations: none of them is visible on the page. */
const unseen = new Set(
  'text:tracked-changes office:annotation text:sequence-decls text:variable-decls office:forms'.split(' '),
)
const spaces = /[ \t\r\n]+/g

/** Writes the blocks of an ODT into a flow, as a person sees them. OpenDocument 1.3 part 3, 5 and 6. */
export class OdtBody {
  readonly #styles: OdtStyles
  readonly #flow: TextFlow

  constructor(styles: OdtStyles, flow: TextFlow) {
    this.#styles = styles
    this.#flow = flow
  }

  /** @param listLevel how many lists the blocks are in */
  blocks(parent: XmlNode, ground: Ground, listLevel = 0): void {
    // Further paragraphs of an item have no bullet of their own.
    let bullet = listLevel > 0 ? listMark(listLevel) : ''
    for (const node of parent.elements) {
      if (unseen.has(node.name)) continue
      if (node.name === 'text:p' || node.name === 'text:h') {
        this.#paragraph(node, ground, bullet)
        if (node.children.length > 0) bullet = ''
      } else if (node.name === 'text:list') this.blocks(node, ground, listLevel + 1)
      else if (node.name === 'table:table') this.#table(node, ground)
      else if (node.name === 'draw:frame') this.#frame(node, ground)
      else if (node.name === 'text:section' && node.attributes['text:display'] === 'none') this.#hide(node)
      else this.blocks(node, ground, listLevel)
    }
  }

  #hide(node: XmlNode): void {
    const inner = new TextFlow()
    new OdtBody(this.#styles, inner).blocks(node, 'unknown')
    this.#flow.adopt(inner)
    this.#flow.hide('vanish', inner.text)
  }

  #paragraph(node: XmlNode, ground: Ground, bullet: string): void {
    const style = node.attributes['text:style-name']
    if (this.#styles.breaksPage(style)) this.#flow.newPage()
    const look = this.#styles.over(plainLook(ground), 'paragraph', style)
    if (!node.children.length) return this.#flow.emptyLine()
    this.#flow.write(bullet, look)
    this.#inline(node, look)
    const level = node.name === 'text:h' ? Number(node.attributes['text:outline-level'] ?? 1) : NaN
    this.#flow.endLine(level >= 1 && level < 10 ? level : null)
  }

  #inline(parent: XmlNode, look: Look): void {
    const hidden = whyHidden(look)
    const put = (text: string) => (hidden ? this.#flow.hide(hidden, text) : this.#flow.write(text, look))
    for (const node of parent.children) {
      if (typeof node === 'string') put(node.replace(spaces, ' '))
      else if (node.name === 'text:s') put(' '.repeat(Math.min(Number(node.attributes['text:c'] ?? 1), 100)))
      else if (node.name === 'text:tab') put('\t')
      else if (node.name === 'text:line-break') put('\n')
      else if (node.name === 'draw:frame' || node.name.startsWith('draw:')) this.#frame(node, look.ground)
      else if (node.name === 'text:hidden-text' || node.name === 'text:hidden-paragraph')
        this.#flow.hide('vanish', textOf(node))
      else if (node.name === 'text:note') continue
      else if (!unseen.has(node.name))
        this.#inline(node, this.#styles.over(look, 'text', node.attributes['text:style-name']))
    }
  }

  #frame(frame: XmlNode, ground: Ground): void {
    const inner = new TextFlow()
    const under = this.#styles.frameGround(frame.attributes['draw:style-name'], ground)
    new OdtBody(this.#styles, inner).blocks(frame, under)
    this.#flow.adopt(inner)
    if (!inner.text) return
    this.#flow.addLines(inner.lines)
  }

  #table(table: XmlNode, ground: Ground): void {
    for (const row of within(table, 'table:table-row')) {
      const cells = [...within(row, 'table:table-cell')].map(cell => {
        const inner = new TextFlow()
        const under = this.#styles.cellGround(cell.attributes['table:style-name'], ground)
        new OdtBody(this.#styles, inner).blocks(cell, under)
        this.#flow.adopt(inner)
        return inner.lines
      })
      this.#flow.addLines(joinCells(cells))
    }
  }
}

/** The children with this name, including those in row groups and header rows, but not in nested tables. */
function* within(parent: XmlNode, name: string): Generator<XmlNode> {
  for (const node of parent.elements) {
    if (node.name === name) yield node
    else if (/^table:table-(header-)?rows?(-group)?$/.test(node.name)) yield* within(node, name)
  }
}

function textOf(node: XmlNode): string {
  const inner = node.children.map(child => (typeof child === 'string' ? child : textOf(child))).join('')
  return node.attributes['text:string-value'] ?? inner
}
