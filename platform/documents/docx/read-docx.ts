import { parseColor, WHITE } from '../color.ts'
import { parseXml } from '../container/parse-xml.ts'
import type { XmlNode } from '../container/parse-xml.ts'
import { TextFlow } from '../container/text-flow.ts'
import type { Ground } from '../container/text-flow.ts'
import type { Zip } from '../container/open-zip.ts'
import type { RawReading } from '../reading.ts'
import { DocumentRefused } from '../refusal.ts'
import { DocxBody } from './body.ts'
import { hasLargeShape } from './shapes.ts'
import { DocxStyles } from './styles.ts'

export const DOCX_MAIN_PART = 'word/document.xml'

type Relation = { id: string; type: string; target: string }

/** The parts that a part refers to. References outside the file are never followed (CVE-2025-11849 and similar). */
function relations(zip: Zip, part: string): Relation[] {
  const [folder, name] = [part.slice(0, part.lastIndexOf('/') + 1), part.slice(part.lastIndexOf('/') + 1)]
  const bytes = zip.read(`${folder}_rels/${name}.rels`)
  if (!bytes) return []
  return [...parseXml(bytes).findAll('Relationship')]
    .filter(node => node.attributes.TargetMode !== 'External')
    .map(node => {
      const target = node.attributes.Target ?? ''
      const path = target.startsWith('/') ? target.slice(1) : folder + target
      return { id: node.attributes.Id ?? '', type: (node.attributes.Type ?? '').split('/').at(-1)!, target: path }
    })
}

function readPart(zip: Zip, name: string | undefined): XmlNode | null {
  const bytes = name ? zip.read(name) : null
  return bytes ? parseXml(bytes) : null
}

/** The headers and footers that sections use, each once. */
function margins(zip: Zip, document: XmlNode, related: Relation[], kind: 'header' | 'footer'): XmlNode[] {
  const used = new Set([...document.findAll(`w:${kind}Reference`)].map(node => node.attributes['r:id']))
  const parts = new Set(related.filter(one => one.type === kind && used.has(one.id)).map(one => one.target))
  return [...parts].flatMap(part => readPart(zip, part)?.elements ?? [])
}

function paperColor(document: XmlNode, large: boolean): Ground {
  if (large) return 'unknown'
  return parseColor(document.find('w:background')?.attributes['w:color']) ?? WHITE
}

/** Reads a DOCX: headers, body, footers. Throws DocumentRefused. */
export function readDocx(zip: Zip): RawReading {
  const main = relations(zip, '')
  const mainPart = main.find(one => one.type === 'officeDocument')?.target ?? DOCX_MAIN_PART
  const document = readPart(zip, mainPart)
  const body = document?.find('w:body')
  if (!document || !body) throw new DocumentRefused('broken')
  const related = relations(zip, mainPart)
  const styles = new DocxStyles(readPart(zip, related.find(one => one.type === 'styles')?.target))
  const headers = margins(zip, document, related, 'header')
  const footers = margins(zip, document, related, 'footer')
  const ground = paperColor(document, [document, ...headers, ...footers].some(hasLargeShape))
  const flow = new TextFlow()
  for (const part of [...headers, body, ...footers]) {
    new DocxBody(styles, flow).blocks(part, ground)
    flow.endLine()
  }
  return flow.reading
}
