import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { ZipFile } from 'yazl'
import { drawClassic } from '#modules/sample-data/fiction/resumes/layout-classic.ts'
import { makePdf } from '#modules/sample-data/fiction/resumes/pdf-sheet.ts'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import type { RefusalCode } from '#platform/documents/refusal.ts'
import { daniel } from './people-english.ts'
import { maren } from './people-north.ts'
import { barsPng } from './pdf-variants.ts'

export type HostileFile = {
  file_name: string
  bytes: () => Promise<Uint8Array>
  /** The code it is rejected with; null if it is harmless and parsed like any other file. */
  code: RefusalCode | null
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const documentXml = (body: string, prologue = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${prologue}<w:document ${W}><w:body>${body}</w:body></w:document>`

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const rootRelations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** What a DOCX has around its document.xml. */
const SURROUNDINGS = { '[Content_Types].xml': strToU8(contentTypes), '_rels/.rels': strToU8(rootRelations) }
const DOCUMENT = 'word/document.xml'

/** Builds a DOCX around any document.xml. */
export function rawDocx(xml: string | Uint8Array, more: Zippable = {}): Uint8Array {
  return zipSync({ ...SURROUNDINGS, [DOCUMENT]: typeof xml === 'string' ? strToU8(xml) : xml, ...more })
}

const visible = paragraph('Marta Lindgren has worked as a nurse in Uppsala for eleven years, most of them at night.')

/** 200 MB of spaces inside one part, compressed by zlib, which takes a sixth of the time that fflate takes. */
async function makeBomb(): Promise<Uint8Array> {
  const body = Buffer.alloc(200 * 1024 * 1024, 0x20)
  body.set(strToU8(documentXml('').replace('</w:body></w:document>', '')))
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(SURROUNDINGS)) zip.addBuffer(Buffer.from(bytes), name)
  zip.addBuffer(body, DOCUMENT)
  zip.end()
  return buffer(zip.outputStream)
}
let made: Promise<Uint8Array> | undefined
const bomb = async () => new Uint8Array(await (made ??= makeBomb()))

/** The same, with a directory that states 1,000 bytes. */
async function bombWithWrongSize(): Promise<Uint8Array> {
  const bytes = await bomb()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 4 < bytes.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, 1000, true)
  }
  return bytes
}

const doctype =
  '<!DOCTYPE w:document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>'
const externalRelations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="http://127.0.0.1:9/header.xml" TargetMode="External"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="../../../../etc/passwd"/></Relationships>`
const external = documentXml(
  `${visible}<w:sectPr><w:headerReference r:id="rId9"/><w:headerReference r:id="rId8"/></w:sectPr>`,
)

function ole(stream: string): Uint8Array {
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return new Uint8Array(Buffer.concat([magic, Buffer.alloc(1016), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)]))
}

/** A PDF written by hand: objects, their offset table and a trailer. */
export function rawPdf(objects: string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\n`
  return new Uint8Array(Buffer.from(`${body}${end}startxref\n${body.length}\n%%EOF\n`, 'latin1'))
}

const truncated = async () => {
  const complete = await resumePdf(maren, 'classic')
  return complete.subarray(0, Math.floor(complete.length * 0.4))
}

const garbageTable = async () => {
  const text = Buffer.from(await resumePdf(maren, 'classic')).toString('latin1')
  const at = text.lastIndexOf('xref\n')
  return new Uint8Array(
    Buffer.from(`${text.slice(0, at)}xref\n0 3\nnot a table\ntrailer\n<< /Prev 99 >>\nstartxref\n99\n%%EOF`, 'latin1'),
  )
}

const entries = (count: number): Zippable =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/media/${index}.bin`, new Uint8Array(1)]))

/** Files with a wrong type, and files that are designed to attack the program that opens them. */
export const hostile: HostileFile[] = [
  {
    file_name: 'locked.pdf',
    bytes: () => makePdf(sheet => drawClassic(sheet, daniel), { userPassword: 'secret' }),
    code: 'encrypted',
  },
  { file_name: 'truncated.pdf', bytes: truncated, code: 'broken' },
  {
    file_name: 'program.pdf',
    bytes: async () =>
      new Uint8Array(Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(4096, 7)])),
    code: 'not_a_document',
  },
  {
    file_name: 'large.pdf',
    bytes: async () => new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024, 0x20)])),
    code: 'too_large',
  },
  { file_name: 'bomb.docx', bytes: bomb, code: 'too_expanded' },
  { file_name: 'lying-bomb.docx', bytes: bombWithWrongSize, code: 'too_expanded' },
  {
    file_name: 'many-parts.docx',
    bytes: async () => rawDocx(documentXml(visible), entries(2100)),
    code: 'too_expanded',
  },
  {
    file_name: 'entities.docx',
    bytes: async () => rawDocx(documentXml(paragraph('&b;&file;'), doctype)),
    code: 'broken',
  },
  {
    file_name: 'nested.docx',
    bytes: async () => rawDocx(documentXml('<w:sdt>'.repeat(5000) + '</w:sdt>'.repeat(5000))),
    code: 'broken',
  },
  {
    file_name: 'external.docx',
    bytes: async () => rawDocx(external, { 'word/_rels/document.xml.rels': strToU8(externalRelations) }),
    code: null,
  },
  {
    file_name: 'photos.docx',
    bytes: async () => zipSync({ 'holiday.jpg': new Uint8Array(500) }),
    code: 'not_a_document',
  },
  {
    file_name: 'sheet.docx',
    bytes: async () =>
      zipSync({ '[Content_Types].xml': strToU8('<Types>spreadsheetml</Types>'), '_rels/.rels': strToU8('<a/>') }),
    code: 'not_a_document',
  },
  { file_name: 'cut.docx', bytes: async () => rawDocx(documentXml(visible)).subarray(0, 300), code: 'broken' },
  { file_name: 'old.doc', bytes: async () => ole('WordDocument'), code: 'old_doc' },
  { file_name: 'locked.docx', bytes: async () => ole('EncryptedPackage'), code: 'encrypted' },
  { file_name: 'sheet.xls', bytes: async () => ole('Workbook'), code: 'not_a_document' },
  { file_name: 'picture.txt', bytes: async () => new Uint8Array(barsPng(60, 80)), code: 'not_a_document' },
  {
    file_name: 'page.txt',
    bytes: async () => strToU8('<!DOCTYPE html><script>alert(1)</script>'),
    code: 'not_a_document',
  },
  { file_name: 'rich.txt', bytes: async () => strToU8('{\\rtf1\\ansi Marta Lindgren}'), code: 'not_a_document' },
  { file_name: 'nothing.pdf', bytes: async () => new Uint8Array(0), code: 'empty' },
  {
    file_name: 'endless.pdf',
    bytes: () => makePdf(sheet => Array.from({ length: 90 }, (_, page) => sheet.text(`Page ${page}`).addPage())),
    code: 'too_long',
  },
  {
    file_name: 'pages-in-circles.pdf',
    bytes: async () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    code: 'broken',
  },
  {
    file_name: 'claims-a-million-pages.pdf',
    bytes: async () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000 >>']),
    code: 'broken',
  },
  {
    file_name: 'table-in-circles.pdf',
    bytes: async () => rawPdf(['<< /Type /Catalog /Pages 1 0 R >>'], '/Prev 9 '),
    code: 'broken',
  },
  { file_name: 'garbage-table.pdf', bytes: garbageTable, code: null },
  {
    file_name: 'noise.pdf',
    bytes: async () => strToU8(`%PDF-1.4\n${'\u00ff\u0001garbage '.repeat(2000)}`),
    code: 'broken',
  },
]
