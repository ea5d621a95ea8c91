import { describe, expect, it } from 'vitest'
import { declaredTables, invalidTableUses } from './tables.mjs'

const declaring = (...tables: string[]) =>
  `declare module '#platform/db/tables.ts' {\n  interface Tables {\n${tables.map(name => `    ${name}: Row\n`).join('')}  }\n}`

const DECLARED = [
  { file: 'platform/db/tables.ts', text: 'export interface Tables {\n  events: EventsTable\n}' },
  { file: 'modules/jobs/server/tables.ts', text: declaring('job_openings') },
  { file: 'modules/applications/server/tables.ts', text: declaring('applications', 'candidates') },
]

const usesIn = (file: string, text: string) => invalidTableUses([...DECLARED, { file, text }])

const QUERIES = 'modules/applications/server/queries.ts'
const READ_MODEL = 'modules/applications/server/list.read-model.ts'
const OPERATION = 'modules/applications/server/move-application.ts'

describe('the check of where SQL is used', () => {
  it('reads the owner of a table from tables.ts', () => {
    expect([...declaredTables(DECLARED)]).toEqual([
      ['events', 'platform'],
      ['job_openings', 'jobs'],
      ['applications', 'applications'],
      ['candidates', 'applications'],
    ])
  })

  it.each([
    ['queries.ts', QUERIES],
    ['a file in queries/', 'modules/applications/server/queries/notes.ts'],
  ])('accepts the module’s own and the platform’s tables in %s', (_name, file) => {
    const text =
      "q.selectFrom('applications as a').innerJoin('candidates as c', 'c.id', 'a.candidate_id')\nsql`select 1 from events`"
    expect(usesIn(file, text)).toEqual([])
  })

  it.each([
    ['a query', "tx.q.selectFrom('applications').execute()"],
    ['an insert', "tx.q\n  .insertInto('applications')\n  .values(row)"],
    ['an update', "tx.q.updateTable('applications').set({})"],
    ['a delete', "tx.q.deleteFrom('applications')"],
    ['a join', "closed(q).innerJoin('candidates', 'candidates.id', 'a.candidate_id')"],
    ['a subquery', "eb.exists(eb.selectFrom('applications'))"],
    ['a delete in batches', "deleteInBatches(db, 'applications', old)"],
    ['a table that a variable names', 'q.deleteFrom(table)'],
    ['raw SQL', 'sql`delete from applications`'],
    ['raw SQL with a type', 'sql<{ id: string }>`select id from applications where id = ${id}`'],
    ['raw SQL that calls a function', 'sql`select start_session(${token})`'],
    ['a statement in a string', "client.query('select id from applications')"],
    ['a statement in a template', 'client.query(`delete from applications where id = ${id}`)'],
  ])('refuses %s outside the queries', (_name, text) => {
    const wrong = usesIn(OPERATION, text)
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toMatch(/^modules\/applications\/server\/move-application\.ts:\d: SQL of a module belongs in/)
  })

  it('refuses SQL in public.ts too', () => {
    expect(usesIn('modules/applications/public.ts', "q.selectFrom('applications')")).toHaveLength(1)
  })

  it.each([
    ['a query', "q.selectFrom('job_openings as j')"],
    ['a list of tables', "q.selectFrom(['applications', 'job_openings'])"],
    ['a join', "q.selectFrom('applications').leftJoin('job_openings as j', 'j.id', 'job_id')"],
    ['a nested query', "eb.exists(eb.selectFrom('job_openings'))"],
    ['raw SQL', 'sql`select title from job_openings where id = ${id}`'],
    ['a list in raw SQL', 'sql`select 1 from applications a, job_openings j`'],
    ['raw SQL in raw SQL', 'sql`select 1 ${more ? sql`from job_openings` : none}`'],
    ['a write in raw SQL', 'sql`update job_openings set title = ${title}`'],
    ['an insert in raw SQL', 'sql`insert into job_openings (id, title) values (${id}, ${title})`'],
  ])('refuses another module’s table in queries.ts: %s', (_name, text) => {
    expect(usesIn(QUERIES, text)).toEqual([
      `${QUERIES}:1: job_openings belongs to jobs; read it in a server/*.read-model.ts, or through jobs/public.ts`,
    ])
  })

  it('refuses a module’s table in the platform and in the server app', () => {
    for (const file of ['platform/mail/messages.ts', 'apps/server/http/status.ts'])
      expect(usesIn(file, "q.selectFrom('applications')")).toHaveLength(1)
  })

  it('accepts reading another module’s table in a read model', () => {
    const text = "q.selectFrom('applications as a').innerJoin('job_openings as j', 'j.id', 'a.job_id')"
    expect(usesIn(READ_MODEL, text)).toEqual([])
  })

  it.each([
    ['the query builder', "q.updateTable('job_openings')"],
    ['raw SQL', 'sql`delete from job_openings`'],
    ['a statement in a string', "client.query('insert into job_openings values (1)')"],
  ])('refuses a read model that writes with %s', (_name, text) => {
    expect(usesIn(READ_MODEL, text)).toEqual([
      `${READ_MODEL}:1: a read model only reads, and this writes to job_openings`,
    ])
  })

  it.each([
    ['the query builder', "q.selectFrom('applicants')"],
    ['raw SQL', 'sql`select 1 from applicants`'],
  ])('refuses a table that is not declared, in %s', (_name, text) => {
    for (const file of [QUERIES, READ_MODEL, 'platform/db/prune.ts'])
      expect(usesIn(file, text)).toEqual([`${file}:1: no tables.ts declares the table applicants`])
  })

  it('refuses a table that a variable names, because its owner cannot be checked', () => {
    expect(usesIn(QUERIES, 'q.deleteFrom(table)')).toEqual([
      `${QUERIES}:1: name the table in the call, so that its owner can be checked`,
    ])
  })

  it.each([
    ['a common table expression', 'sql`with taken as (delete from applications returning id) select * from taken`'],
    ['a function that returns rows', 'sql`select * from unnest(${ids}::uuid[])`'],
    ['an expression with from', 'sql`extract(epoch from now())`'],
    ['a comparison with from', 'sql`a is distinct from b`'],
    ['a lock', 'sql`select id from applications for update`'],
    ['columns to sort by', 'sql`select id from applications order by organization_id, id`'],
    ['columns to write', 'sql`insert into applications as a (organization_id, id) values (1, 2)`'],
    ['an upsert', 'sql`insert into applications values (1) on conflict (id) do update set a = 1`'],
    ['a query that is a parameter', "q.selectFrom(page.as('counted'))"],
  ])('does not mistake other words for a table: %s', (_name, text) => {
    expect(usesIn(QUERIES, text)).toEqual([])
  })

  it.each([
    ['comments', "// q.selectFrom('job_openings')\n/* sql`delete from applications` */"],
    ['sentences for people', "const hint = 'Select a job from the list', other = `Update the job`"],
  ])('ignores %s', (_name, text) => {
    expect(usesIn(OPERATION, text)).toEqual([])
  })

  it('ignores tests', () => {
    expect(usesIn('modules/applications/move.test.ts', "q.updateTable('job_openings')")).toEqual([])
  })
})
