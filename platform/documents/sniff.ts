import { DocumentRefused } from './refusal.ts'
import type { DocumentKind } from './reading.ts'

const latin = new TextDecoder('latin1')

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

function contains(bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le'): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, encoding))
}

/** OLE containers hold old Word files, but also encrypted DOCX files. */
function refuseOle(bytes: Uint8Array): never {
  if (contains(bytes, 'EncryptedPackage', 'utf16le')) throw new DocumentRefused('encrypted')
  // Without other information, an old Word file is the most likely file of a candidate.
  const other = ['Workbook', 'PowerPoint Document', '__substg1.0'].some(name => contains(bytes, name, 'utf16le'))
  throw new DocumentRefused(other ? 'not_a_document' : 'old_doc')
}

/** Markup that looks like text but belongs to another kind of document, with content that people never see. */
const markup = /^\s*(<!doctype|<html|<\?xml|<svg|\{\\rtf|%!PS|MIME-Version:)/i

/**
 * The type of a file according to its content; its name is ignored. The content of a `zip` is examined further.
 * Throws DocumentRefused `not_a_document`, `old_doc` or `encrypted`. Looks at bytes only, parses nothing.
 */
export function sniffDocument(bytes: Uint8Array): Exclude<DocumentKind, 'docx' | 'odt'> | 'zip' {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) refuseOle(bytes)
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  // PDF readers accept the header anywhere in the first kilobyte (ISO 32000-1 Annex H.3.4.1), but not after another signature.
  const head = latin.decode(bytes.subarray(0, 1024))
  if (!/^(MZ|\x7fELF|#!|GIF8|BM|PK)/.test(head) && /%PDF-\d/.test(head)) return 'pdf'
  if (markup.test(head.replace(/^\xef\xbb\xbf/, '')) || !looksLikeText(bytes))
    throw new DocumentRefused('not_a_document')
  return 'txt'
}

function isUtf16(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])
}

/** Text has no zero bytes and hardly any control characters. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (isUtf16(bytes)) return true
  let control = 0
  for (const byte of bytes) {
    if (byte === 0) return false
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++
  }
  return control <= bytes.length / 500 && !/^(MZ|\x7fELF|#!\/)/.test(latin.decode(bytes.subarray(0, 4)))
}
