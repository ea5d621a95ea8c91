import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AudioLines, Clock, Globe, LayoutList, Mail, Mic, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SampleDataSwitch } from '#modules/sample-data/web/sample-data-switch.tsx'
import { sampleDataWords } from '#modules/sample-data/words/sample-data.ts'
import { StartPractice } from '#modules/practice/web/start-button.tsx'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { FirstRun as FirstRunData, Mark } from '../contract.ts'
import { firstRunWords as words } from '../words/first-run.ts'
import { firstRunQuery, markStep, showFirstRun } from './api.ts'
import { Checklist, type ChecklistStep } from './checklist.tsx'
import { FirstRunPreview } from './preview.tsx'

export interface FirstRunHrefs {
  readonly createJob: string
  readonly draft: (id: string) => string
  readonly flows: string
  readonly organization: string
  readonly practice: (id: string) => string
  readonly form: string
  readonly interviewSettings: string
  readonly templates: string
  readonly availability: string
}

interface FirstRunProps {
  hrefs: FirstRunHrefs
  /** Shown while the steps load. */
  skeleton: ReactNode
  /** Whether the reader may turn sample data on. */
  sampleData: boolean
  /** Shown once the checklist is hidden. */
  instead: ReactNode
}

/** What a new organization sees first: the steps to its first own AI interview, and what is set up already. */
export function FirstRun({ hrefs, sampleData, skeleton, instead }: FirstRunProps) {
  const firstRun = useQuery(firstRunQuery())
  if (firstRun.isError && !firstRun.data)
    return (
      <ErrorState level={1} error={firstRun.error} title={words.loadFailed} onRetry={() => void firstRun.refetch()} />
    )
  if (!firstRun.data) return skeleton
  if (firstRun.data.hidden) return instead
  return <Shown firstRun={firstRun.data} hrefs={hrefs} sampleData={sampleData} />
}

function useMark() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ mark, done }: { mark: Mark; done: boolean }) => markStep(mark, done),
    onSuccess: saved => showFirstRun(client, saved),
    onError: error => toast({ title: words.saveFailed, description: errorWords(error).says, tone: 'danger' }),
  })
}

function Shown({
  firstRun,
  hrefs,
  sampleData,
}: { firstRun: FirstRunData } & Pick<FirstRunProps, 'hrefs' | 'sampleData'>) {
  const mark = useMark()
  const hide = () =>
    mark.mutate(
      { mark: 'hidden', done: true },
      {
        onSuccess: () =>
          toast({
            title: words.hidden,
            action: {
              label: words.undo,
              alt: words.undoAlt,
              run: () => mark.mutate({ mark: 'hidden', done: false }),
            },
          }),
      },
    )
  return (
    <>
      <PageHeader
        title={words.title(firstRun.name)}
        actions={
          <div className="grid gap-2 lg:justify-items-end justify-items-start max-sm:w-[calc(100vw-32px)]">
            {sampleData && (
              <div className="card w-full px-4 py-2.5 sm:w-[330px]">
                <SampleDataSwitch note={sampleDataWords.short} />
              </div>
            )}
            <Button kind="quiet" busy={mark.isPending && mark.variables.mark === 'hidden'} onClick={hide}>
              {words.hide}
            </Button>
          </div>
        }
      >
        {words.lead(firstRun.organization)}
      </PageHeader>
      <div className="grid flex-1 border-t border-line lg:grid-cols-[minmax(0,13fr)_minmax(0,9fr)]">
        <div className="grid content-start gap-9 px-4 pt-5 pb-15 md:px-7">
          <Checklist steps={stepsOf(firstRun, hrefs, (name, done) => mark.mutate({ mark: name, done }))} />
          <SetUp firstRun={firstRun} hrefs={hrefs} />
        </div>
        <FirstRunPreview setUp={firstRun.set_up} />
      </div>
    </>
  )
}

