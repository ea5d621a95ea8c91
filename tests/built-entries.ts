import path from 'node:path'
import { bundle } from '#apps/server/bundle.mjs'
import type { SideEntry } from '#platform/env/side-entry.ts'

const FOLDER = path.resolve('dist/test-entries')

/**
 * Bundles the programs of child processes once for a run of the tests: Node then starts them in a fraction of the time that
 * TypeScript sources take.
 */
export async function buildEntries(): Promise<void> {
  await bundle([{ in: 'modules/resumes/server/read-resume.process.ts', out: 'read-resume.process' }], {
    outdir: FOLDER,
  })
}

/** Replaces `platform/env/side-entry.ts` in tests (vitest.config.ts). */
export const sideEntry = (_importMetaUrl: string, relative: string): SideEntry => ({
  path: path.join(FOLDER, path.basename(relative).replace(/\.ts$/, '.js')),
  execArgv: [],
})
