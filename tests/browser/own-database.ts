import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** An empty database for one product, on the test cluster: for data that cannot be created through pages. */
export async function ownDatabase() {
  const name = `browser_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name} owner evenhand`)
  return {
    /** For the product. */
    url: inject('ownerUrl').replace('/evenhand?', `/${name}?`),
    /** Runs a statement as the cluster's administrator, for whom row-level security does not apply. */
    async change(statement: string): Promise<void> {
      const client = new pg.Client({ connectionString: inject('adminUrl').replace('/postgres?', `/${name}?`) })
      await client.connect()
      await client.query(statement)
      await client.end()
    },
    async drop(): Promise<void> {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}
