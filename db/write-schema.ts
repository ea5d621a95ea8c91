// Writes db/schema.md from a database that has all migrations.
import fs from 'node:fs'
import pg from 'pg'
import { describeSchema } from './describe.ts'
import { startTemporaryDatabase } from './temporary-database.ts'

const database = await startTemporaryDatabase()
const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
pool.on('error', () => {})
fs.writeFileSync('db/schema.md', await describeSchema(pool))
await pool.end()
await database.stop()
