import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { mergesContract as calls } from '../contract.ts'
import { suggestedWith, suggestionPage, suggestions } from './duplicates.read-model.ts'
import { findOnArrival } from './find-duplicates.ts'
import { mergeCandidates } from './merge-candidates.ts'
import { presentMerges, presentPairs } from './present.ts'
import { previewMerge } from './preview-merge.ts'
import { setDismissed } from './queries/duplicates.ts'
import { undoableMerges } from './queries/merges.ts'
import { settleMerges, settleOnErasure } from './settle-merges.ts'
import { undoMerge } from './undo-merge.ts'

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
  serve(calls['duplicates.of'], async ({ org, actor, params, now }) => {
    const [pairs, merges] = await org.read(q => [
      suggestedWith(q, org.organizationId, params.candidate_uuid),
      undoableMerges(q, org.organizationId, params.candidate_uuid, now),
    ])
    return {
      items: await presentPairs(org, actor, pairs),
      merges: await presentMerges(org, actor, params.candidate_uuid, merges),
    }
  })
  serve(calls['duplicates.decide'], async ({ tx, actor, params, body, now }) => {
    const decision = { dismissed: body.dismissed, adminId: actor.adminId, now }
    if (!(await setDismissed(tx, [params.candidate_uuid, params.otherId], decision))) throw notFound()
    return { ok: true as const }
  })
  serve(calls['merges.preview'], ({ org, actor, query }) => previewMerge(org, actor, query))
  serve(calls['merges.create'], async ({ tx, actor, body, now }) => {
    const { id, undoUntil } = await mergeCandidates(tx, body, actor, now)
    return { id, candidate_uuid: body.kept, undo_until: undoUntil.toISOString() }
  })
  serve(calls['merges.undo'], async ({ tx, actor, params, now }) => ({
    candidate_uuids: await undoMerge(tx, params.mergeId, actor, now),
  }))
}

export const mergesSubscriptions: readonly Subscription[] = [...findOnArrival, settleOnErasure]
export const mergesTasks: readonly TaskDefinition[] = settleMerges.tasks
export const mergesSchedule: readonly ScheduleEntry[] = [settleMerges.schedule]
