import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { addWorkingDays, setStanding } from '#modules/applications/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { screeningsContract } from '../contract.ts'
import { isLive, isStarted, recordsMore } from '../policy.ts'
import { presentOtherWay } from './present.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'
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

/** Records what the candidate agrees to. Once it has begun, an agreement can be narrowed and not widened. */
export const giveConsent = (
  { clock }: Services,
  { org, screening }: OpenScreening,
  given: BodyOf<(typeof screeningsContract)['screenings.consent']>,
): Promise<Consent> =>
  org.write(async tx => {
    const row = await lockScreening(tx, screening.id)
    if (!row) throw notFound()
    if (!isLive(row.state)) throw conflict('screening_over', 'This interview is over.', { state: row.state })
    const most = row.consent && isStarted(row.state) ? row.consent.recording : row.snapshot.settings.recording
    if (recordsMore(given.recording, most)) throw invalidField('recording', 'This interview does not record that much.')
    const consent: Consent = { ...given, at: clock.now().toISOString() }
    await updateScreening(tx, row.id, { consent: json(consent) })
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
