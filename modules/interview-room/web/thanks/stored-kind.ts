import type { RecordingView } from '#modules/recordings/contract.ts'

/** What is stored beside the transcript: a file, not the consent to it, decides. */
export function storedKind(recordings: readonly Pick<RecordingView, 'kind' | 'state'>[]): 'video' | 'audio' | 'none' {
  const stored = recordings.filter(({ state }) => state !== 'failed')
  return stored.find(({ kind }) => kind === 'video')?.kind ?? stored[0]?.kind ?? 'none'
}
