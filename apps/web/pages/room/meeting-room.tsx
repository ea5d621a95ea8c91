import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
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
  const [hasLeft, setHasLeft] = useState(false)
  const leave = useCallback(() => setHasLeft(true), [])
  if (hasLeft) return <Waiting />
  return <DataProvider>{token ? <Room token={token} onLeave={leave} /> : <NoLink />}</DataProvider>
}

const Waiting = () => <main aria-busy="true" className="min-h-dvh" />

function NoLink() {
  return <BadLink error={null} onRetry={() => window.location.reload()} />
}

function Room({ token, onLeave }: { token: string; onLeave: () => void }) {
  const link = useQuery({ ...screeningQuery(token), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (link.isError && !link.data) return <BadLink error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <Waiting />
  return <Inside token={token} screening={link.data} onLeave={onLeave} />
}

interface InsideProps {
  token: string
  screening: CandidateScreening
  onLeave: () => void
}

function Inside({ token, screening, onLeave }: InsideProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  useOrganizationLook(screening.organization)
  // The room ends before the next page has loaded: it must not ask again, and lead elsewhere because the interview is over.
  const leaveFor = useCallback(
    (path: string) => {
      onLeave()
      // Cached data about the interview is outdated after the room was open.
      client.removeQueries({ queryKey: ['screenings'] })
      navigate(path, { replace: true })
    },
    [client, navigate, onLeave],
  )
  const onOver = useCallback(() => leaveFor(paths.thankYouInterview()), [leaveFor])
  const onHome = useCallback(() => leaveFor(paths.meetingHome()), [leaveFor])
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
