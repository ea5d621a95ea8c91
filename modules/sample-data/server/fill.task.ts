import { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { makeEventsFictional } from '#platform/events/make-fictional.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { adminById, adminsOf } from '#modules/accounts/public.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { addSampleJob, sampleJobIds } from '#modules/jobs/public.ts'
import { sampleJobs, samplePeople } from '../fiction/more-people.ts'
import { addPerson } from './add-person.ts'
import { advancePerson } from './advance-person.ts'
import { sampleDataOf, updateSampleData } from './queries.ts'
import { FILL_TASK } from './switch-sample-data.ts'

/** How many people one run of the task adds. The next ones wait in the queue, so that other work gets its share. */
const BATCH = 4

/** Who does what is done in the sample: whoever turned it on, or an owner if they have been removed. */
async function actorOf(org: OrganizationDb, adminId: string): Promise<Actor | null> {
  const { organizationId } = org
  const [[given], admins] = await org.read(q => [adminById(q, organizationId, adminId), adminsOf(q, organizationId)])
  const admin = given && !given.removed_at ? given : admins.find(({ role }) => role === 'owner')
  if (!admin) return null
  const { id, role, name, time_zone: timeZone } = admin
  return { organizationId, adminId: id, role, name, timeZone, blindReview: false }
}

/** Creates the jobs, once. Whether they exist is checked under the lock of the sample's row. */
async function addJobs({ db, clock }: Services, org: OrganizationDb, actor: Actor) {
  const now = clock.now()
  const { organizationId } = org
  const afterId = newId()
  const added = await org.write(async tx => {
    const row = await sampleDataOf(tx.q, org.organizationId).forUpdate().executeTakeFirst()
    const known = await sampleJobIds(tx.q, org.organizationId).execute()
    if (row?.state !== 'filling' || known.length > 0) return []
    const ids: string[] = []
    for (const { key: _, question, requirements, locations, ...content } of sampleJobs) {
      const asked = { ...question, kind: 'long_text' as const, help: '', required: false, options: [], max: 1500 }
      const { id } = await addSampleJob(
        tx,
        {
          ...content,
          requirements: [...requirements],
          locations: [...locations],
          extra_questions: [asked],
          employment_type: 'full_time',
          show_salary: true,
          openings: 1,
          hiring_team: [{ id: actor.adminId }],
        },
        actor.adminId,
        now,
      )
      ids.push(id)
    }
    return ids
  })
  for (const subjectId of added) await makeEventsFictional(db, { organizationId, subjectId, afterId, at: now })
}

/** Adds the next people. A run that is repeated after a crash continues with the person after the last finished one. */
export const fillSampleData = (emails: CandidateEmails) =>
  task({
    name: FILL_TASK,
    lane: 'slow',
    payload: z.object({ organization_id: z.string() }),
    async run(given: Services, { organization_id }) {
      // Sample data costs nothing: no language model reads, asks or evaluates.
      const services = { ...given, models: { reading: null, interviewing: null, evaluating: null } }
      const org = services.db.forOrganization(organization_id)
      const [[row]] = await org.read(q => [sampleDataOf(q, organization_id)])
      const actor = row && (await actorOf(org, row.admin_id))
      if (row?.state !== 'filling' || !actor) return
      await addJobs(services, org, actor)
      for (const [index, person] of samplePeople.entries()) {
        if (index < row.done || index >= row.done + BATCH) continue
        const added = await addPerson(services, org, person, index)
        if (added) await advancePerson(services, emails, org, { ...added, person, index, actor })
        await org.write(async tx => {
          const current = await sampleDataOf(tx.q, organization_id).forUpdate().executeTakeFirst()
          if (current?.state !== 'filling') return
          await updateSampleData(tx, { done: index + 1, changed_at: services.clock.now() })
        })
      }
      await org.write(async tx => {
        const current = await sampleDataOf(tx.q, organization_id).forUpdate().executeTakeFirst()
        if (current?.state !== 'filling') return
        if (current.done >= samplePeople.length) await updateSampleData(tx, { state: 'on' })
        else await tx.task(FILL_TASK, {}, { key: `${FILL_TASK}:${organization_id}` })
      })
    },
  })
