import path from 'node:path'
import { bundleChildProcesses } from '#apps/server/child-processes.mjs'
import type { SideEntry } from '#platform/env/side-entry.ts'

const FOLDER = path.resolve('dist/test-entries')

/**
 * Global setup: bundles the programs of child processes once for a run of the tests, as the build does. The journeys in the browser,
 * which run at the same time, use the built product instead.
 */
const buildEntries = (): Promise<void> => bundleChildProcesses(FOLDER)
export default buildEntries

/** Replaces `platform/env/side-entry.ts` in tests (replaced-modules.mjs). */
export const sideEntry = (_importMetaUrl: string, relative: string): SideEntry => ({
  path: path.join(FOLDER, path.basename(relative).replace(/\.ts$/, '.js')),
  execArgv: [],
})
