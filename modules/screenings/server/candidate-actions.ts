import type { Link } from '#platform/auth/links.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { addWorkingDays, confirmSubmission, keepForOtherRoles, updateProgress } from '#modules/applications/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { screeningsContract } from '../contract.ts'
import { canExtend, isLive, isStarted, notesTab, recordsMore } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { presentAccommodation } from './present.ts'
import {
  type AccommodationRow,
  accommodationsOf,
  changeRequest,
  insertAccommodation,
  lockScreening,
  requireScreening,
  type ScreeningRow,
  updateScreening,
} from './queries.ts'
import type { Consent } from './tables.ts'

const by = (row: ScreeningRow) => ({ kind: 'candidate', id: row.candidate_id }) as const

/** Notes that a person has opened the invitation. Fetching the page does not count, because e-mail scanners do that too. */
export async function openScreening(tx: OrganizationTransaction, link: Link, now: Date): Promise<ScreeningRow> {
  const { application_id } = await requireScreening(tx, link.subjectId)
  await confirmSubmission(tx, application_id, link)
  const row = await lockScreening(tx, link.subjectId)
  if (!row) throw notFound()
  if (row.state !== 'invited' || row.until <= now) return row
  const opened = await updateScreening(tx, row.id, { state: 'opened', opened_at: now })
  await updateProgress(tx, row.application_id, { screening: { state: 'opened', until: row.until } })
  await tx.emit('screening.opened', row.application_id, { screening_id: row.id }, by(row))
  return opened
}

/** Records what the candidate consents to. Once the interview has started, consent can be narrowed but not widened. */
export async function giveConsent(
  tx: OrganizationTransaction,
  id: string,
  given: BodyOf<(typeof screeningsContract)['screenings.consent']>,
  now: Date,
): Promise<Consent> {
  const row = await lockScreening(tx, id)
  if (!row) throw notFound()
  if (!isLive(row.state)) throw conflict('screening_over', screeningProblems.over, { state: row.state })
  const limit = row.consent && isStarted(row.state) ? row.consent.recording : row.snapshot.settings.recording
  if (recordsMore(given.recording, limit)) throw invalidField('recording', screeningProblems.recordsLess)
  const told = notesTab(row.snapshot) && { integrity_signals: true }
  const consent: Consent = { ...given, ...told, at: now.toISOString() }
  await updateScreening(tx, row.id, { consent: json(consent) })
  await keepForOtherRoles(tx, row.application_id, consent.keep_for_other_roles)
  await tx.emit('screening.consented', row.application_id, { screening_id: row.id, ...consent }, by(row))
  return consent
}

/** So long is what a person reads before they answer. */
const LONGEST_REQUEST = 4000

/**
 * Requests an accommodation; a person answers within the promised working days. What is added before that belongs to the same request.
 * @throws 404, 409 `screening_over` if there is no interview to take anymore, 422 if too much is added
 */
export async function requestAccommodation(org: OrganizationDb, screeningId: string, request: string, now: Date) {
  const { settings, organization } = await readOrganization(org)
  return org.write(async tx => {
    const screening = await lockScreening(tx, screeningId)
    if (!screening) throw notFound()
    if (!canExtend(screening.state))
      throw conflict('screening_over', screeningProblems.over, { state: screening.state })
    const [latest] = await accommodationsOf(tx.q, org.organizationId, [screeningId]).execute()
    if (latest && !latest.answered_at) return presentAccommodation(await addTo(tx, latest, request))
    const row = await insertAccommodation(tx, {
      organization_id: org.organizationId,
      id: newId(),
      screening_id: screeningId,
      request,
      asked_at: now,
      due_at: addWorkingDays(now, settings.accommodation_within_days, organization.time_zone),
    })
    await tx.emit(
      'screening.accommodation_requested',
      screening.application_id,
      { screening_id: screeningId, request_id: row.id, due_at: row.due_at.toISOString() },
      by(screening),
    )
    return presentAccommodation(row)
  })
}

async function addTo(tx: OrganizationTransaction, open: AccommodationRow, more: string): Promise<AccommodationRow> {
  // Sent again, because the reply was lost.
  if (open.request === more || open.request.endsWith(`\n\n${more}`)) return open
  const request = `${open.request}\n\n${more}`
  if (request.length > LONGEST_REQUEST) throw invalidField('request', screeningProblems.accommodationLong)
  return changeRequest(tx, open.id, request)
}
