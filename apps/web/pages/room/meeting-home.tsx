import { useNavigate } from 'react-router'
import { MeetingHome } from '#modules/interview-room/web/lobby/meeting-home.tsx'
import { keptLink } from '#modules/interview-room/web/kept-link.ts'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'

export { takeLink as loader } from './take-link.ts'

export default function MeetingHomePage() {
  const navigate = useNavigate()
  return (
    <DataProvider>
      <SkipLink />
      <MeetingHome
        token={keptLink()}
        onEnter={() => void navigate(paths.meetingRoom())}
        onRead={() => void navigate(paths.thankYouInterview())}
      />
    </DataProvider>
  )
}
