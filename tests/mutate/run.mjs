// `npm run mutate`: changes the rules of the product one expression at a time and runs their unit tests. A change that no test
// notices shows a rule that is not tested. Fails if a group scores below the minimum in `groups.ts`.
// `npm run mutate -- slots`: one group only. A report for each group is written to dist/mutation/.
// Its packages are locked and installed in this folder, because nothing else needs them.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../../apps/server/install.mjs'
import { withSetupLock } from '../../apps/server/setup-lock.mjs'
import { prepare } from '../../apps/server/start.mjs'

const folder = path.dirname(fileURLToPath(import.meta.url))

process.chdir(path.resolve(folder, '../..'))
await prepare({ build: false })
await withSetupLock(folder, () => installPackages(folder, { say: console.log }), console.log)
const args = ['--import', 'tsx', path.join(folder, 'mutate.mjs'), ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
