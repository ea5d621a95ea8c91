import type { XmlNode } from '../container/parse-xml.ts'
import { joinCells, listMark, TextFlow, whyHidden } from '../container/text-flow.ts'
import type { Ground, Look } from '../container/text-flow.ts'
import { shade } from './run-look.ts'
import { textBoxes } from './shapes.ts'
import type { TextBox } from './shapes.ts'
import type { DocxStyles } from './styles.ts'

type Paragraph = { look: Look; boxes: TextBox[] }

/** Wrappers that only hold other things: content controls, tracked insertions, smart tags, links, fields. */
const wrappers = new Set(
  'w:sdt w:sdtContent w:ins w:moveTo w:smartTag w:customXml w:hyperlink w:fldSimple w:dir w:bdo'.split(' '),
)

/** Writes the blocks of one part (body, header, text box, cell) into a flow, as a person sees them. ECMA-376 part 1, 17. */
export class DocxBody {
  readonly #styles: DocxStyles
  readonly #flow: TextFlow

  constructor(styles: DocxStyles, flow: TextFlow) {
    this.#styles = styles
    this.#flow = flow
  }

  blocks(parent: XmlNode, ground: Ground): void {
    for (const node of parent.elements) {
      if (node.name === 'w:p') this.#paragraph(node, ground)
      else if (node.name === 'w:tbl') this.#table(node, ground)
      else if (node.name === 'mc:AlternateContent') this.blocks(node.child('mc:Choice') ?? node, ground)
      else if (wrappers.has(node.name)) this.blocks(node, ground)
    }
  }

  #paragraph(node: XmlNode, ground: Ground): void {
    const properties = node.child('w:pPr')
    if (properties?.child('w:pageBreakBefore')) this.#flow.newPage()
    const paragraph: Paragraph = { look: this.#styles.paragraphLook(properties, ground), boxes: [] }
    const empty = !node.find('w:t')
    const heading = this.#styles.headingLevel(properties)
    // The outline of headings is a list, too, but has no bullets.
    const level = empty || heading !== null ? 0 : this.#styles.listLevel(properties)
    if (level > 0) this.#flow.write(listMark(level), paragraph.look)
    this.#inline(node, paragraph)
    if (empty) this.#flow.emptyLine()
    else this.#flow.endLine(heading)
    for (const box of paragraph.boxes) this.#textBox(box, ground)
    const section = properties?.child('w:sectPr')
    if (section && section.child('w:type')?.attributes['w:val'] !== 'continuous') this.#flow.newPage()
  }

  #textBox(box: TextBox, ground: Ground): void {
    const inner = new TextFlow()
    new DocxBody(this.#styles, inner).blocks(box.content, box.ground ?? ground)
    this.#flow.adopt(inner)
    if (box.offPage) return this.#flow.hide('off_page', inner.text)
    this.#flow.addLines(inner.lines)
  }

  #inline(parent: XmlNode, paragraph: Paragraph): void {
    for (const node of parent.elements) {
      // w:del and w:moveFrom contain deleted text. They are not wrappers and are skipped.
      if (node.name === 'w:r') this.#run(node, paragraph)
      else if (wrappers.has(node.name)) this.#inline(node, paragraph)
    }
  }

  #run(run: XmlNode, paragraph: Paragraph): void {
    const look = this.#styles.runLook(paragraph.look, run.child('w:rPr'))
    const hidden = whyHidden(look)
    const put = (text: string) => (hidden ? this.#flow.hide(hidden, text) : this.#flow.write(text, look))
    for (const node of run.elements) {
      if (node.name === 'w:t') put(node.children.filter(child => typeof child === 'string').join(''))
      else if (node.name === 'w:tab' || node.name === 'w:ptab') put('\t')
      else if (node.name === 'w:cr') put('\n')
      else if (node.name === 'w:br') this.#break(node.attributes['w:type'], put)
      else if (node.name === 'w:noBreakHyphen') put('-')
      else if (node.name === 'w:sym') put(symbol(node.attributes['w:char']))
      else if (!hidden) paragraph.boxes.push(...this.#drawn(node))
    }
  }

  #break(type: string | undefined, put: (text: string) => void): void {
    if (type === 'page') this.#flow.newPage()
    else put('\n')
  }

  /** A drawing is often included twice, for new and for old programs. Only one of the two is shown. */
  #drawn(node: XmlNode): TextBox[] {
    if (node.name === 'w:drawing' || node.name === 'w:pict' || node.name === 'w:object') return textBoxes(node)
    if (node.name !== 'mc:AlternateContent') return []
    const choice = node.child('mc:Choice')
    const boxes = choice ? textBoxes(choice) : []
    const fallback = node.child('mc:Fallback')
    return boxes.length || !fallback ? boxes : textBoxes(fallback)
  }

  #table(table: XmlNode, ground: Ground): void {
    const properties = table.child('w:tblPr')
    const base = this.#styles.paintsCells(properties) ? 'unknown' : (shade(properties) ?? ground)
    for (const row of rowsOf(table)) {
      const cells = cellsOf(row).map(cell => {
        const inner = new TextFlow()
        new DocxBody(this.#styles, inner).blocks(cell, shade(cell.child('w:tcPr')) ?? base)
        this.#flow.adopt(inner)
        return inner.lines
      })
      this.#flow.addLines(joinCells(cells))
    }
  }
}

function* within(parent: XmlNode, name: string): Generator<XmlNode> {
  for (const node of parent.elements) {
    if (node.name === name) yield node
    else if (wrappers.has(node.name)) yield* within(node, name)
  }
}

const rowsOf = (table: XmlNode): XmlNode[] =>
  [...within(table, 'w:tr')].filter(row => !row.child('w:trPr')?.child('w:del'))
const cellsOf = (row: XmlNode): XmlNode[] => [...within(row, 'w:tc')]

/** A character of a symbol font, given by its code. Bullets of these fonts are in the private use area. */
function symbol(code: string | undefined): string {
  const point = parseInt(code ?? '', 16)
  return Number.isNaN(point) || point > 0x10ffff ? '' : String.fromCodePoint(point)
}
