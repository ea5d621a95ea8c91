// Builds the server (esbuild) and the pages (vite) into dist/. Packages stay outside the bundle.
import { build } from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'apps/server/main.ts', out: 'main' },
      { in: 'apps/server/run-again.ts', out: 'run-again' },
      ...sideEntries.map(file => ({ in: file, out: path.basename(file, '.ts') })),
    ],
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' ? undefined : { path: name, external: true },
          )
        },
      },
    ],
  })
}

export async function buildPages() {
  const vite = await import('vite')
  await vite.build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' })
}

await buildServer()
await buildPages()
