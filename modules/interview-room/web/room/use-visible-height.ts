import { type RefObject, useEffect } from 'react'

/** A page that is zoomed in shows less of itself too; that must not change its layout. */
const UNZOOMED = 1.01

/** Keeps `--visible-height` and `--visible-top` of an element at the part of the page that an on-screen keyboard leaves visible. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const style = element.current?.style
    if (!viewport || !style) return
    const fit = () => {
      const zoomed = viewport.scale > UNZOOMED
      style.setProperty('--visible-height', zoomed ? '100dvh' : `${viewport.height}px`)
      style.setProperty('--visible-top', zoomed ? '0px' : `${viewport.offsetTop}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [element])
}
