import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { assetsQuery } from '#modules/interview-room/web/api.ts'
import { usePlayback } from '#modules/recordings/web/use-playback.ts'

/** The screenings of an application, and the one that is shown: its transcript and its recording. */
export function useScreening(candidateUuid: string, applicationId: string) {
  const assets = useQuery(assetsQuery(candidateUuid))
  const own = assets.data?.screenings.filter(({ application_id }) => application_id === applicationId) ?? []
  const shown = own.find(({ turns }) => turns.length > 0) ?? null
  const playback = usePlayback(useMemo(() => shown?.recordings ?? [], [shown]))
  /** Whether a turn can be played: it was spoken, and recorded. */
  const canHear = (turnId: string) =>
    playback.playable && shown?.turns.find(({ id }) => id === turnId)?.input !== 'typed'
  return { pending: assets.isPending, own, shown, playback, canHear }
}

export type ShownScreening = ReturnType<typeof useScreening>
