// `npm run test:browsers`: the candidate's way from the careers page to the status page, and the recruiter's list and details, in
// Firefox and in WebKit. `npm run test:browsers -- firefox`: one browser only. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from '../../apps/server/start.mjs'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'))
await prepare()
const args = ['--import', 'tsx', 'tests/browsers/main.ts', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
