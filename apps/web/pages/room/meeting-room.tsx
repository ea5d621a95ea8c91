import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from '#ui/router.tsx'
import type { CandidateScreening } from '#modules/interview-room/contract.ts'
import { screeningQuery } from '#modules/interview-room/web/candidate-api.ts'
import { BadLink } from '#modules/interview-room/web/bad-link.tsx'
import { useOrganizationLook } from '#ui/brand-colors.ts'
import { savedLink } from '#modules/interview-room/web/interview-link.ts'
import { roomWords } from '#modules/interview-room/words/room.ts'
import { MeetingRoom } from '#modules/interview-room/web/room/meeting-room.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { paths } from '../../paths.ts'

export { takeLink as guard } from './take-link.ts'

export default function MeetingRoomPage() {
  const token = savedLink()
  return <DataProvider>{token ? <Room token={token} /> : <NoLink />}</DataProvider>
}

function NoLink() {
  return <BadLink error={null} onRetry={() => window.location.reload()} />
}

function Room({ token }: { token: string }) {
  const link = useQuery({ ...screeningQuery(token), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (link.isError && !link.data) return <BadLink error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <main aria-busy="true" className="min-h-dvh" />
  return <Inside token={token} screening={link.data} />
}

function Inside({ token, screening }: { token: string; screening: CandidateScreening }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  useOrganizationLook(screening.organization)
  // Cached data about the interview is outdated after the room was open.
  const clearCache = useCallback(() => client.removeQueries({ queryKey: ['screenings'] }), [client])
  const onOver = useCallback(() => {
    clearCache()
    navigate(paths.thankYouInterview(), { replace: true })
  }, [clearCache, navigate])
  const onHome = useCallback(() => {
    clearCache()
    navigate(paths.meetingHome(), { replace: true })
  }, [clearCache, navigate])
  const agreed = screening.consent !== null && screening.can_start
  useEffect(() => {
    if (!agreed) onHome()
  }, [agreed, onHome])
  return (
    <>
      <PageTitle>{roomWords.pageTitle(screening.job.title)}</PageTitle>
      {agreed && <MeetingRoom token={token} screening={screening} onOver={onOver} onHome={onHome} />}
    </>
  )
}
