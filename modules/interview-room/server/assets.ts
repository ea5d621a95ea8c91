import { can } from '#platform/access/policy.ts'
import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { applicationsVisibleTo, blindFor, blindText } from '#modules/applications/public.ts'
import { withoutPrivate } from '#modules/interviewer/public.ts'
import { presentRecording, recordingsOf } from '#modules/recordings/public.ts'
import {
  iso,
  accommodationsOf,
  presentAccommodation,
  presentSummary,
  roundOf,
  type ScreeningRow,
  screeningById,
  screeningsOf,
} from '#modules/screenings/public.ts'
import { notesTab } from '#modules/screenings/policy.ts'
import type { interviewRoomContract } from '../contract.ts'
import { elapsedAt } from './clock.ts'
import { presentTurn } from './present-turn.ts'
import { connectionsOf, questionsOf, roomsOf, tabLeavesOf, turnsOf, withRoomColumns } from './queries.ts'

type Assets = ReplyGiven<(typeof interviewRoomContract)['interview-room.assets']>
type One = Assets['screenings'][number]

const readParts = (org: OrganizationDb, ids: readonly string[]) =>
  org.read(q => [
    turnsOf(q, org.organizationId, ids),
    questionsOf(q, org.organizationId, ids),
    recordingsOf(q, org.organizationId, ids),
    connectionsOf(q, org.organizationId, ids),
    accommodationsOf(q, org.organizationId, ids),
    roomsOf(q, org.organizationId, ids),
    tabLeavesOf(q, org.organizationId, ids),
  ])

async function presentOne(
  { signer, clock }: Services,
  row: ScreeningRow,
  parts: Awaited<ReturnType<typeof readParts>>,
): Promise<One> {
  const own = <T extends { screening_id: string }>(list: readonly T[]) =>
    list.filter(one => one.screening_id === row.id)
  const [turns, questions, recordings, connections, accommodations, rooms, leaves] = parts
  const { snapshot } = row
  return {
    ...presentSummary(row),
    job: { id: snapshot.job.id, title: snapshot.job.title },
    invited_at: row.invited_at.toISOString(),
    opened_at: iso(row.opened_at),
    started_at: iso(row.started_at),
    ended_at: iso(row.ended_at),
    retake: row.retake,
    flow: { id: snapshot.flow.id, name: snapshot.flow.name, version: snapshot.flow.version },
    minutes: roundOf(row).minutes,
    extra_time_percent: row.extra_time_percent,
    elapsed_ms: elapsedAt(withRoomColumns(row, own(rooms)[0]), clock.now()),
    interviewer: snapshot.interviewer,
    engines: row.engines ?? { language_model: null, transcription: 'browser', voice: '' },
    questions: snapshot.round.questions.map(({ id, text, competency, weight }, index) => {
      const settled = own(questions).find(({ question_id }) => question_id === id)
      return {
        id,
        number: index + 1,
        text,
        competency,
        weight,
        outcome: settled?.outcome ?? null,
        outcome_reason: settled?.outcome_reason ?? null,
      }
    }),
    turns: withoutPrivate(own(turns)).map(presentTurn),
    recordings: await Promise.all(own(recordings).map(recording => presentRecording(signer, recording))),
    tab_leaves: notesTab(snapshot)
      ? own(leaves).map(({ start_ms, left_at, returned_at }) => ({
          start_ms,
          left_at: left_at.toISOString(),
          returned_at: iso(returned_at),
        }))
      : null,
    connections: own(connections).map(({ opened_at, closed_at, reason }) => ({
      opened_at: opened_at.toISOString(),
      closed_at: iso(closed_at),
      reason,
    })),
    consent: row.consent,
    accommodation_requests: own(accommodations).map(presentAccommodation),
  }
}

/** What one screening produced. The caller has checked that it may be read. */
export async function readScreening(services: Services, org: OrganizationDb, id: string): Promise<One | null> {
  const [[row]] = await org.read(q => [screeningById(q, org.organizationId, id)])
  return row ? presentOne(services, row, await readParts(org, [row.id])) : null
}

/** Everything the screenings of a candidate produced, for the applications that the actor may see. */
export async function readAssets(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  candidateId: string,
): Promise<Assets> {
  const [rows, visible] = await org.read(q => [
    screeningsOf(q, org.organizationId, { candidateId }),
    applicationsVisibleTo(q, viewerOf(actor)).select('a.id').where('a.candidate_id', '=', candidateId),
  ])
  const seen = rows.filter(row => visible.some(({ id }) => id === row.application_id))
  const parts = await readParts(
    org,
    seen.map(({ id }) => id),
  )
  const blind = await blindFor(
    org,
    actor.adminId,
    seen.map(row => row.application_id),
  )
  const presented = await Promise.all(seen.map(row => presentOne(services, row, parts)))
  // A request is about health. It is read by those who organize the interview, and not by everyone who reviews it.
  const organizes = can(actor.role, 'candidates.decide')
  const screenings = organizes ? presented : presented.map(one => ({ ...one, accommodation_requests: [] }))
  return {
    screenings: screenings.map((one, i) => {
      const person = blind.get(seen[i]!.application_id)
      if (!person) return one
      // The voice, the picture and an accommodation all tell who it is.
      const turns = one.turns.map(turn => ({
        ...turn,
        text: blindText(turn.text, person),
        original_text: turn.original_text && blindText(turn.original_text, person),
      }))
      const { minutes } = seen[i]!.snapshot.round
      // Somebody has to answer an open request all the same.
      const accommodation_requests = one.accommodation_requests
        .filter(({ answered_at }) => answered_at === null)
        .map(open => ({ ...open, request: blindText(open.request, person) }))
      return { ...one, turns, minutes, extra_time_percent: 0, recordings: [], accommodation_requests }
    }),
  }
}
