// Writes db/schema.md from a database that has all migrations.
import fs from 'node:fs'
import pg from 'pg'
import { benchCluster } from '#bench/cluster.ts'
import { describeSchema } from './describe.ts'

const cluster = await benchCluster()
const db = new pg.Pool({ connectionString: cluster.url, max: 1 })
db.on('error', () => {})
fs.writeFileSync('db/schema.md', await describeSchema(db))
await db.end()
await cluster.stop()
