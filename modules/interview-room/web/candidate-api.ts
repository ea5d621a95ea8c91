import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { CallError } from '#platform/contract/client.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { interviewRoomContract } from '../contract.ts'
import { roomProblems } from '../words/problems.ts'
import { recordingsContract } from '#modules/recordings/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'

/** The calls of a candidate's interview; each of them carries the interview link's token. */
export type Consent = NonNullable<CallInput<(typeof screeningsContract)['screenings.consent']>['body']>
export type Transcript = ReplyOf<(typeof interviewRoomContract)['interview-room.transcript']>

/** Version of the consent text on the page before the room. It changes whenever the meaning of the text changes. */
export const CONSENT_VERSION = '2026-11'
/** How long an upload may take on a slow connection, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

export const screeningQuery = (token: string) =>
  queryOptions({
    queryKey: ['screenings', 'link', token],
    queryFn: ({ signal }) => call(interviewRoomContract['interview-room.read'], { token, signal }),
    staleTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof CallError && error.status > 0),
  })

export const transcriptQuery = (token: string) =>
  queryOptions({
    queryKey: ['screenings', 'transcript', token],
    queryFn: ({ signal }) => call(interviewRoomContract['interview-room.transcript'], { token, signal }),
  })

export const openInvitation = (token: string) => call(screeningsContract['screenings.open'], { token })
export const giveConsent = (token: string, body: Consent) =>
  call(screeningsContract['screenings.consent'], { token, body })
export const requestAccommodation = (token: string, request: string) =>
  call(screeningsContract['screenings.requestAccommodation'], { token, body: { request } })
export const submitInterview = (token: string, applicationId: string) =>
  call(interviewRoomContract['interview-room.submit'], { token, params: { id: applicationId } })
export const correctTurn = (token: string, turnId: string, text: string) =>
  call(interviewRoomContract['interview-room.correct'], { token, params: { turnId }, body: { text } })
export const applicationLink = (token: string) => call(screeningsContract['screenings.applicationLink'], { token })
export const endInterview = (token: string) =>
  call(interviewRoomContract['interview-room.leave'], { token, body: { confirm: true } })

/** A short sample of the interviewer's voice, as a WAV file. */
export async function practiceVoice(token: string): Promise<ArrayBuffer> {
  const { method, path } = interviewRoomContract['interview-room.practiceVoice']
  const response = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  })
  if (!response.ok) throw new CallError(response.status, roomProblems.voiceFailed)
  return response.arrayBuffer()
}

export const startRecording = (
  token: string,
  body: { client_recording_id: string; kind: 'video' | 'audio'; mime: string; age_ms: number },
) => call(interviewRoomContract['interview-room.startRecording'], { token, body })
export const storedChunks = (token: string, id: string) =>
  call(recordingsContract['recordings.chunks'], { token, params: { id } })
export const finishRecording = (token: string, id: string, chunks: number, sha256OfList: string) =>
  call(recordingsContract['recordings.finish'], {
    token,
    params: { id },
    body: { chunks, sha256_of_list: sha256OfList },
  })

/** Uploads one chunk of a recording. Resolves once the server has stored it. @throws CallError */
export async function storeChunk(
  token: string,
  id: string,
  number: number,
  bytes: ArrayBuffer,
  sha256: string,
): Promise<void> {
  const { method, path } = recordingsContract['recordings.storeChunk']
  const address = path.replace(':id', encodeURIComponent(id)).replace(':number', String(number))
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    'x-chunk-sha256': sha256,
  }
  let response: Response
  try {
    response = await fetch(address, { method, headers, body: bytes, signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
  } catch {
    throw new CallError(0, roomProblems.notConnected)
  }
  if (response.ok) return
  const problem = (await response.json().catch(() => ({}))) as { code?: string }
  throw new CallError(response.status, roomProblems.chunkRefused, problem)
}
