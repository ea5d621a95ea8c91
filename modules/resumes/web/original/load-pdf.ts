import { getDocument, GlobalWorkerOptions, InvalidPDFException, type PDFDocumentProxy } from 'pdfjs-dist'
// The bundler makes an address of it.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export type PdfProblem = 'encrypted' | 'damaged' | 'expired' | 'failed'

/** Why a file cannot be shown. */
export class UnreadablePdf extends Error {
  readonly problem: PdfProblem
  constructor(problem: PdfProblem) {
    super(problem)
    this.problem = problem
  }
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof InvalidPDFException) return 'damaged'
  const name = error instanceof Error ? error.name : ''
  return name === 'PasswordException' ? 'encrypted' : 'failed'
}

/**
 * Opens a PDF file. It comes from a stranger: nothing in it is run (no scripts, no forms, no fetching of what it refers to), and it is
 * parsed in a worker.
 * @throws UnreadablePdf
 */
export async function loadPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const response = await fetch(url, { signal })
  // A signed address is valid for ten minutes.
  if (!response.ok) throw new UnreadablePdf(response.status === 404 ? 'expired' : 'failed')
  const data = new Uint8Array(await response.arrayBuffer())
  const loading = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: false,
    useWasm: false,
    // A canvas of one page, not of a wall.
    canvasMaxAreaInBytes: 64 * 1024 * 1024,
    maxImageSize: 32 * 1024 * 1024,
  })
  signal.addEventListener('abort', () => void loading.destroy())
  return loading.promise.catch((error: unknown) => {
    throw new UnreadablePdf(problemOf(error))
  })
}
