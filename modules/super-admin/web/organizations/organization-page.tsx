import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { dayWords } from '#modules/billing/words/invoices.ts'
import { locale } from '#platform/locale/locale.ts'
import { UsageBars } from '#modules/billing/web/usage-bars.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { When } from '#ui/when.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { activityWords } from '../../words/activity.ts'
import { organizationPageWords as words, suspensionReasons } from '../../words/organizations.ts'
import { PlatformAuditEntries } from '../audit-log.tsx'
import { organizationQuery } from '../organizations-api.ts'
import { Activity } from './activity.tsx'
import { Failures } from './failures.tsx'
import { Figures } from './figures.tsx'
import { Invoices } from './invoices.tsx'
import { Owners } from './owners.tsx'
import { StateChip } from './state-chip.tsx'

const SuspendDialog = lazy(() => import('./suspend-dialog.tsx').then(m => ({ default: m.SuspendDialog })))
const RestoreDialog = lazy(() => import('./restore-dialog.tsx').then(m => ({ default: m.RestoreDialog })))
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then(m => ({ default: m.PlanDialog })))
const TrialDialog = lazy(() => import('./trial-dialog.tsx').then(m => ({ default: m.TrialDialog })))
const UnitsDialog = lazy(() => import('./units-dialog.tsx').then(m => ({ default: m.UnitsDialog })))

type Asked = 'suspend' | 'restore' | 'plan' | 'trial' | 'units'

interface OrganizationPageProps {
  readonly id: string
  readonly mayEdit: boolean
  readonly auditHref: string
}

/** One organization: what it uses and pays, what failed, and what a super admin can change. */
export function OrganizationPage({ id, mayEdit, auditHref }: OrganizationPageProps) {
  const found = useQuery(organizationQuery(id))
  const [asked, setAsked] = useState<Asked | null>(null)
  if (found.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-5 px-4 py-6 md:px-7">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-64 w-full" />
      </SkeletonGroup>
    )
  if (found.isError)
    return <ErrorState level={1} error={found.error} title={words.failed} onRetry={() => void found.refetch()} />
  const organization = found.data
  const close = () => setAsked(null)
  return (
    <>
      <PageTitle>{organization.name}</PageTitle>
      <Header organization={organization} mayEdit={mayEdit} onAsk={setAsked} />
      <Notices organization={organization} />
      <Figures organization={organization} />
      <div className="grid lg:grid-cols-[minmax(0,15fr)_minmax(0,9fr)]">
        <div className="min-w-0">
          <Part title={words.usage} note={words.usageNote}>
            <UsageBars usage={organization.usage} />
          </Part>
          <Part title={words.failures} note={words.failuresNote}>
            <Failures failures={organization.failures} />
          </Part>
          <Part title={words.invoices}>
            <Invoices organizationId={id} invoices={organization.invoices} />
          </Part>
        </div>
        <div className="min-w-0 lg:border-l lg:border-line lg:bg-surface">
          <Part title={words.access}>
            <p className="text-13 text-text-2">{words.accessText}</p>
          </Part>
          <Part title={words.owners}>
            <Owners owners={organization.owners} />
          </Part>
          <Part
            title={words.audit}
            note={words.auditNote}
            link={<TextLink to={auditHref}>{words.allEntries}</TextLink>}
          >
            {organization.audit.length > 0 ? (
              <PlatformAuditEntries entries={organization.audit} />
            ) : (
              <p className="text-13 text-text-2">{words.noEntries}</p>
            )}
          </Part>
          <Part title={activityWords.title} note={activityWords.note}>
            <Activity entries={organization.activity} />
          </Part>
        </div>
      </div>
      <Suspense>
        {asked === 'suspend' && <SuspendDialog organization={organization} onClose={close} />}
        {asked === 'restore' && <RestoreDialog organization={organization} onClose={close} />}
        {asked === 'plan' && <PlanDialog organization={organization} onClose={close} />}
        {asked === 'trial' && <TrialDialog organization={organization} onClose={close} />}
        {asked === 'units' && <UnitsDialog organization={organization} onClose={close} />}
      </Suspense>
    </>
  )
}

interface HeaderProps {
  readonly organization: OrganizationDetails
  readonly mayEdit: boolean
  readonly onAsk: (asked: Asked) => void
}

function Header({ organization, mayEdit, onAsk }: HeaderProps) {
  const { name, website, country, created_at, subscription, suspension } = organization
  const place = country ? locale.country(country) : null
  return (
    <PageHeader
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{name}</span> <StateChip {...organization} />
        </span>
      }
      actions={
        mayEdit && (
          <>
            <Button onClick={() => onAsk('plan')}>{words.changePlan}</Button>
            {subscription.status === 'trialing' && <Button onClick={() => onAsk('trial')}>{words.extendTrial}</Button>}
            <Button onClick={() => onAsk('units')}>{words.addUnits}</Button>
            {suspension ? (
              <Button kind="primary" onClick={() => onAsk('restore')}>
                {words.restore}
              </Button>
            ) : (
              <Button kind="danger" onClick={() => onAsk('suspend')}>
                {words.suspend}
              </Button>
            )}
          </>
        )
      }
    >
      {[locale.parts([website?.replace(/^https?:\/\//, ''), place]), words.since(dayWords(new Date(created_at)))]
        .filter(Boolean)
        .join('. ')}
    </PageHeader>
  )
}

function Notices({ organization: { suspension, delete_at } }: { organization: OrganizationDetails }) {
  if (!suspension && !delete_at) return null
  return (
    <div className="grid gap-3 px-4 pb-4 md:px-7">
      {suspension && (
        <Alert tone="danger" title={words.suspended(suspensionReasons[suspension.reason])}>
          {words.suspendedSince} <When instant={suspension.since} zone="UTC" />
        </Alert>
      )}
      {delete_at && (
        <Alert tone="attention" title={words.deletion}>
          <When instant={delete_at} zone="UTC" />
        </Alert>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly link?: ReactNode
  readonly children: ReactNode
}

const Part = ({ title, note, link, children }: PartProps) => (
  <section aria-label={title} className="border-b border-line px-4 py-5 md:px-7">
    <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
      <h2 className="font-semibold">{title}</h2>
      {note && <p className="text-12 text-text-2">{note}</p>}
      {link && <span className="ml-auto text-13">{link}</span>}
    </div>
    {children}
  </section>
)
