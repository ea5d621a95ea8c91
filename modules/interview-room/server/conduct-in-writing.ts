import { later, SECOND } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'
import { enter, noteSpoken, type RoomOutcome, takeAnswer } from './room-actions.ts'
import { leaveRoom, takeRoom } from './room-lease.ts'

/** How long a text takes to say or to type, in ms. */
const durationOf = (text: string) => SECOND + text.length * 60

const MOST_TURNS = 40

interface Writing {
  readonly screeningId: string
  /** One for each question. Follow-ups and what comes after the last question get `otherwise`. */
  readonly answers: readonly string[]
  readonly otherwise: readonly string[]
}

/**
 * Conducts a complete AI interview with typed answers, through the events of the room. Its clock runs ahead, so that it takes no
 * time. The built-in rules engine interviews.
 */
export async function conductInWriting(
  given: Services,
  org: OrganizationDb,
  { screeningId, answers, otherwise }: Writing,
): Promise<void> {
  let at = given.clock.now()
  const step = (milliseconds: number) => (at = later(at, milliseconds))
  const models = { reading: null, interviewing: null, evaluating: null }
  const services: Services = { ...given, models, clock: { now: () => at } }
  const { lease } = await takeRoom(services, org, screeningId)
  const hear = async ({ said }: RoomOutcome) => {
    for (const turn of said) {
      const ms = durationOf(turn.text)
      step(ms)
      await noteSpoken(lease, { turn_id: turn.id, ms, finished: true, audio: null })
    }
  }
  let next = 0
  let more = 0
  let happened = await enter(lease, null)
  for (let turn = 0; turn < MOST_TURNS && !happened.row.ended_at; turn += 1) {
    await hear(happened)
    const isFollowUp = happened.said.at(-1)?.kind === 'follow_up'
    const text = (isFollowUp ? undefined : answers[next++]) ?? otherwise[more++ % otherwise.length]!
    step(durationOf(text))
    happened = await takeAnswer(lease, {
      client_turn_id: newId(),
      text,
      input: 'typed',
      question_id: null,
      start_ms: null,
      audio: null,
      confidence: null,
    })
  }
  await hear(happened)
  await leaveRoom(lease, 'left')
}
