import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { MAX_PAGES, MAX_PICTURE_PIXELS, MIN_LETTERS } from '../limits.ts'
import type { HiddenText, RawLine, RawReading } from '../reading.ts'
import { DocumentRefused } from '../refusal.ts'
import type { PageDrawing } from './drawing.ts'
import { drawnBy, isItalic, weightOf } from './font-look.ts'
import { PLAIN_FONT } from './graphics-state.ts'
import type { Font } from './graphics-state.ts'
import type { Matrix } from './geometry.ts'
import { PageInterpreter } from './interpret-page.ts'
import type { Operators } from './interpret-page.ts'
import { readPage } from './read-page.ts'
import { checkStreamSizes } from './stream-sizes.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>
type Layers = Awaited<ReturnType<Pdf['getOptionalContentConfig']>>

/** pdf.js uses a method of Node 21. In Node 20 every page with a font would be empty. */
function completeRuntime(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      const copy = new ArrayBuffer(length)
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return copy
    },
  })
}

/**
 * A document whose fonts are loaded at once. Without one, pdf.js turns every glyph of a page into a path, to draw it: an eighth of the
 * time of reading. Nothing is drawn here.
 */
const UNDRAWN = { fonts: new Set() } as unknown as HTMLDocument

function ignoreFontFaces(): void {
  globalThis.FontFace ??= class {
    readonly loaded = Promise.resolve()
  } as unknown as typeof FontFace
}

/** Loads all of the parser now, so that nothing has to be read from disk later. */
export async function warmUpPdf(): Promise<void> {
  completeRuntime()
  ignoreFontFaces()
  await getResolvedPDFJS()
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: false,
      ownerDocument: UNDRAWN,
      stopAtErrors: false,
      enableXfa: false,
      maxImageSize: MAX_PICTURE_PIXELS,
      verbosity: 0,
    })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentRefused(locked ? 'encrypted' : 'broken')
  }
}

async function letters(page: PdfPage): Promise<number> {
  const { items } = await page.getTextContent()
  return items.reduce((sum, item) => sum + ('str' in item ? item.str.replace(/\s/g, '').length : 0), 0)
}

/** The pages with text; none if the file is a scan. Reads their text without their pictures, which take much longer to decode. */
async function pagesWithText(pages: PdfPage[]): Promise<Set<PdfPage>> {
  const counts = await Promise.all(pages.map(letters))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return new Set(total < MIN_LETTERS ? [] : pages.filter((_, index) => counts[index]))
}

function fontOf(page: PdfPage, name: string): Font {
  if (!page.commonObjs.has(name)) return PLAIN_FONT
  const font = page.commonObjs.get(name) as { fontMatrix?: number[] | null; name?: string; italic?: boolean }
  const fontName = typeof font.name === 'string' ? font.name.slice(0, 100) : ''
  const italic = font.italic === true || isItalic(fontName)
  return { unit: font.fontMatrix?.[0] ?? 0.001, scale: 1, weight: weightOf(fontName), italic, draws: drawnBy(fontName) }
}

/** RGB and black-and-white images are opaque. Images with a mask or an alpha channel may be transparent. */
function isSolidPicture(page: PdfPage, name: unknown): boolean {
  if (typeof name !== 'string') return false
  const store = name.startsWith('g_') ? page.commonObjs : page.objs
  if (!store.has(name)) return false
  const image = store.get(name) as { kind?: number } | null
  return image?.kind === 1 || image?.kind === 2
}

async function drawPage(page: PdfPage, layers: Layers): Promise<PageDrawing> {
  const { OPS } = await getResolvedPDFJS()
  const viewport = page.getViewport({ scale: 1 })
  const operators = (await page.getOperatorList()) as unknown as Operators
  const interpreter = new PageInterpreter({
    ops: OPS as unknown as Record<string, number>,
    page: { left: 0, top: 0, right: viewport.width, bottom: viewport.height },
    map: viewport.transform as unknown as Matrix,
    font: name => fontOf(page, name),
    layerVisible: group => layers.isVisible(group as never),
    solidPicture: name => isSolidPicture(page, name),
  })
  return interpreter.play(operators)
}

/** Reads a PDF page by page as a person would see it. Throws DocumentRefused. */
export async function readPdf(bytes: Uint8Array): Promise<RawReading> {
  checkStreamSizes(bytes)
  // The dictionary of a picture is never compressed.
  const hasPictures = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Image')
  await warmUpPdf()
  const pdf = await open(bytes)
  if (pdf.numPages < 1) throw new DocumentRefused('broken')
  if (pdf.numPages > MAX_PAGES) throw new DocumentRefused('too_long')
  try {
    return await readPages(pdf, hasPictures)
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('broken')
  }
}

async function readPages(pdf: Pdf, hasPictures: boolean): Promise<RawReading> {
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const drawn = hasPictures ? await pagesWithText(pages) : new Set(pages)
  if (!drawn.size) return { pages: pages.map(() => []), hidden: [] }
  const layers = await pdf.getOptionalContentConfig()
  const lines: RawLine[][] = []
  const hidden: HiddenText[] = []
  const forms: number[] = []
  for (const [index, page] of pages.entries()) {
    const read = drawn.has(page) ? readPage(await drawPage(page, layers), index + 1, forms) : { lines: [], hidden: [] }
    lines.push(read.lines)
    hidden.push(...read.hidden)
    page.cleanup()
  }
  return { pages: lines, hidden }
}
