import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'

export const MAX_CHUNK_BYTES = 4 * 1024 * 1024

export const recordingState = z.enum(['pending', 'active', 'completed', 'failed'])

export const recordingView = z.object({
  id,
  kind: z.enum(['video', 'audio']),
  state: recordingState,
  mime: z.string(),
  bytes: z.number().int(),
  duration_ms: z.number().int().nullable(),
  /** Interview time at its beginning. */
  starts_ms: z.number().int(),
  /** False where it could not be put in order: it plays from the start, and may not jump. */
  seekable: z.boolean(),
  problem: z.string().nullable(),
  /** Signed, for an hour, with byte ranges; null until it is joined. */
  url: z.string().nullable(),
})
export type RecordingView = z.output<typeof recordingView>

/** What a page says when it begins to record. */
export const recordingStart = z.object({
  client_recording_id: id,
  kind: z.enum(['video', 'audio']),
  mime: z
    .string()
    .max(120)
    .regex(/^(audio|video)\/(webm|mp4)(;.*)?$/),
})

const byId = z.object({ id })
const byLink = { who: 'link:screening', limit: { max: 120, seconds: 60 } } as const
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256 in hexadecimal.')

export const recordingsContract = contract({
  'recordings.chunks': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening/recordings/:id/chunks',
    summary: 'Numbers of the chunks that are safe, for going on with the others.',
    params: byId,
    reply: z.object({ state: recordingState, numbers: z.array(z.number().int()), finished: z.boolean() }),
  },
  'recordings.storeChunk': {
    steps: true,
    ...byLink,
    method: 'PUT',
    path: '/api/public/screening/recordings/:id/chunks/:number',
    summary:
      'Stores a chunk of a recording, numbered from 0, with its hash in `x-chunk-sha256`; answered once it is safe. The same again is harmless, another under its number is 409.',
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
      'Says how many chunks there are; 409 `chunks_missing` names those that did not arrive. `sha256_of_list` is over their hashes in order, in lower-case hexadecimal, joined by line feeds.',
    params: byId,
    body: z.object({ chunks: z.number().int().min(0).max(20_001), sha256_of_list: hash }),
    reply: recordingView,
  },
  'recordings.file': {
    method: 'GET',
    path: '/api/recordings/:token/:name',
    who: 'anyone',
    summary: 'A recording, by its signed address; takes byte ranges.',
    params: z.object({ token: z.string().max(800), name: z.string().max(120) }),
  },
})
