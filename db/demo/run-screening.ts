import { later } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'
import { buildWav, parseWav, SAMPLE_RATE } from '#platform/speech/wav.ts'
import { lockRoom, roomsOf, type TurnRow, withRoomColumns } from '#modules/interview-room/server/queries.ts'
import { startRecording } from '#modules/recordings/server/start-recording.ts'
import { elapsedAt } from '#modules/interview-room/server/clock.ts'
import { enter, type RoomOutcome, noteSpoken, takeAnswer } from '#modules/interview-room/server/room-actions.ts'
import { type RoomLease, leaveRoom, takeRoom } from '#modules/interview-room/server/room-lease.ts'
import { openScreeningLink } from '#modules/screenings/server/screening-link.ts'
import { speechRequest } from '#modules/interview-room/server/speech.ts'
import { type SpeechRequest, storedSpeech } from '#platform/speech/stored-speech.ts'

/** The voices of the demonstration's candidates, without the interviewer's. */
const VOICES = ['offline-miles', 'offline-clara', 'offline-theo', 'offline-june', 'offline-ewan']

/** Answers to follow-ups: some people have more to say, others do not. */
const MORE = [
  'It’s still in use, and two other teams have asked me how it works.',
  'I looked at the numbers first and then decided, because guessing had gone wrong before.',
  'Before that, it happened about every other week. Since then I haven’t seen it once.',
  'I told the team at the next meeting, and we agreed on who is responsible for it.',
  'Since then I ask the people who are affected a week earlier.',
  'It took 5 weeks instead of the 3 I had promised, and I told everyone as soon as I knew.',
]
const LITTLE_MORE = ['I don’t remember much more about it.', 'I think that was all of it.', 'It was okay in the end.']

interface AudioSegment {
  readonly atMs: number
  readonly samples: Int16Array
}

/** All audio of the screening on its timeline. */
function mix(segments: readonly AudioSegment[], totalMs: number): Int16Array {
  const timeline = new Int16Array(Math.ceil((totalMs / 1000) * SAMPLE_RATE) + SAMPLE_RATE)
  for (const { atMs, samples } of segments) {
    const start = Math.floor((atMs / 1000) * SAMPLE_RATE)
    timeline.set(samples.subarray(0, Math.max(0, timeline.length - start)), start)
  }
  return timeline
}

const samplesOf = (wav: Buffer) => parseWav(wav).samples

/** The demonstration makes no requests to a provider, which would cost money at every first start. */
const offline = ({ voice }: Services, request: SpeechRequest): SpeechRequest => ({
  ...request,
  voiceId: voice.substituteFor(request.voiceId) ?? request.voiceId,
})

/** A clock that only moves with speech, so that a screening of six minutes takes a second. */
function steppingClock(start: Date) {
  let at = start
  return { now: () => at, step: (milliseconds: number) => (at = later(at, milliseconds)) }
}

/**
 * Runs a complete screening through the room's own events, with offline voices for both speakers, and stores its audio as its
 * recording. The candidate has consented to the recording.
 */
export async function runScreening(
  given: Services,
  token: string,
  answers: readonly string[],
  seed: number,
): Promise<void> {
  const clock = steppingClock(given.clock.now())
  const services: Services = { ...given, clock }
  const opened = await openScreeningLink(services, token)
  const { org, screening } = opened
  const { lease } = await takeRoom(services, org, screening.id)
  const segments: AudioSegment[] = []
  const elapsed = async () => {
    const [[room]] = await org.read(q => [roomsOf(q, org.organizationId, [screening.id])])
    return elapsedAt(withRoomColumns(screening, room), clock.now())
  }
  let happened = await enter(lease, null)
  const recording = await org.write(async tx => {
    const room = await lockRoom(tx, screening.id)
    const input = { client_recording_id: newId(), kind: 'audio', mime: 'audio/webm', age_ms: 0 } as const
    return startRecording(tx, room!, input, elapsedAt(room!, clock.now()), clock.now())
  })

  const hear = async (said: readonly TurnRow[]) => {
    for (const turn of said) {
      const { key, timing } = await storedSpeech(services, offline(services, speechRequest(services, screening, turn)))
      const atMs = await elapsed()
      segments.push({ atMs, samples: samplesOf(await services.files.read(key)) })
      clock.step(timing.duration_ms)
      await noteSpoken(lease, {
        turn_id: turn.id,
        ms: timing.duration_ms,
        finished: true,
        audio: { recording_id: recording.id, ms: atMs },
      })
      clock.step(350)
    }
  }
  const answer = async (text: string): Promise<RoomOutcome> => {
    clock.step(1100)
    const spoken = await services.voice.speak({ text, voice_id: VOICES[seed % VOICES.length]! })
    const atMs = await elapsed()
    segments.push({ atMs, samples: samplesOf(spoken.wav) })
    clock.step(spoken.duration_ms)
    const audio = { recording_id: recording.id, ms: atMs }
    return takeAnswer(lease, {
      client_turn_id: newId(),
      text,
      input: 'spoken',
      question_id: null,
      start_ms: atMs,
      audio,
      confidence: null,
    })
  }

  // Short answers have few details.
  const further = answers.join(' ').length > 900 ? MORE : LITTLE_MORE
  let next = 0
  let more = seed
  for (let turn = 0; turn < 30 && !happened.row.ended_at; turn += 1) {
    await hear(happened.said)
    const asked = happened.said.at(-1)
    const text =
      asked?.kind === 'follow_up'
        ? further[more++ % further.length]!
        : (answers[next++] ?? 'No, thank you. That is all from me.')
    happened = await answer(text)
  }
  await hear(happened.said)
  await leaveRoom(lease, 'left')
  await keepSound(services, org, lease, recording.id, segments, await elapsed())
}

/** Stores the audio as the screening's recording, complete and seekable. */
async function keepSound(
  services: Services,
  org: OrganizationDb,
  lease: RoomLease,
  recordingId: string,
  segments: readonly AudioSegment[],
  totalMs: number,
) {
  const wav = buildWav({ rate: SAMPLE_RATE, samples: mix(segments, totalMs) })
  const key = `${org.organizationId}/recordings/${recordingId}.wav`
  await services.files.put(key, wav, 'audio/wav')
  await org.write(async tx => {
    await tx.q
      .updateTable('recordings')
      .set({
        state: 'completed',
        mime: 'audio/wav',
        starts_ms: 0,
        chunks: 0,
        file_key: key,
        bytes: wav.length,
        duration_ms: Math.round(totalMs) + 1000,
        seekable: true,
        finished_at: services.clock.now(),
      })
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', recordingId)
      .where('screening_id', '=', lease.screeningId)
      .execute()
  })
}
