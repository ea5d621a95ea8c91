import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { foldApplicationCounts } from '#modules/applications/server/fold-counts.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { dashboardContract as calls } from './contract.ts'

const server = await startTestServer()

const STAGES = ['applied', 'screening', 'review', 'interview', 'offer'] as const
const CHANGES = 20_000
const WRITERS = 12
const APPLICATIONS = 240

test('all figures equal a live count after 20,000 changes by writers at the same time, while the counters are folded', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const jobs = [await anOpenJob(organization), await anOpenJob(organization)]
  const { db } = server.services
  const org = db.forOrganization(organization.id)
  const now = server.clock.now().getTime()
  const first = await anApplication(server, organization, jobs[0]!)
  await server.settled()
  const template = await org.write(tx =>
    tx.q.selectFrom('applications').selectAll().where('id', '=', first.application_id).executeTakeFirstOrThrow(),
  )
  const rows = Array.from({ length: APPLICATIONS }, (_, index) => {
    const {
      ranked_score: _score,
      match_rank: _match,
      interview_rank: _interview,
      screened: _screened,
      ...same
    } = template
    // At noon, so that it is the same day and month in every zone.
    const applied = new Date((Math.floor(now / DAY) - 0.5 - (index % 300)) * DAY)
    return {
      ...same,
      id: newId(),
      candidate_id: newId(),
      job_id: jobs[index % 2]!.id,
      source: `source ${index % 3}`,
      applied_at: applied,
      stage_since: applied,
      answers: '{}' as never,
      evidence: null,
      last_communication_at: applied,
    }
  })
  await org.write(async tx => {
    await tx.q
      .insertInto('candidates')
      .values(
        rows.map(({ candidate_id }) => ({
          organization_id: organization.id,
          id: candidate_id,
          email_key: candidate_id,
          email: `${randomBytes(6).toString('hex')}@example.com`,
          name: 'Noor Haddad',
          phone: null,
          location: null,
          links: '[]' as never,
          time_zone: 'UTC',
        })),
      )
      .execute()
    await tx.q.insertInto('applications').values(rows).execute()
  })

  /** A generator of numbers below 1 that is the same in each run. */
  const randomFrom = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  let failed = 0
  let running = true
  const folding = (async () => {
    while (running) await foldApplicationCounts(db)
  })()
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const random = randomFrom(writer + 1)
      const own = rows.filter((__, index) => index % WRITERS === writer)
      for (let change = 0; change < CHANGES / WRITERS; change += 10) {
        await org
          .write(async tx => {
            for (let step = 0; step < 10; step += 1) {
              const { id } = own[Math.floor(random() * own.length)]!
              const kind = random()
              await tx.q
                .updateTable('applications')
                .set(
                  kind < 0.75
                    ? { stage: STAGES[Math.floor(random() * 5)]!, stage_since: new Date(now + change * 1000) }
                    : kind < 0.9
                      ? {
                          outcome: random() < 0.5 ? 'active' : random() < 0.5 ? 'hired' : 'rejected',
                          stage_since: new Date(now + change * 1000),
                        }
                      : { screening_state: random() < 0.5 ? 'completed' : 'invited' },
                )
                .where('organization_id', '=', organization.id)
                .where('id', '=', id)
                .execute()
            }
          })
          .catch(() => (failed += 1))
      }
    }),
  )
  running = false
  await folding
  expect(failed).toBe(0)

  const live = await org.write(tx =>
    tx.q.selectFrom('applications').select(['stage', 'outcome', 'applied_at', 'source', 'screened']).execute(),
  )
  const shown = await organization.call(calls['dashboard.widgets'], {})
  const active = live.filter(({ outcome }) => outcome === 'active')
  expect(shown.active.count).toBe(active.length)
  expect(shown.pipeline.map(one => one.active)).toEqual(
    STAGES.map(stage => active.filter(one => one.stage === stage).length),
  )
  expect(shown.hired_this_year.count).toBe(live.filter(({ outcome }) => outcome === 'hired').length)
  const counted = (of: typeof live) => ({ applied: of.length, screened: of.filter(({ screened }) => screened).length })
  for (const { month, sources, ...totals } of (
    await organization.call(calls['dashboard.monthlyApplications'], { query: {} })
  ).months) {
    const own = live.filter(({ applied_at }) => applied_at.toISOString().startsWith(month.slice(0, 7)))
    expect({ month, ...totals }).toEqual({ month, ...counted(own) })
    for (const { source, ...one } of sources) expect(one).toEqual(counted(own.filter(row => row.source === source)))
  }
  const list = await organization.call(applicationsContract['applications.dashboard'], { query: {} })
  expect(list.total).toBe(live.length)
  const closed = await organization.call(jobsContract['jobs.list'], { query: { status: 'open' } })
  expect(closed.total).toBe(2)
}, 120_000)
