import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,modules,platform,ui,db,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    globalSetup: ['tests/cluster.ts'],
    alias: { '#platform/env/side-entry.ts': path.resolve('tests/built-entries.ts') },
    // Two cores: one worker more than that only makes each slower.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
