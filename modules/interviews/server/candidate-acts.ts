import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { addWorkingDays, keepForOtherRoles, setStanding } from '#modules/applications/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { interviewsContract } from '../contract.ts'
import { isLive, isStarted, isUnstarted } from '../policy.ts'
import { finishScreening } from './finish-screening.ts'
import { presentOtherWay } from './present.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'
import { takeDraft } from './room/take-draft.ts'
import { readState } from './room/read-state.ts'
import { openQuestion } from '../interviewer/settle.ts'
import type { OpenScreening } from './screening-link.ts'
import type { Consent } from './tables.ts'

const by = (row: ScreeningRow) => ({ kind: 'candidate', id: row.candidate_id }) as const

/** Notes that a person has opened the invitation. Fetching the page does not: mail scanners do that. */
export const openScreening = ({ clock }: Services, { org, screening }: OpenScreening): Promise<ScreeningRow> =>
  org.write(async tx => {
    const row = await lockScreening(tx, screening.id)
    if (!row) throw notFound()
    if (row.state !== 'invited' || row.until <= clock.now()) return row
    const opened = await updateScreening(tx, row.id, { state: 'opened', opened_at: clock.now() })
    await setStanding(tx, row.application_id, { screening: { state: 'opened', until: row.until } })
    await tx.emit('screening.opened', row.application_id, { screening_id: row.id }, by(row))
    return opened
  })

const AMOUNT = ['none', 'audio', 'video']

/** Records what the candidate agrees to. Once it has begun, an agreement can be narrowed and not widened. */
export const giveConsent = (
  { clock }: Services,
  { org, screening }: OpenScreening,
  given: BodyOf<(typeof interviewsContract)['interviews.consent']>,
): Promise<Consent> =>
  org.write(async tx => {
    const row = await lockScreening(tx, screening.id)
    if (!row) throw notFound()
    if (!isLive(row.state)) throw conflict('screening_over', 'This interview is over.', { state: row.state })
    const most = row.consent && isStarted(row.state) ? row.consent.recording : row.snapshot.settings.recording
    if (AMOUNT.indexOf(given.recording) > AMOUNT.indexOf(most))
      throw invalidField('recording', 'This interview does not record that much.')
    const consent: Consent = { ...given, at: clock.now().toISOString() }
    await updateScreening(tx, row.id, { consent: json(consent) })
    await keepForOtherRoles(tx, row.application_id, consent.keep_for_other_roles)
    await tx.emit('screening.consented', row.application_id, { screening_id: row.id, ...consent }, by(row))
    return consent
  })

/** Asks for another way of being interviewed; a person answers within the promised working days. */
export async function askOtherWay({ clock }: Services, { org, screening }: OpenScreening, wish: string) {
  const { settings, organization } = await readOrganization(org)
  return org.write(async tx => {
    const now = clock.now()
    const request = await tx.q
      .insertInto('other_way_requests')
      .values({
        organization_id: org.organizationId,
        id: newId(),
        screening_id: screening.id,
        wish,
        asked_at: now,
        due_at: addWorkingDays(now, settings.other_way_within_days, organization.time_zone),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx.emit(
      'screening.other_way_asked',
      screening.application_id,
      { screening_id: screening.id, request_id: request.id, due_at: request.due_at.toISOString() },
      by(screening),
    )
    return presentOtherWay(request)
  })
}

/**
 * The candidate ends the interview. An open question to which something was said ends with that when they hand it in, and as
 * broken off when they leave. Saying it twice is harmless. @throws 409 `not_started`
 */
export const endScreening = (
  { clock }: Services,
  { org, screening }: OpenScreening,
  how: 'submit' | 'leave',
): Promise<ScreeningRow> =>
  org.write(async tx => {
    const now = clock.now()
    const locked = await lockScreening(tx, screening.id)
    if (!locked) throw notFound()
    if (isUnstarted(locked.state)) throw conflict('not_started', 'The interview has not begun yet.')
    if (!isStarted(locked.state)) return locked
    const { row } = await takeDraft(tx, locked, null, now)
    const state = await readState(tx, row, 'end', now)
    const open = openQuestion(state)
    const said = state.turns.some(({ speaker, question_id }) => speaker === 'candidate' && question_id === open?.id)
    return finishScreening(
      tx,
      row,
      { reason: 'candidate_ended', finished: how === 'submit' && said, cause: by(row) },
      now,
    )
  })
