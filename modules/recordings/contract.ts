import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'
import { MAX_AGE_MS } from './max-age.ts'
import { recordingProblems } from './words/problems.ts'

const MAX_CHUNK_BYTES = 4 * 1024 * 1024

export const recordingState = z.enum(['pending', 'active', 'completed', 'failed'])

export const recordingView = z.object({
  id,
  kind: z.enum(['video', 'audio']),
  state: recordingState,
  mime: z.string(),
  bytes: z.number().int(),
  duration_ms: z.number().int().nullable(),
  /** The interview time at its start. */
  starts_ms: z.number().int(),
  /** False if it could not be indexed: it plays from the start, but seeking may not work. */
  seekable: z.boolean(),
  problem: z.string().nullable(),
  /** Signed for an hour, with byte ranges; null until it is joined. */
  url: z.string().nullable(),
})
export type RecordingView = z.output<typeof recordingView>

/** What a page sends when it starts to record. */
export const recordingStart = z.object({
  client_recording_id: id,
  /** How long ago it began, in ms: the connection can be lost until after the interview. */
  age_ms: z.int().min(0).max(MAX_AGE_MS).default(0),
  kind: z.enum(['video', 'audio']),
  mime: z
    .string()
    .max(120)
    .regex(/^(audio|video)\/(webm|mp4)(;.*)?$/),
})

const byId = z.object({ id })
const byLink = { who: 'link:screening', limit: { max: 120, seconds: 60 } } as const
const hash = z.string().regex(/^[0-9a-f]{64}$/, recordingProblems.notAHash)

export const recordingsContract = contract({
  'recordings.chunks': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening/recordings/:id/chunks',
    summary: 'The numbers of the stored chunks, so that the page can continue with the others.',
    params: byId,
    reply: z.object({ state: recordingState, numbers: z.array(z.number().int()), finished: z.boolean() }),
  },
  'recordings.storeChunk': {
    steps: true,
    ...byLink,
    method: 'PUT',
    path: '/api/public/screening/recordings/:id/chunks/:number',
    summary:
      'Stores a chunk of a recording, numbered from 0, with its hash in `x-chunk-sha256`. Sending the same chunk again changes nothing; a different one with the same number is a 409.',
    params: z.object({ id, number: z.coerce.number().int().min(0).max(20_000) }),
    binary: MAX_CHUNK_BYTES,
    reply: z.object({ number: z.number().int(), sha256: hash, bytes: z.number().int() }),
    limit: { max: 1200, seconds: 60 },
  },
  'recordings.finish': {
    steps: true,
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/recordings/:id/finish',
    summary:
      'Finishes a recording with this number of chunks; 409 `chunks_missing` lists those that did not arrive. `sha256_of_list` is the hash of their hashes in order, in lower-case hexadecimal, joined by line feeds.',
    params: byId,
    body: z.object({ chunks: z.number().int().min(0).max(20_001), sha256_of_list: hash }),
    reply: recordingView,
  },
  'recordings.file': {
    method: 'GET',
    path: '/api/recordings/:token/:name',
    who: 'anyone',
    summary: 'A recording, by its signed address; supports byte ranges.',
    params: z.object({ token: z.string().max(800), name: z.string().max(120) }),
  },
})
