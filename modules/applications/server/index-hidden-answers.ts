import type { Subscription } from '#platform/events/events.ts'
import { fieldsHiddenInBlindReview } from '#modules/forms/public.ts'
import { indexApplication } from './index-application.ts'
import { applicationsWithAnswers } from './queries/search.ts'

const AT_ONCE = 50

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
    let last: string | null = null
    do {
      last = await org.write(async tx => {
        const rows = await applicationsWithAnswers(tx, changed, last, AT_ONCE).execute()
        for (const { id } of rows) await indexApplication(tx, id)
        return rows.length < AT_ONCE ? null : rows.at(-1)!.id
      })
    } while (last !== null)
  },
}
