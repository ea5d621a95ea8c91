import fs from 'node:fs'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { describeSchema } from './describe.ts'

const db = new pg.Pool({ connectionString: inject('ownerUrl'), max: 1 })
db.on('error', () => {})
afterAll(() => db.end())

test('db/schema.md shows the tables as they are', async () => {
  expect(fs.readFileSync('db/schema.md', 'utf8')).toBe(await describeSchema(db))
})
