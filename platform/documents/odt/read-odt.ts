import { WHITE } from '../color.ts'
import { parseXml } from '../container/parse-xml.ts'
import { TextFlow } from '../container/text-flow.ts'
import type { Zip } from '../container/open-zip.ts'
import type { RawReading } from '../reading.ts'
import { DocumentRefused } from '../refusal.ts'
import { OdtBody } from './body.ts'
import { OdtStyles } from './styles.ts'

export const ODT_MAIN_PART = 'content.xml'

/** Reads an ODT: page header, body, page footer. Throws DocumentRefused. */
export function readOdt(zip: Zip): RawReading {
  const manifest = zip.read('META-INF/manifest.xml')
  if (manifest && parseXml(manifest).find('manifest:encryption-data')) throw new DocumentRefused('encrypted')
  const contentBytes = zip.read(ODT_MAIN_PART)
  const content = contentBytes && parseXml(contentBytes)
  const body = content?.find('office:text')
  if (!content || !body) throw new DocumentRefused('broken')
  const styleBytes = zip.read('styles.xml')
  const styleParts = styleBytes ? [parseXml(styleBytes)] : []
  const page = styleParts[0]?.find('style:master-page')
  const flow = new TextFlow()
  const writer = new OdtBody(new OdtStyles([...styleParts, content]), flow)
  for (const part of [page?.child('style:header'), body, page?.child('style:footer')]) {
    if (part) writer.blocks(part, WHITE)
    flow.endLine()
  }
  return flow.reading
}
