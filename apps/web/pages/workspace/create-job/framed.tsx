import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Gives a document the styles and the color scheme of this one. */
function copyLook(inner: Document): void {
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    inner.head.append(sheet.cloneNode(true))
  copyTheme(inner)
}

function copyTheme(inner: Document): void {
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value)
}

interface FramedProps {
  width: number
  /** As it is shown, in px. */
  height: number
  title: string
  /** The organization's colors. */
  css: string
  /** Whether one can type and click in it. */
  usable?: boolean
  children: ReactNode
}

/** A document of its own width, so that the page is laid out as on such a screen. Nothing in it can be used unless `usable`. */
export function Framed({ width, height, title, css, usable = false, children }: FramedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const body = frame?.contentDocument?.body
  const onFrame = useCallback((element: HTMLIFrameElement | null) => {
    if (element?.contentDocument) copyLook(element.contentDocument)
    setFrame(element)
  }, [])
  useEffect(() => {
    const inner = frame?.contentDocument
    if (!inner) return undefined
    const observer = new MutationObserver(() => copyTheme(inner))
    observer.observe(document.documentElement, { attributes: true })
    return () => observer.disconnect()
  }, [frame])
  const zoom = Math.min(1, room / width)
  return (
    <div ref={box}>
      <iframe
        ref={onFrame}
        title={title}
        style={{ width, height: height / zoom, zoom }}
        className="mx-auto block max-w-none rounded-control border border-line bg-paper"
      >
        {body &&
          createPortal(
            <>
              <style>{css}</style>
              <div inert={!usable}>{children}</div>
            </>,
            body,
          )}
      </iframe>
    </div>
  )
}
