import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { mergesContract as calls } from '../contract.ts'
import { suggestionPage } from './duplicates.read-model.ts'
import { findOnArrival } from './find-duplicates.ts'
import { presentPairs } from './present.ts'
import { setDismissed, suggestedWith, suggestions } from './queries.ts'

export function mergesRoutes({ serve }: Api) {
  serve(calls['duplicates.list'], async ({ org, actor, query }) => {
    const [rows, [counted]] = await org.read(q => [
      suggestionPage(q, org.organizationId, query),
      cappedCount(q, suggestions(q, org.organizationId)),
    ])
    const { items, next_cursor } = cutPage(
      rows,
      query.limit,
      row => row,
      row => [row.found_at.toISOString(), row.first_id, row.second_id],
    )
    return { items: await presentPairs(org, actor, items), next_cursor, ...presentTotal(counted?.count ?? 0) }
  })
  serve(calls['duplicates.of'], async ({ org, actor, params }) => {
    const [pairs] = await org.read(q => [suggestedWith(q, org.organizationId, params.candidate_uuid)])
    return { items: await presentPairs(org, actor, pairs) }
  })
  serve(calls['duplicates.decide'], async ({ tx, actor, params, body, now }) => {
    const decision = { dismissed: body.dismissed, adminId: actor.adminId, now }
    if (!(await setDismissed(tx, [params.candidate_uuid, params.otherId], decision))) throw notFound()
    return { ok: true as const }
  })
}

export const mergesSubscriptions: readonly Subscription[] = [...findOnArrival]
