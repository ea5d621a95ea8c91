import { z } from 'zod'

/**
 * What is said over the room's WebSocket, `GET /api/room`. Every message is one JSON text frame; only the bytes of a
 * spoken answer travel as binary frames, between `audio_begin` and `audio_end`. Times ending in `_ms` are interview
 * time: they count from the start and stand still while the connection is lost or the interview is paused.
 */

const id = z.guid()
const ms = z.number().int().min(0).max(86_400_000)

/** A place in a recording: which one, and how far into it. */
const place = z.object({ recording_id: id, ms })

const answerFields = {
  /** Made by the page, the same at every try: an answer sent twice is one turn. */
  client_turn_id: id,
  /** The question it was begun under. An answer that arrives late still belongs there. */
  question_id: z.string().max(40).nullish(),
  /** When the first word was said or typed. */
  start_ms: ms.nullish(),
  /** Where it begins in the recording. */
  audio: place.nullish(),
}

const spokenMimes = /^audio\/(webm|ogg|mp4|wav|x-wav|mpeg|flac)(;.*)?$/

export const fromCandidate = z.discriminatedUnion('type', [
  /** The first message, within five seconds. A newer hello takes the room over from an older one. */
  z.object({ type: z.literal('hello'), token: z.string().min(20).max(200) }),
  /** The page can be heard and hears: starts the interview, or goes on with it. */
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('answer'),
    ...answerFields,
    text: z.string().min(1).max(20_000),
    input: z.enum(['spoken', 'typed']),
  }),
  /** A spoken answer for the server to write down; only where `state.transcription` is `server`. */
  z.object({ type: z.literal('audio_begin'), client_turn_id: id, mime: z.string().max(100).regex(spokenMimes) }),
  z.object({ type: z.literal('audio_end'), ...answerFields }),
  z.object({ type: z.literal('audio_drop'), client_turn_id: id }),
  /** What stands in the answer box, or was heard so far. Kept, so that nothing is lost whatever happens. */
  z.object({
    type: z.literal('draft'),
    text: z.string().max(20_000),
    input: z.enum(['spoken', 'typed']),
    question_id: z.string().max(40).nullish(),
  }),
  z.object({ type: z.literal('moment') }),
  /** "I'm done": what stands in the draft is the answer. */
  z.object({ type: z.literal('done'), client_turn_id: id }),
  z.object({ type: z.literal('repeat') }),
  z.object({ type: z.literal('skip') }),
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('speaking'), on: z.boolean() }),
  /** How far the interviewer was heard: the whole turn, or until it was interrupted. */
  z.object({ type: z.literal('spoken'), turn_id: id, ms, finished: z.boolean(), audio: place.nullish() }),
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
    'moment',
    'wrap_up',
    'goodbye',
    'answer',
  ]),
  question_id: z.string().nullable(),
  text: z.string(),
  input: z.enum(['spoken', 'typed']).nullable(),
  start_ms: ms,
  end_ms: ms,
})
export type RoomTurn = z.output<typeof roomTurn>

/** Sound of an interviewer's turn: a WAV at `url`, with the times of its words and its loudness (0–1) each 40 ms. */
export const roomSpeech = z.object({
  url: z.string(),
  duration_ms: ms,
  words: z.array(z.object({ text: z.string(), start_ms: ms, end_ms: ms })),
  envelope: z.array(z.number()),
})
export type RoomSpeech = z.output<typeof roomSpeech>

/**
 * The server's clock. `open`: new questions. `finishing`: the running one may end. `parting`, `goodbye`: wrapping up.
 * `closed`: over. `left_ms` is what remains for questions.
 */
export const roomClock = z.object({
  elapsed_ms: ms,
  left_ms: ms,
  phase: z.enum(['open', 'finishing', 'parting', 'goodbye', 'closed']),
  running: z.boolean(),
  paused: z.boolean(),
  /** Since the open question was asked, and its own limit, where one is open. */
  question_elapsed_ms: ms.nullable(),
  question_limit_ms: ms.nullable(),
})
export type RoomClock = z.output<typeof roomClock>

/** Who has the floor. `interviewer`: the answer is being gone over, or it speaks next. */
export const roomFloor = z.enum(['candidate', 'interviewer', 'nobody'])
export type RoomFloor = z.output<typeof roomFloor>

export const roomQuestion = z.object({ id: z.string(), number: z.number().int(), text: z.string() })

export const fromRoom = z.discriminatedUnion('type', [
  /** Everything as it stands: the answer to `hello`, whether new, reloaded, or taken over. */
  z.object({
    type: z.literal('state'),
    connection_id: id,
    screening_id: id,
    /** `waiting`: send `ready` to begin. `away`: begun before; send `ready` to go on. `ended`: nothing more to say. */
    phase: z.enum(['waiting', 'away', 'running', 'paused', 'ended']),
    state: z.string(),
    scene: z.object({
      interviewer: z.string(),
      organization: z.string(),
      job_title: z.string(),
      first_name: z.string(),
    }),
    language: z.string(),
    minutes: z.number().int(),
    question_count: z.number().int(),
    question: roomQuestion.nullable(),
    turns: z.array(roomTurn),
    floor: roomFloor,
    draft: z
      .object({ text: z.string(), input: z.enum(['spoken', 'typed']), question_id: z.string().nullable() })
      .nullable(),
    clock: roomClock,
    /** What is recorded: what the settings ask for, as far as the candidate agreed. */
    recording: z.enum(['video', 'audio', 'none']),
    transcription: z.enum(['server', 'browser']),
  }),
  /** The interviewer's turn, committed. Its sound follows in `speech`; captions may begin at once. */
  z.object({ type: z.literal('say'), turn: roomTurn, floor: roomFloor, question: roomQuestion.nullable() }),
  /** The sound of a turn, or null where it could not be made: then the words stand alone. */
  z.object({ type: z.literal('speech'), turn_id: id, speech: roomSpeech.nullable() }),
  /** The answer is committed: it may be forgotten by the page. */
  z.object({ type: z.literal('heard'), client_turn_id: id, turn: roomTurn, floor: roomFloor }),
  /** `ping`: the page's ping after which everything sent before it has been handled. */
  z.object({ type: z.literal('clock'), clock: roomClock, ping: z.number().optional() }),
  /** "Take your time": until the next word, silence is not taken for an end. */
  z.object({ type: z.literal('moment_granted'), turn_id: id }),
  /** Sent at once, whatever else is being done. */
  z.object({ type: z.literal('pong'), t: z.number() }),
  /** Somebody opened the room elsewhere with the same link. The socket closes; do not come back by yourself. */
  z.object({ type: z.literal('replaced') }),
  z.object({
    type: z.literal('ended'),
    state: z.string(),
    answered: z.number().int(),
    question_count: z.number().int(),
  }),
  /** `fatal`: the socket closes and coming back does not help. Others leave everything as it was. */
  z.object({
    type: z.literal('problem'),
    code: z.string(),
    detail: z.string(),
    fatal: z.boolean(),
    client_turn_id: id.nullish(),
  }),
])
export type FromRoom = z.output<typeof fromRoom>

/** How the socket closes. 4000 and above never mend by trying again; any other close does. */
export const ROOM_CLOSE = { ended: 4000, replaced: 4001, refused: 4002, nonsense: 4003 } as const

/** The page sends a `ping` this often, in ms; a line that is silent for twice as long counts as lost. */
export const PING_EVERY_MS = 5000

/** For so long a lost line mends without a word; after it the interview counts as interrupted, in ms. */
export const RECONNECT_GRACE_MS = 180_000
