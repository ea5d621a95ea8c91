import { z } from 'zod'

/**
 * The messages of the room's WebSocket, `GET /api/room`. Every message is one JSON text frame; only the audio of a spoken answer
 * is sent as binary frames, between `audio_begin` and `audio_end`. Times ending in `_ms` are interview time: they count from the
 * start and stop while the connection is lost or the interview is paused.
 */

/** The longest text of one answer, in UTF-16 code units, as browsers count. */
export const MAX_ANSWER_CHARACTERS = 20_000

const id = z.guid()
const ms = z.number().int().min(0).max(86_400_000)

/** A position in a recording. */
const place = z.object({ recording_id: id, ms })

const answerFields = {
  /** Created by the page and the same at every attempt, so that an answer sent twice is one turn. */
  client_turn_id: id,
  /** The question that was open when the answer started. A late answer still belongs to it. */
  question_id: z.string().max(40).nullish(),
  /** When the first word was said or typed. */
  start_ms: ms.nullish(),
  /** Where the answer starts in the recording. */
  audio: place.nullish(),
}

const spokenMimes = /^audio\/(webm|ogg|mp4|wav|x-wav|mpeg|flac)(;.*)?$/

/** What the interviewer can offer, for example to a candidate who is not well. */
const choice = z.enum(['go_on', 'pause', 'another_day', 'person', 'tell', 'keep_private', 'end'])
export type Choice = z.output<typeof choice>

export const fromCandidate = z.discriminatedUnion('type', [
  /** The first message, within five seconds. A newer connection takes the room over from an older one. */
  z.object({ type: z.literal('hello'), token: z.string().min(20).max(200) }),
  /** The page is ready: starts or continues the interview. */
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('answer'),
    ...answerFields,
    text: z.string().min(1).max(MAX_ANSWER_CHARACTERS),
    input: z.enum(['spoken', 'typed']),
  }),
  /** A spoken answer for the server to transcribe; only if `state.transcription` is `server`. */
  z.object({ type: z.literal('audio_begin'), client_turn_id: id, mime: z.string().max(100).regex(spokenMimes) }),
  z.object({ type: z.literal('audio_end'), ...answerFields }),
  z.object({ type: z.literal('audio_drop'), client_turn_id: id }),
  /** What has been typed or recognized so far, stored so that nothing is lost. */
  z.object({
    type: z.literal('draft'),
    text: z.string().max(MAX_ANSWER_CHARACTERS),
    input: z.enum(['spoken', 'typed']),
    question_id: z.string().max(40).nullish(),
  }),
  z.object({ type: z.literal('moment') }),
  /** "I'm done": the draft becomes the answer. */
  z.object({ type: z.literal('done'), client_turn_id: id }),
  z.object({ type: z.literal('repeat') }),
  /** One of the choices that the interviewer has offered. */
  z.object({ type: z.literal('choose'), choice }),
  z.object({ type: z.literal('skip') }),
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('speaking'), on: z.boolean() }),
  /** How much of the interviewer's turn was played: all of it, or until it was interrupted. */
  z.object({ type: z.literal('spoken'), turn_id: id, ms, finished: z.boolean(), audio: place.nullish() }),
  /** The candidate has left the tab or is back; only if `state.integrity_signals`. */
  z.object({ type: z.literal('tab'), away: z.boolean() }),
  z.object({ type: z.literal('ping'), t: z.number() }),
  z.object({ type: z.literal('leave'), confirm: z.literal(true) }),
])
export type FromCandidate = z.output<typeof fromCandidate>

/** One committed turn. */
export const roomTurn = z.object({
  id,
  seq: z.number().int(),
  speaker: z.enum(['interviewer', 'candidate']),
  kind: z.enum([
    'greeting',
    'welcome_back',
    'question',
    'follow_up',
    'repeat',
    'rephrase',
    'easier_way',
    'moment',
    'reply',
    'break',
    'distress_support',
    'crisis_support',
    'paused',
    'another_day',
    'contact_consent',
    'contact_promised',
    'contact_declined',
    'accommodation',
    'other_language',
    'boundary',
    'end_offer',
    'wrap_up',
    'goodbye',
    'answer',
    'request',
  ]),
  question_id: z.string().nullable(),
  text: z.string(),
  input: z.enum(['spoken', 'typed']).nullable(),
  start_ms: ms,
  end_ms: ms,
})
export type RoomTurn = z.output<typeof roomTurn>

/** The speech of an interviewer's turn: a WAV file at `url`, with the times of its words and its loudness (0–1) for every 40 ms. */
const roomSpeech = z.object({
  url: z.string(),
  duration_ms: ms,
  words: z.array(z.object({ text: z.string(), start_ms: ms, end_ms: ms })),
  envelope: z.array(z.number()),
})
export type RoomSpeech = z.output<typeof roomSpeech>

