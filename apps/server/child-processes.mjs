import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'
import { bundleReadResume } from './compiled/read-resume.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Bundles the programs of sealed child processes (`*.process.ts`), each on its own: parts shared with the server would be larger. */
export async function bundleChildProcesses(outdir, options = {}) {
  await bundleReadResume(outdir, options)
  const readBusyTimes = path.join(root, 'modules/busy-calendars/server/read-busy-times.process.ts')
  await bundle([{ in: readBusyTimes, out: 'read-busy-times.process' }], { absWorkingDir: root, ...options, outdir })
}
