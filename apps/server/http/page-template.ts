import fs from 'node:fs'
import path from 'node:path'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The built document around a candidate's page, and the files of each page's script. */
export interface Template {
  readonly html: string
  readonly manifest: Readonly<Record<string, ManifestEntry>>
  readonly fonts: readonly string[]
}

/** Fonts of the first screen. Preloaded, because the browser would find them late in the style sheet. */
const FIRST_FONTS = /^(geist|newsreader)-latin-wght-normal.*\.woff2$/

export function readTemplate(folder: string): Template | null {
  const [html, manifest] = [path.join(folder, 'candidate.html'), path.join(folder, '.vite/manifest.json')]
  if (!fs.existsSync(html) || !fs.existsSync(manifest)) return null
  const assets = fs.readdirSync(path.join(folder, 'assets'))
  return {
    html: fs.readFileSync(html, 'utf8'),
    manifest: JSON.parse(fs.readFileSync(manifest, 'utf8')) as Template['manifest'],
    fonts: assets.filter(name => FIRST_FONTS.test(name)).map(name => `/assets/${name}`),
  }
}
