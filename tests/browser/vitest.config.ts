import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../longest-first.ts'

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/cluster.ts'],
    // Two journeys at a time, because they mostly wait, for speech and timers.
    maxWorkers: 2,
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'screens.test',
        'room.test',
        'journey.test',
        'start.test',
        'recruiters.test',
        'kill.test',
      ]),
    },
    // The product that the journeys visit is the built one, which is served in their process.
    env: { NODE_ENV: 'production' },
    execArgv: ['--no-regexp-tier-up', '--single-threaded'],
    server: { deps: { external: [/\/dist\/server\//] } },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
