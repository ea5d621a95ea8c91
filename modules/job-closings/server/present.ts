import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { ClosingRecipient, JobClosing, jobClosingsContract } from '../contract.ts'
import { closingWords as words } from '../words/problems.ts'
import type { lastClosing, problemsOf, recipientPage } from './recipients.read-model.ts'

type RowOf<F extends (...args: never[]) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<F>['executeTakeFirstOrThrow']>
>

export const presentRecipient = (row: RowOf<typeof recipientPage>): ClosingRecipient => ({
  application_id: row.id,
  candidate_uuid: row.candidate_id,
  name: row.name,
  stage: row.stage,
  applied_at: row.applied_at.toISOString(),
  email: row.email ?? '',
})

export const presentClosing = (
  row: RowOf<typeof lastClosing>,
  problems: readonly RowOf<typeof problemsOf>[],
  now: Date,
): ReplyGiven<(typeof jobClosingsContract)['jobClosings.close']> & JobClosing => ({
  id: row.id,
  state: row.state,
  decision: row.decision,
  send_at: row.send_at.toISOString(),
  closed_at: row.closed_at.toISOString(),
  closed_by: row.closed_by_name ?? '',
  informed: row.informed ?? 0,
  excluded: row.excluded.length,
  problems: problems.map(one => ({
    application_id: one.id,
    candidate_uuid: one.candidate_id,
    name: one.name,
    problem: one.problem ?? words.undelivered,
  })),
  can_undo: (row.state === 'informing' || row.state === 'informed') && row.send_at > now,
})
