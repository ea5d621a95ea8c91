import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const
const SCHEMES = ['light', 'dark'] as const

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Changes of color and layout fade for up to this time, in ms. */
const TRANSITIONS_MS = 400

/**
 * Takes pictures of a page at five sizes, light and dark, for people to view. The page then has its original size again.
 * @returns the sizes at which the page is wider than its window
 */
export async function takePictures(page: Page, folder: string, name: string): Promise<string[]> {
  const original = page.viewportSize()!
  const tooWide: string[] = []
  fs.mkdirSync(folder, { recursive: true })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(TRANSITIONS_MS)
      const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.${width}.${colorScheme}.png`
      await page.screenshot({ path: path.join(folder, file) })
    }
    if ((await widthOf(page)) > width) tooWide.push(`${width} px`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(original)
  return tooWide
}