function stepsOf(
  { steps, job, draft_id, practice_id, set_up }: FirstRunData,
  hrefs: FirstRunHrefs,
  onMark: (mark: Mark, done: boolean) => void,
): ChecklistStep[] {
  const isNext = (step: keyof typeof steps) => Object.entries(steps).find(([, state]) => state !== 'done')?.[0] === step
  const kind = (step: keyof typeof steps) => (isNext(step) ? ('primary' as const) : undefined)
  const tick = (mark: 'questions' | 'appearance') =>
    steps[mark] !== 'done' && (
      <Button size="small" kind="quiet" className="mt-1 -ml-2" onClick={() => onMark(mark, true)}>
        {words.markDone}
      </Button>
    )
  return [
    { title: words.organization, done: true },
    { title: words.verify, done: true },
    {
      title: words.job,
      note: words.jobNote,
      minutes: 5,
      done: steps.job === 'done',
      action:
        steps.job === 'done' ? null : (
          <LinkButton to={draft_id ? hrefs.draft(draft_id) : hrefs.createJob} kind={kind('job')}>
            {draft_id ? words.openDraft : words.createJob}
          </LinkButton>
        ),
    },
    {
      title: words.questions,
      note: words.questionsNote(set_up.questions),
      minutes: 5,
      done: steps.questions === 'done',
      tick: tick('questions'),
      action: (
        <LinkButton to={hrefs.flows} kind={kind('questions')}>
          {words.openFlow}
        </LinkButton>
      ),
    },
    {
      title: words.appearance,
      note: words.appearanceNote,
      minutes: 2,
      done: steps.appearance === 'done',
      tick: tick('appearance'),
      action: (
        <LinkButton to={hrefs.organization} kind={kind('appearance')}>
          {words.openSettings}
        </LinkButton>
      ),
    },
    {
      title: words.interview,
      note: job ? words.interviewNote : words.interviewNeedsJob,
      minutes: 8,
      done: steps.interview === 'done',
      action: ownInterview(),
    },
  ]

  function ownInterview() {
    if (steps.interview === 'done' && practice_id)
      return <LinkButton to={hrefs.practice(practice_id)}>{words.readResult}</LinkButton>
    if (!job) return null
    const label = steps.interview === 'started' ? words.goOn : words.start
    return <StartPractice jobId={job.id} label={label} kind={kind('interview')} />
  }
}

function SetUp({ firstRun: { set_up }, hrefs }: { firstRun: FirstRunData; hrefs: FirstRunHrefs }) {
  const { form_fields, questions, minutes, recording, careers_url, templates, availability } = set_up
  return (
    <section aria-labelledby="set-up">
      <h2 id="set-up" className="font-semibold">
        {words.ready}
      </h2>
      <ul className="mt-2 grid gap-x-7 sm:grid-cols-2">
        <Ready icon={LayoutList} title={words.form} note={words.fields(form_fields)} to={hrefs.form} />
        <Ready icon={AudioLines} title={words.flow} note={words.flowNote(questions, minutes)} to={hrefs.flows} />
        <Ready icon={Mic} title={words.settings} note={words.recordings[recording]} to={hrefs.interviewSettings} />
        <Ready
          icon={Mail}
          title={words.templates}
          note={words.templatesNote(templates.on, templates.all)}
          to={hrefs.templates}
        />
        <Ready
          icon={Globe}
          title={words.careers}
          note={new URL(careers_url).host}
          to={careers_url}
          action={words.open}
        />
        <Ready icon={Clock} title={words.availability} note={availabilityNote(availability)} to={hrefs.availability} />
      </ul>
    </section>
  )
}

const dayName = (weekday: number) => locale.datePart(`2024-01-0${weekday}`, { weekday: 'short' })

/** "Mon to Fri, 09:00 to 17:00". Hours that differ from day to day are left out. */
function availabilityNote({ weekdays, hours }: FirstRunData['set_up']['availability']): string {
  const [first, ...more] = weekdays
  const last = more.at(-1)
  if (!first) return words.notAvailable
  const days =
    more.length > 1 && last === first + more.length
      ? words.span(dayName(first), dayName(last))
      : locale.list(weekdays.map(dayName))
  return locale.parts([days, hours && words.span(hours.from, hours.to)])
}

interface ReadyProps {
  icon: LucideIcon
  title: string
  note: string
  to: string
  action?: string
}

const Ready = ({ icon, title, note, to, action = words.edit }: ReadyProps) => (
  <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5">
    <Icon of={icon} className="text-text-2" />
    <div className="min-w-0">
      <p>{title}</p>
      <p className="truncate text-13 text-text-2">{note}</p>
    </div>
    <TextLink to={to} aria-label={words.actionOf(action, title)}>
      {action}
    </TextLink>
  </li>
)
