// Builds the server (esbuild) and the pages (vite) into dist/.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Child processes and threads are separate entry points, next to the main bundle. */
const sideEntries = ['platform', 'modules'].flatMap(folder =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter(file => /\.(process|thread)\.ts$/.test(file))
    .map(file => path.join(root, folder, file)),
)

export async function buildServer() {
  fs.rmSync(path.join(root, 'dist/server'), { recursive: true, force: true })
  const options = { absWorkingDir: root, outdir: 'dist/server', sourcemap: 'linked' }
  const server = [
    { in: 'apps/server/main.ts', out: 'main' },
    { in: 'apps/server/run-again.ts', out: 'run-again' },
  ]
  await bundle(server, { ...options, splitting: true, chunkNames: 'chunk-[hash]' })
  // A process that reads one document loads only what it needs: parts shared with the server would be larger.
  const sides = sideEntries.map(file => ({ in: file, out: path.basename(file, '.ts') }))
  await bundle(sides, options)
}

export async function buildPages() {
  const vite = await import('vite')
  await vite.build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' })
}

await buildServer()
await buildPages()
