import { useNavigate } from '#ui/router.tsx'
import { MeetingHome } from '#modules/interview-room/web/lobby/meeting-home.tsx'
import { savedLink } from '#modules/interview-room/web/interview-link.ts'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'

export { takeLink as guard } from './take-link.ts'

export default function MeetingHomePage() {
  const navigate = useNavigate()
  return (
    <DataProvider>
      <SkipLink />
      <MeetingHome
        token={savedLink()}
        onEnter={() => navigate(paths.meetingRoom())}
        onRead={() => navigate(paths.thankYouInterview())}
      />
    </DataProvider>
  )
}
