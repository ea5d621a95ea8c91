import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { browserZone, civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { adminQuery } from '#modules/accounts/web/api.ts'
import type { Widgets } from '#modules/dashboard/contract.ts'
import { actionsQuery, monthsQuery, widgetsQuery } from '#modules/dashboard/web/api.ts'
import { FiguresStrip } from '#modules/dashboard/web/figures-strip.tsx'
import { MonthsChart } from '#modules/dashboard/web/months-chart.tsx'
import { NextActions } from '#modules/dashboard/web/next-actions.tsx'
import { Pipeline } from '#modules/dashboard/web/pipeline.tsx'
import { PlanUsage } from '#modules/dashboard/web/plan-usage.tsx'
import { Loaded, Section } from '#modules/dashboard/web/section.tsx'
import { SilentCandidates } from '#modules/dashboard/web/silent-candidates.tsx'
import { OpenScreenings, TodaysInterviews } from '#modules/dashboard/web/todays-interviews.tsx'
import { dashboardWords as words } from '#modules/dashboard/words/dashboard.ts'
import { calendarQuery } from '#modules/interviews/web/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths, withQuery } from '../../../paths.ts'
import { useCan, useUserId } from '../../../session.ts'

const TargetsDialog = lazy(() =>
  import('#modules/dashboard/web/targets-dialog.tsx').then(module => ({ default: module.TargetsDialog })),
)

/** Midnight before and after an instant, on this device. */
function dayOf(now: Date) {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return [start.toISOString(), end.toISOString()] as const
}

const candidateHref = (one: { candidate_uuid: string; application_id: string }) =>
  withQuery(paths.candidateDetails(one.candidate_uuid), { application: one.application_id })

/** Figures, next actions, candidates who wait, and the interviews of the day. */
export function Overview() {
  const [now] = useState(() => new Date())
  const userId = useUserId() ?? ''
  const manages = useCan('jobs.manage')
  const decides = useCan('candidates.decide')
  const me = useQuery({ ...adminQuery(userId), enabled: userId !== '' })
  const widgets = useQuery(widgetsQuery())
  const actions = useQuery(actionsQuery())
  const months = useQuery(monthsQuery())
  const calendar = useQuery({
    ...calendarQuery(...dayOf(now)),
    staleTime: 0,
    select: ({ interviews }) => interviews.filter(({ state, start_at }) => state === 'booked' && start_at !== null),
  })
  if (widgets.isError && actions.isError)
    return <ErrorState level={1} error={widgets.error} title={words.failed} onRetry={() => void widgets.refetch()} />
  const mine = calendar.data?.filter(({ interviewers }) => interviewers.some(({ id }) => id === userId)).length
  const date = locale.longDay(now, browserZone())
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 px-4 pt-5 pb-4 md:px-7 md:pt-6 md:pb-5">
        <div>
          <h1 className="font-serif text-28 font-medium tracking-tight">
            {words.greeting(now.getHours(), me.data?.name.split(' ')[0] ?? '')}
          </h1>
          <p className="mt-1 text-13 text-text-2">
            {actions.data && mine !== undefined ? words.lead(date, actions.data.length, mine) : `${date}.`}
          </p>
        </div>
        {manages && (
          <LinkButton to={paths.createJob()} className="max-md:hidden">
            {words.createJob}
          </LinkButton>
        )}
      </header>
      {/* Without figures the pipeline says why, with a way to try again. */}
      {!widgets.isError && <FiguresStrip widgets={widgets.data ?? null} />}
      <div className="grid lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <div className="max-lg:contents">
          <Section title={words.nextActions} className="max-lg:order-1">
            <Loaded query={actions} rows={4}>
              {items => <NextActions actions={items} />}
            </Loaded>
          </Section>
          <div className="max-lg:order-4">
            <PipelineSection query={widgets} />
          </div>
          <div className="max-lg:order-5">
            {months.data ? (
              <MonthsChart months={months.data} />
            ) : (
              <Section title={words.months}>
                <Loaded query={months} rows={5}>
                  {() => null}
                </Loaded>
              </Section>
            )}
          </div>
        </div>
        <div className="bg-surface max-lg:contents lg:border-l lg:border-line">
          <div className="max-lg:order-2">
            {widgets.data && widgets.data.active.count > 0 && (
              <SilentCandidates
                silent={widgets.data.silent}
                hrefOf={candidateHref}
                sends={decides}
                onSent={() => void widgets.refetch()}
              />
            )}
          </div>
          <Section
            title={words.today}
            aside={<TextLink to={paths.interviewCalendar()}>{words.calendar}</TextLink>}
            className="bg-surface max-lg:order-3"
          >
            <Loaded query={calendar} rows={2}>
              {interviews => (
                <TodaysInterviews
                  interviews={interviews}
                  adminId={userId}
                  hrefOf={candidateHref}
                  kitOf={paths.interviewKit}
                />
              )}
            </Loaded>
            {widgets.data && <OpenScreenings screenings={widgets.data.screenings} />}
          </Section>
          {widgets.data?.plan && (
            <div className="max-lg:order-6">
              <PlanSection plan={widgets.data.plan} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function PlanSection({ plan: { name, period_end, limits } }: { plan: NonNullable<Widgets['plan']> }) {
  const end = locale.datePart(civilDate(new Date(period_end), browserZone()), { day: 'numeric', month: 'long' })
  return (
    <Section title={words.plan(name)} aside={words.planPeriod(end)} className="bg-surface">
      <PlanUsage limits={limits} />
    </Section>
  )
}

function PipelineSection({ query }: { query: ReturnType<typeof useQuery<Widgets>> }) {
  const [editing, setEditing] = useState(false)
  const edits = useCan('organization.settings')
  const targets = query.data && Object.fromEntries(query.data.pipeline.map(one => [one.stage, one.target_days]))
  return (
    <Section
      title={words.pipeline}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 [&>button]:max-md:-ml-2.5">
          <span className="max-md:hidden">{words.pipelinePeriod}</span>
          <span className="md:hidden">{words.pipelinePhone}</span>
          {edits && targets && (
            <Button size="small" kind="quiet" onClick={() => setEditing(true)}>
              {words.editTargets}
            </Button>
          )}
        </span>
      }
    >
      <Loaded query={query} rows={5}>
        {({ pipeline }) => (
          <Pipeline pipeline={pipeline} hrefOf={stage => withQuery(paths.applications(), { stage })} />
        )}
      </Loaded>
      {editing && targets && (
        <Suspense fallback={null}>
          <TargetsDialog targets={targets as never} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
