import { parseColor } from '../color.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import type { Ground } from '../container/text-flow.ts'

/** A4 in EMU, the length unit of DrawingML (914,400 to the inch). */
const A4 = { width: 7_560_310, height: 10_692_130 }
/** A floating shape or picture that covers more than this share of the page may be behind text. */
const LARGE_SHARE = 0.08

export type TextBox = { content: XmlNode; ground: Ground | null; offPage: boolean }

const nothing = (node: XmlNode | undefined) => !node || Boolean(node.child('a:noFill'))

function fill(properties: XmlNode | undefined): Ground | null {
  if (!properties || properties.child('a:noFill')) return null
  if (properties.child('a:gradFill') || properties.child('a:blipFill') || properties.child('a:pattFill'))
    return 'unknown'
  const solid = properties.child('a:solidFill')
  if (!solid) return null
  return parseColor(solid.child('a:srgbClr')?.attributes.val) ?? 'unknown'
}

/**
 * Whether this part has a large floating shape or picture: templates put dark ones behind white text. Their position
 * is not known without layout, so white text in such a document counts as visible.
 */
export function hasLargeShape(part: XmlNode): boolean {
  for (const anchor of part.findAll('wp:anchor')) {
    const extent = anchor.child('wp:extent')?.attributes
    const area = Number(extent?.cx ?? 0) * Number(extent?.cy ?? 0)
    if (area < A4.width * A4.height * LARGE_SHARE) continue
    if (anchor.find('pic:pic')) return true
    for (const properties of anchor.findAll('wps:spPr')) if (fill(properties) !== null) return true
    if (anchor.find('wps:style') && !nothing(anchor.find('wps:spPr'))) return true
  }
  return false
}

/** All text boxes in a run's drawing or picture, with their background. */
export function textBoxes(drawing: XmlNode): TextBox[] {
  const offPage = [...drawing.findAll('wp:posOffset')].some(node => Math.abs(Number(text(node))) > A4.height * 2)
  const grouped = Boolean(drawing.find('wpg:wgp'))
  const boxes: TextBox[] = []
  for (const shape of drawing.findAll('wps:wsp')) {
    const content = shape.child('wps:txbx')?.child('w:txbxContent')
    if (!content) continue
    const styled = shape.child('wps:style') && !nothing(shape.child('wps:spPr'))
    const ground = fill(shape.child('wps:spPr')) ?? (grouped || styled ? 'unknown' : null)
    boxes.push({ content, ground, offPage })
  }
  for (const box of drawing.findAll('v:textbox')) {
    const content = box.child('w:txbxContent')
    if (content) boxes.push({ content, ground: 'unknown', offPage: false })
  }
  return boxes
}

function text(node: XmlNode): string {
  return node.children.filter(child => typeof child === 'string').join('')
}
