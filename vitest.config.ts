import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest. They start first, so that no worker is left with one of them at the end. */
const LONGEST = ['linear-time', 'evaluation/evaluation.test', 'applications/submission.test', 'takeover']
const usesDocument = (file: string) => fs.readFileSync(file, 'utf8').startsWith('// @vitest-environment')
const rank = ({ moduleId }: TestSpecification) => {
  const index = LONGEST.findIndex(name => moduleId.includes(name))
  if (index >= 0) return index
  // A process belongs to one environment, so files of the same one follow each other.
  return usesDocument(moduleId) ? LONGEST.length + 1 : LONGEST.length
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const everyTest = {
  alias: { '#platform/env/side-entry.ts': path.resolve('tests/built-entries.ts') },
  // Enough on a computer that is busy with other work too.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 90_000,
  hookTimeout: 120_000,
}

/** Files that replace a module or register their own subscriptions, and so cannot share a process with others. */
const ISOLATED = [
  'modules/accounts/guessing.test.ts',
  'platform/contract/no-eval.test.ts',
  'platform/events/events.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: ['tests/cluster.ts'],
    // A computer with two cores is busy with two, because the journeys in the browser run at the same time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
