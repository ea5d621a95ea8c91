import type { ReactNode } from 'react'
import { useParams } from '#ui/router.tsx'
import type { LinkView } from '#modules/interviews/contract.ts'
import { BookingPage } from '#modules/interviews/web/booking-page.tsx'
import { useOrganizationLook } from '#ui/brand-colors.ts'
import { Wordmark } from '#ui/mark.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { paths } from '../../paths.ts'
import { CareersFrame } from './careers-frame.tsx'

/** `/schedule-interview/:data` and `/reschedule-interview/:data`: the link's state says which of the two it is. */
export default function ScheduleInterviewPage() {
  const { data = '' } = useParams()
  return (
    <DataProvider>
      <BookingPage
        key={data}
        data={data}
        frame={(view, children) => (view ? <Faced view={view}>{children}</Faced> : <Plain>{children}</Plain>)}
      />
    </DataProvider>
  )
}

/** The organization's sign, colors and choice of light or dark. */
function Faced({ view, children }: { view: LinkView; children: ReactNode }) {
  useOrganizationLook(view.organization)
  return (
    <CareersFrame face={{ ...view.organization, id: view.organization_id }} width="narrow">
      {children}
    </CareersFrame>
  )
}

/** Before it is known whose link it is, and where it is nobody's. */
function Plain({ children }: { children: ReactNode }) {
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[1120px] items-center px-5 max-lg:max-w-[684px] md:h-19 md:px-8 lg:px-10">
          <a href={paths.home()} aria-label="Evenhand" className="inline-flex min-h-11 items-center">
            <Wordmark />
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  )
}
