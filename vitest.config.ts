import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './tests/longest-first.ts'

/** Files that need a document run in another process, which is started once if they follow each other. */
const usesDocument = (file: string) => fs.readFileSync(file, 'utf8').startsWith('// @vitest-environment')
const sequencer = longestFirst(
  ['linear-time', 'evaluation/evaluation.test', 'applications/submission.test', 'takeover', 'read-document', 'by-link'],
  file => (usesDocument(file) ? 1 : 0),
)

const LOADED_NATIVELY = ['--import', 'tsx', '--import', path.resolve('tests/load-natively.mjs')]

const everyTest = {
  // Enough on a computer that is busy with other work too.
  expect: { poll: { timeout: 40_000 } },
  testTimeout: 180_000,
  hookTimeout: 600_000,
  // Most of what a test makes is garbage soon: with more room for it, it is collected less often. Patterns are compiled as in the
  // product (apps/server/v8-flags.ts). V8's helper threads would only take the processors from other files.
  execArgv: ['--max-semi-space-size=64', '--no-regexp-tier-up', '--single-threaded', ...LOADED_NATIVELY],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** Files that examine how a module is loaded, and so cannot share a process with others. */
const ISOLATED = ['platform/contract/no-eval.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['tests/cluster.ts', 'tests/built-entries.ts'],
    // With two journeys in the browser at the same time, these keep two cores busy to the end.
    maxWorkers: 2,
    sequence: { sequencer },
    projects: [
      {
        test: {
          ...everyTest,
          name: 'shared',
          include: ['{apps,modules,platform,ui,db,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'node_modules/**', ...ISOLATED],
          // Loading the product takes longer than most tests. Each file starts its own server on its own database.
          isolate: false,
        },
      },
      { test: { ...everyTest, name: 'isolated', include: ISOLATED } },
    ],
  },
})