/**
 * The server's timer. `open`: new questions are asked. `finishing`: the current one can be finished. `parting`, `goodbye`: the
 * interviewer wraps up. `closed`: over. `left_ms` is the time left for questions.
 */
const roomClock = z.object({
  elapsed_ms: ms,
  left_ms: ms,
  phase: z.enum(['open', 'finishing', 'parting', 'goodbye', 'closed']),
  running: z.boolean(),
  paused: z.boolean(),
  /** The time since the open question was asked, and its limit; null if none is open. */
  question_elapsed_ms: ms.nullable(),
  question_limit_ms: ms.nullable(),
})
export type RoomClock = z.output<typeof roomClock>

/** Who has the floor. `interviewer`: it prepares its next turn, or speaks next. */
const roomFloor = z.enum(['candidate', 'interviewer', 'nobody'])

export const roomQuestion = z.object({ id: z.string(), number: z.number().int(), text: z.string() })

export const fromRoom = z.discriminatedUnion('type', [
  /** The complete state: the answer to `hello`. */
  z.object({
    type: z.literal('state'),
    connection_id: id,
    screening_id: id,
    /** `waiting`: send `ready` to start. `away`: started before; send `ready` to continue. `ended`: nothing more happens. */
    phase: z.enum(['waiting', 'away', 'running', 'paused', 'ended']),
    state: z.string(),
    scene: z.object({
      interviewer: z.string(),
      organization: z.string(),
      job_title: z.string(),
      first_name: z.string(),
    }),
    language: z.string(),
    /** How long silence lasts before the page takes an answer as finished. */
    patience: z.enum(['short', 'usual', 'long']),
    minutes: z.number().int(),
    question_count: z.number().int(),
    question: roomQuestion.nullable(),
    turns: z.array(roomTurn),
    floor: roomFloor,
    /** What the candidate can choose now. */
    offers: z.array(choice),
    /** `age_ms`: how long ago it was saved, because the clocks of devices differ. */
    draft: z
      .object({
        text: z.string(),
        input: z.enum(['spoken', 'typed']),
        question_id: z.string().nullable(),
        age_ms: z.number().int(),
      })
      .nullable(),
    clock: roomClock,
    /** What is recorded: at most what the settings ask for and what the candidate has consented to. */
    recording: z.enum(['video', 'audio', 'none']),
    transcription: z.enum(['server', 'browser']),
    /** Whether it is noted when the candidate leaves the tab. */
    integrity_signals: z.boolean(),
  }),
  /** A committed turn of the interviewer. Its speech follows in `speech`; captions can start right away. */
  z.object({
    type: z.literal('say'),
    turn: roomTurn,
    floor: roomFloor,
    question: roomQuestion.nullable(),
    offers: z.array(choice),
  }),
  /** The speech of a turn; null if there is none, so that only captions are shown. */
  z.object({ type: z.literal('speech'), turn_id: id, speech: roomSpeech.nullable() }),
  /** The answer is committed: the page need not store it any longer. */
  z.object({ type: z.literal('heard'), client_turn_id: id, turn: roomTurn, floor: roomFloor }),
  /** `ping`: the page's ping; everything sent before it has been handled. */
  z.object({ type: z.literal('clock'), clock: roomClock, ping: z.number().optional() }),
  /** "Take your time": until the next word, silence does not end the answer. */
  z.object({ type: z.literal('moment_granted'), turn_id: id }),
  /** Sent right away, even while other messages are being handled. */
  z.object({ type: z.literal('pong'), t: z.number() }),
  /** Someone has opened the room elsewhere with the same link. The socket closes, and the page must not reconnect automatically. */
  z.object({ type: z.literal('replaced') }),
  z.object({
    type: z.literal('ended'),
    state: z.string(),
    answered: z.number().int(),
    question_count: z.number().int(),
  }),
  /** `fatal`: the socket closes and reconnecting does not help. Other problems change nothing. */
  z.object({
    type: z.literal('problem'),
    code: z.string(),
    detail: z.string(),
    fatal: z.boolean(),
    client_turn_id: id.nullish(),
  }),
])
export type FromRoom = z.output<typeof fromRoom>

/** Close codes of the socket. From 4000 on, reconnecting does not help; after any other code, it does. */
export const ROOM_CLOSE = { ended: 4000, replaced: 4001, refused: 4002, invalidMessage: 4003 } as const

/** How often the page sends a `ping`, in ms. A connection that is silent for twice as long counts as lost. */
export const PING_EVERY_MS = 5000

/** A connection may be lost for this long before the interview counts as interrupted, in ms. */
export const RECONNECT_GRACE_MS = 180_000
