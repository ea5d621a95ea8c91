import { useNavigate } from '#ui/router.tsx'
import { savedLink } from '#modules/interview-room/web/interview-link.ts'
import { ThankYou } from '#modules/interview-room/web/thanks/thank-you.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'

export { takeLink as guard } from './take-link.ts'

export default function ThankYouInterviewPage() {
  const navigate = useNavigate()
  return (
    <DataProvider>
      <SkipLink />
      <ThankYou token={savedLink()} onContinue={() => navigate(paths.meetingHome())} />
    </DataProvider>
  )
}
