import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { JobFormInput } from '#modules/jobs/web/job-values.ts'
import { useToday } from '#modules/jobs/web/use-today.ts'
import { publicSettingsQuery } from '#modules/organizations/web/api.ts'
import { brandCss } from '#ui/brand-colors.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useOrganizationId } from '../../../session.ts'
import { jobPageWords } from '../../../words/jobs.ts'
import '../../candidate/careers.css'
import type { RoleOnPage } from '../../candidate/careers-data.ts'
import CareersRole from '../../candidate/careers-role.tsx'
import { Framed } from './framed.tsx'

const ListPreview = lazy(() => import('./list-preview.tsx'))

const words = jobPageWords.preview

/** Widths of the preview, in px. */
const WIDTHS = { phone: 390, computer: 1100 }
type Device = keyof typeof WIDTHS

const VIEWS = ['page', 'list'] as const
/** In the list of open roles, there is only this one. */
const LIST_HEIGHT = 300

/** The public page of a job with these values, and its place in the list of open roles, on a phone or a computer. */
export default function JobPreview({ values, height }: { values: JobFormInput; height: number }) {
  const organizationId = useOrganizationId() ?? ''
  const settings = useQuery(publicSettingsQuery(organizationId))
  const today = useToday()
  const [device, setDevice] = useState<Device>('phone')
  const [view, setView] = useState<(typeof VIEWS)[number]>('page')
  const job = {
    ...values,
    salary: values.show_salary ? values.salary : null,
    id: '00000000-0000-0000-0000-000000000000',
    requirements: (values.requirements ?? []).filter(({ text }) => text.trim()),
    published_at: null,
  } as unknown as RoleOnPage
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-x-4">
        <div role="group" aria-label={words.view} className="tabs">
          {VIEWS.map(one => (
            <button key={one} type="button" className="tab" aria-pressed={view === one} onClick={() => setView(one)}>
              {words[one]}
            </button>
          ))}
        </div>
        <div role="group" aria-label={words.device} className="tabs">
          {(['phone', 'computer'] as const).map(one => (
            <button
              key={one}
              type="button"
              className="tab"
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            >
              {words[one]}
            </button>
          ))}
        </div>
      </div>
      {settings.isPending && (
        <SkeletonGroup>
          <div style={{ height }}>
            <Skeleton className="h-full" />
          </div>
        </SkeletonGroup>
      )}
      {settings.isError && (
        <ErrorState error={settings.error} title={words.failed} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <div>
          <Framed
            width={WIDTHS[device]}
            height={view === 'list' ? LIST_HEIGHT : height}
            title={words.title}
            css={brandCss(settings.data.settings.colors)}
          >
            {view === 'list' ? (
              <Suspense>
                <ListPreview job={job} today={today} cards={settings.data.settings.application_page_view === 'cards'} />
              </Suspense>
            ) : (
              <CareersRole
                page="role"
                face={{ ...settings.data.settings, id: organizationId }}
                job={job}
                today={today}
              />
            )}
          </Framed>
        </div>
      )}
    </>
  )
}
