import { defineConfig } from 'vitest/config'
import { failedImports } from './failed-imports.ts'
import { GROUPS } from './groups.ts'

/** The unit tests of one group, or of all. */
const wanted = process.env['MUTATION_GROUP']

export default defineConfig({
  test: {
    include: GROUPS.filter(({ name }) => wanted === undefined || name === wanted).flatMap(({ tests }) => [...tests]),
    testTimeout: 10_000,
    // Each run is in a new thread, in which the files share what they load.
    isolate: false,
    reporters: [failedImports()],
  },
})
