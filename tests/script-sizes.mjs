// How much script (gzip) each screen loads when it is opened, computed from the build's manifest: the screen's static imports, and the
// dynamic imports that run without an action of the person. Prints a table (with --quiet only if something is wrong); fails above the
// limits.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { isBuilt } from '../apps/server/start.mjs'
import { ON_DEMAND } from './script-sizes-on-demand.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** In bytes. The first workspace screen, what each other one adds, what an action loads, and a candidate's page. */
const LIMITS = { first: 150_000, screen: 60_000, onDemand: 150_000, candidate: 120_000 }
const FIRST = 'pages/workspace/dashboard.tsx'
const WORKSPACE = ['index.html', 'layouts/sidebar-layout.tsx']

/** Manifest keys start at apps/web; files of other folders are named from the repository's root here. */
const named = key => (key.startsWith('../../') ? key.slice('../../'.length) : key)

/** Reads a build of the pages: its manifest, and the compressed size of each script. */
export function readBuild(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
  const files = new Set(Object.values(manifest).map(({ file }) => file))
  const scripts = [...files].filter(file => file.endsWith('.js'))
  const sizes = new Map(scripts.map(file => [file, gzipSync(fs.readFileSync(path.join(folder, file))).length]))
  return { manifest, sizeOf: file => sizes.get(file) }
}

/** The script files that load with these entries of the manifest. Entries for which `follows` is false load only after an action. */
export function filesOf(manifest, entries, follows) {
  const files = new Set()
  const seen = new Set()
  const waiting = [...entries]
  while (waiting.length > 0) {
    const key = waiting.pop()
    if (seen.has(key)) continue
    seen.add(key)
    const { file, imports = [], dynamicImports = [] } = manifest[key]
    if (file.endsWith('.js')) files.add(file)
    waiting.push(...imports, ...dynamicImports.filter(one => follows(named(one))))
  }
  return files
}

/** Loads when the screen around it is opened: everything but other pages and layouts, and what waits for an action. */
const opensWithPage = key =>
  !/^(?:pages\/[\w-]+\/[\w-]+\.tsx|pages\/[\w-]+\.tsx|layouts\/[\w-]+-layouts?\.tsx)$/.test(key) && !ON_DEMAND.has(key)

/** @returns what each screen loads: `bytes` (for a further workspace screen what it adds to the first one) and `limit` */
export function measure({ manifest, sizeOf }) {
  const sum = files => [...files].reduce((total, file) => total + sizeOf(file), 0)
  const load = entries => filesOf(manifest, entries, opensWithPage)
  const first = load([...WORKSPACE, FIRST])
  const without = (files, loaded) => [...files].filter(file => !loaded.has(file))
  const keys = Object.keys(manifest)
  const rows = [{ kind: 'first', name: FIRST, bytes: sum(first) }]
  for (const key of keys.filter(one => /^pages\/workspace\/[\w-]+\.tsx$/.test(one) && one !== FIRST))
    rows.push({ kind: 'screen', name: key, bytes: sum(without(load([...WORKSPACE, key]), first)) })
  for (const key of manifest['candidate.html'].dynamicImports)
    rows.push({ kind: 'candidate', name: key, bytes: sum(load(['candidate.html', key])) })
  for (const key of keys.filter(one => ON_DEMAND.has(named(one))))
    rows.push({ kind: 'onDemand', name: named(key), bytes: sum(without(load([key]), first)) })
  return rows.map(row => ({ ...row, limit: LIMITS[row.kind] }))
}

/** Names that the list of what waits for an action contains, but the build does not. */
export const unknownNames = ({ manifest }) => {
  const names = new Set(Object.keys(manifest).map(named))
  return [...ON_DEMAND].filter(name => !names.has(name))
}

const TITLES = {
  first: 'First workspace screen',
  screen: 'Further workspace screens, added to the first',
  candidate: "Candidates' pages",
  onDemand: 'After an action, added to the first workspace screen',
}

const isTooLarge = ({ bytes, limit }) => bytes > limit

function table(rows) {
  const kb = bytes => (bytes / 1000).toFixed(1).padStart(6)
  return Object.entries(TITLES).flatMap(([kind, title]) => [
    `${title} (at most ${LIMITS[kind] / 1000} kB)`,
    ...rows
      .filter(row => row.kind === kind)
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(row => `${kb(row.bytes)} kB  ${row.name}${isTooLarge(row) ? '  TOO LARGE' : ''}`),
    '',
  ])
}

/** The build in dist/ if it is current, else a new one of the pages alone. */
async function currentBuild() {
  if (isBuilt()) return readBuild(path.join(root, 'dist/web'))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-pages-'))
  try {
    const vite = await import('vite')
    const configFile = path.join(root, 'vite.config.ts')
    await vite.build({ configFile, logLevel: 'error', build: { outDir: folder } })
    return readBuild(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const build = await currentBuild()
  const rows = measure(build)
  const unknown = unknownNames(build)
  const wrong = unknown.length > 0 || rows.some(isTooLarge)
  if (wrong || !process.argv.includes('--quiet')) for (const line of table(rows)) console.log(line)
  for (const name of unknown) console.log(`${name} is in script-sizes-on-demand.mjs, but the build has no such part.`)
  process.exit(wrong ? 1 : 0)
}
