import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Box {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** Sizes at which the room's controls must fit: phones, tablets, and laptops with low or narrow screens. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 768 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** The room's controls, and the names and notices that they must not cover. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    // Elements for screen readers only have a parent of one pixel.
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const parent = element.parentElement
      return width > 2 && height > 2 && (parent === null || parent.matches('.room') || seen(parent))
    }
    return [...document.querySelectorAll('.room :is(button, a, textarea), .room-person b, .room-time, .room-number')]
      .filter(element => element.closest('dialog') === null && seen(element))
      .map(element => {
        const { x, y, right, bottom } = element.getBoundingClientRect()
        return {
          name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName),
          x,
          y,
          right,
          bottom,
        }
      })
  })

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1

async function fitOf(page: Page, width: number, height: number) {
  const found = await boxes(page)
  const outside = found.filter(
    box => box.x < -0.5 || box.y < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5,
  )
  const overlapping = found.flatMap((box, index) =>
    found.slice(index + 1).flatMap(other => (overlap(box, other) ? [`${box.name} / ${other.name}`] : [])),
  )
  return { outside, overlapping }
}

/** The room follows the window's size when the browser reports it, which a busy computer does late. */
const expectFit = (page: Page, width: number, height: number, where: string) =>
  expect
    .poll(() => fitOf(page, width, height), { message: where, timeout: 5000 })
    .toEqual({ outside: [], overlapping: [] })

/** Checks at every size that all controls of the room are visible and that none covers another. */
export async function expectControlsVisible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()!
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expectFit(page, width, height, `${state} at ${width}×${height}`)
  }
  await page.setViewportSize(before)
}

/** Checks the same above an on-screen keyboard: it covers the page's lower part, but does not change the window's size. */
export async function expectControlsVisibleAboveKeyboard(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  const setVisibleHeight = (height: number | null) =>
    page.evaluate(visible => {
      const viewport = window.visualViewport!
      if (visible === null) Reflect.deleteProperty(viewport, 'height')
      else Object.defineProperty(viewport, 'height', { configurable: true, get: () => visible })
      viewport.dispatchEvent(new Event('resize'))
      return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, height)
  await setVisibleHeight(400)
  await expectFit(page, 360, 400, `${state} above a keyboard`)
  await setVisibleHeight(null)
  await page.setViewportSize(before)
}
