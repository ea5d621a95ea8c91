import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { originalWords as words } from '../../words/original.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** 1 fills the width. */
  zoom: number
}

/** A4, until the page's own shape is known. */
const USUAL_SHAPE = 297 / 210
/** Pages near the visible part are drawn; the others are empty and need no memory. */
const NEARBY = '600px 0px'
/** The sharpest drawing, in canvas pixels per pixel of the page. */
const MOST_SHARP = 2

/** A page of a PDF file as a picture, drawn while it is near the visible part. Its text is next to it. */
export function PdfPage({ pdf, number, zoom }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const [shape, setShape] = useState(USUAL_SHAPE)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: NEARBY })
    seen.observe(frame.current!)
    return () => seen.disconnect()
  }, [])
  useEffect(() => {
    const target = canvas.current
    if (!near || !target || !frame.current) return
    let drawing: { cancel: () => void } | null = null
    let ended = false
    const width = frame.current.clientWidth
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (ended) return
      const natural = page.getViewport({ scale: 1 })
      setShape(natural.height / natural.width)
      const sharpness = Math.min(window.devicePixelRatio || 1, MOST_SHARP)
      const viewport = page.getViewport({ scale: (width / natural.width) * sharpness })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      // Without annotations: no links, no forms, nothing to press.
      const task = page.render({ canvas: target, viewport, annotationMode: AnnotationMode.DISABLE })
      drawing = task
      await task.promise
      page.cleanup()
    }
    draw().catch((error: unknown) => {
      if (!ended && (error as Error).name !== 'RenderingCancelledException') setFailed(true)
    })
    return () => {
      ended = true
      drawing?.cancel()
      target.width = 0
      target.height = 0
    }
  }, [pdf, number, near, zoom])
  return (
    <div className="overflow-x-auto">
      <div
        ref={frame}
        className="relative overflow-hidden rounded-control border border-line bg-white"
        style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${shape}` }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.page(number, pdf.numPages)}
          className="absolute inset-0 size-full"
        />
        {failed && <p className="absolute inset-x-0 top-4 px-4 text-center text-13 text-black">{words.pageFailed}</p>}
      </div>
    </div>
  )
}
