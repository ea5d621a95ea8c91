import { z } from 'zod'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import { task } from '#platform/tasks/tasks.ts'
import { fieldsHiddenInBlindReview } from '#modules/forms/public.ts'
import { questionsHiddenInBlindReview } from '#modules/jobs/public.ts'
import { indexApplication } from './index-application.ts'
import { applicationsOfJob, applicationsWithAnswers } from './queries/search.ts'

const AT_ONCE = 100

type Page = (
  tx: OrganizationTransaction,
  after: string | null,
  limit: number,
) => { execute(): Promise<{ id: string }[]> }

/** Indexes many applications, a few in each transaction. */
async function indexAll(org: OrganizationDb, page: Page, stopping?: AbortSignal): Promise<void> {
  let last: string | null = null
  do {
    stopping?.throwIfAborted()
    last = await org.write(async tx => {
      const rows = await page(tx, last, AT_ONCE).execute()
      for (const { id } of rows) await indexApplication(tx, id)
      return rows.length < AT_ONCE ? null : rows.at(-1)!.id
    })
  } while (last !== null)
}

/**
 * Blind review must no longer find applications by the words of answers that a new version of the form hides, and finds them again by those
 * that it shows.
 */
export const indexHiddenAnswers: Subscription = {
  by: 'applications.index-hidden-answers',
  event: 'form.saved',
  async react({ db }, { organization_id, data: { version } }) {
    const org = db.forOrganization(organization_id)
    const [now, before] = await org.read(q => [
      fieldsHiddenInBlindReview(q, organization_id, version),
      fieldsHiddenInBlindReview(q, organization_id, version - 1),
    ])
    const [hidden, hiddenBefore] = [new Set(now.map(({ key }) => key)), new Set(before.map(({ key }) => key))]
    const changed = [...new Set([...hidden, ...hiddenBefore])].filter(key => hidden.has(key) !== hiddenBefore.has(key))
    if (changed.length === 0) return
    await indexAll(org, (tx, after, limit) => applicationsWithAnswers(tx, changed, after, limit))
  },
}

/** The same for a job: its title is searched, and its questions can be hidden in blind review. */
export const indexApplicationsOfJob: Subscription = {
  by: 'applications.index-applications-of-job',
  event: 'job.edited',
  async react({ db }, { organization_id, subject_id, data: { fields } }) {
    if (!subject_id || (!fields.includes('title') && !fields.includes('extra_questions'))) return
    await indexAll(db.forOrganization(organization_id), (tx, after, limit) =>
      applicationsOfJob(tx, subject_id, after, limit),
    )
  },
}

/** The same for all answers that are hidden by now. Migration 0590 starts it: what was hidden before did not change the search. */
export const indexAllHiddenAnswers = task({
  name: 'applications.index-hidden-answers',
  lane: 'maintenance',
  payload: z.object({ organization_id: z.string() }),
  async run({ db }, { organization_id }, { stopping }) {
    const org = db.forOrganization(organization_id)
    const [fields, questions] = await org.read(q => [
      fieldsHiddenInBlindReview(q, organization_id),
      questionsHiddenInBlindReview(q, organization_id),
    ])
    const keys = [...fields, ...questions].map(({ key }) => key)
    if (keys.length > 0)
      await indexAll(org, (tx, after, limit) => applicationsWithAnswers(tx, keys, after, limit), stopping)
  },
})
