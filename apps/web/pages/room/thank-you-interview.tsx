import { useNavigate } from 'react-router'
import { keptLink } from '#modules/interviews/web/candidate/kept-link.ts'
import { ThankYou } from '#modules/interviews/web/candidate/thanks/thank-you.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'

export { takeLink as loader } from './take-link.ts'

export default function ThankYouInterviewPage() {
  const navigate = useNavigate()
  return (
    <DataProvider>
      <SkipLink />
      <ThankYou token={keptLink()} onGoOn={() => void navigate(paths.meetingHome())} />
    </DataProvider>
  )
}
