import { build } from 'esbuild'
import path from 'node:path'
import type { SideEntry } from '#platform/env/side-entry.ts'

const FOLDER = path.resolve('dist/test-entries')

/**
 * Bundles the programs of child processes once for a run of the tests: Node then starts them in a fraction of the time that
 * TypeScript sources take.
 */
export async function buildEntries(): Promise<void> {
  await build({
    entryPoints: ['modules/resumes/server/read-resume.process.ts'],
    outdir: FOLDER,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'external-packages',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' ? undefined : { path: name, external: true },
          )
        },
      },
    ],
  })
}

/** Replaces `platform/env/side-entry.ts` in tests (vitest.config.ts). */
export const sideEntry = (_importMetaUrl: string, relative: string): SideEntry => ({
  path: path.join(FOLDER, path.basename(relative).replace(/\.ts$/, '.js')),
  execArgv: [],
})
