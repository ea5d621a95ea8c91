import { defineConfig } from 'vitest/config'
import { GROUPS } from './groups.ts'

/** The unit tests of one group, or of all. */
const wanted = process.env['MUTATION_GROUP']

export default defineConfig({
  test: {
    include: GROUPS.filter(({ name }) => wanted === undefined || name === wanted).flatMap(({ tests }) => [...tests]),
    testTimeout: 10_000,
  },
})
