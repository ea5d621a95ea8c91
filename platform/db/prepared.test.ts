import {
  type Compilable,
  Kysely,
  PostgresAdapter,
  DummyDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import type { Viewer } from '../access/viewer.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './tables.ts'

const q = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const viewer = (name: string, sees: Viewer['sees'] = 'all'): Viewer => ({
  organizationId: `organization of ${name}`,
  adminId: name,
  sees,
})

interface Asked {
  readonly stage: string
  readonly search?: string
}
const build = (db: Kysely<Tables>, { organizationId, adminId, sees }: Viewer, { stage, search }: Asked) => {
  const own = sees === 'all' ? sql`true` : sql`owner = ${adminId}`
  return db
    .selectFrom(
      sql<object>`(select ${stage}, ${search ?? ''} where organization = ${organizationId} and ${own})`.as('t'),
    )
    .selectAll()
}
const plain = (query: Compilable) => {
  const { sql: text, parameters } = query.compile()
  return { text, parameters }
}

test('is the query that is built for this viewer, and is built once for all who ask the same', () => {
  let built = 0
  const counted: typeof build = (...given) => {
    built += 1
    return build(...given)
  }
  const query = prepared(counted, () => true)
  const asked = [{ stage: 'review' }, { stage: 'offer' }, { stage: 'review', search: 'ann' }]
  const viewers = [viewer('ann'), viewer('ben'), viewer('ann', 'own_jobs'), viewer('cem', 'own_jobs')]
  for (const one of asked)
    for (const who of viewers) expect(plain(query(q, who, one))).toEqual(plain(build(q, who, one)))
  expect(built).toBe(asked.length * 2)
})

test('keeps what is asked once out of its memory', () => {
  let built = 0
  const query = prepared(
    (db, who: Viewer, asked: Asked) => {
      built += 1
      return build(db, who, asked)
    },
    ({ search }) => !search,
  )
  for (const name of ['ann', 'ben']) query(q, viewer(name), { stage: 'review', search: 'x' })
  expect(built).toBe(2)
})

test('refuses a query in which an ID became a part of something else', () => {
  const mixed = [
    (who: Viewer) => sql<object>`(select ${`for ${who.organizationId}`})`,
    (who: Viewer) => sql<object>`(select ${[who.adminId]}::text[])`,
    (who: Viewer) => sql<object>`(select ${sql.lit(who.adminId)})`,
  ]
  for (const one of mixed) {
    const query = prepared(
      (db, who: Viewer, _asked: object) => db.selectFrom(one(who).as('t')).selectAll(),
      () => true,
    )
    expect(() => query(q, viewer('ann'), {})).toThrow('as they are')
  }
})
