// Builds the server (esbuild) and the pages (vite) into dist/.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'
import { bundleChildProcesses } from './child-processes.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Threads are separate entry points, next to the main bundle. */
const threads = fs
  .readdirSync(path.join(root, 'platform'), { recursive: true })
  .filter(file => file.endsWith('.thread.ts'))
  .map(file => ({ in: path.join(root, 'platform', file), out: path.basename(file, '.ts') }))

export async function buildServer() {
  fs.rmSync(path.join(root, 'dist/server'), { recursive: true, force: true })
  const options = { absWorkingDir: root, outdir: 'dist/server', sourcemap: 'linked' }
  const server = [
    { in: 'apps/server/main.ts', out: 'main' },
    { in: 'apps/server/product.ts', out: 'product' },
    { in: 'apps/server/run-again.ts', out: 'run-again' },
    { in: 'apps/server/create-super-admin.ts', out: 'create-super-admin' },
  ]
  await bundle(server, { ...options, splitting: true, chunkNames: 'chunk-[hash]' })
  // What ends soon or does one thing loads only what it needs: parts shared with the server would be larger.
  await bundle(threads, options)
  await bundleChildProcesses(options.outdir, options)
}

export async function buildPages() {
  const vite = await import('vite')
  await vite.build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' })
}

await buildServer()
await buildPages()
