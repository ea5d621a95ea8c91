import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFieldErrors } from '#ui/checked-form.ts'
import type { Choice } from '#ui/select.tsx'
import type { Job, Requirement } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { type ChecklistItem, publishChecklist } from '../policy.ts'
import { editorWords as words } from '../words/editor.ts'
import { jobListWords } from '../words/list.ts'
import { refreshJobs } from './api.ts'
import type { AutosaveStatus } from './autosave.ts'
import { askingRound, type FlowChoice, type SettingsChoice } from './interview-choices.ts'
import type { Colleague } from './hiring-team-field.tsx'
import { JobFormFields } from './job-form.tsx'
import { SECTIONS, sectionTitles } from './sections.ts'
import { emptyJob, JOB_FIELDS, type JobFormInput } from './job-values.ts'
import { goToSection, leftIn, PublishChecklist } from './publish-checklist.tsx'
import { publishJob } from './publish-job.ts'
import type { SuggestRequirements } from './suggested-requirements.tsx'
import { UnpublishedBar } from './unpublished-bar.tsx'
import { useAutosave } from './use-autosave.ts'
import { useToday } from './use-today.ts'
import { isVague, type ProposeChecks, useProposedChecks } from './use-proposed-checks.ts'

/** Shown after somebody else has saved, and after a refused publication. */
const ConflictNotice = lazy(() => import('./conflict-notice.tsx').then(m => ({ default: m.ConflictNotice })))
const PublishProblem = lazy(() => import('./publish-problem.tsx').then(m => ({ default: m.PublishProblem })))

export interface JobEditorProps {
  /** Null for a new one. */
  job: EditableJob | null
  flows: readonly FlowChoice[]
  settings: readonly SettingsChoice[]
  people: readonly Colleague[]
  proposeChecks: ProposeChecks
  suggestRequirements: SuggestRequirements
  /** Of the organization, ISO 3166. */
  country: string | null
  /** What the organization's form asks for a job. */
  formNote?: (jobId: string | null) => ReactNode
  /** Where a flow is created; undefined if the reader cannot. */
  createFlow?: string
  /** The fields that AI fills in for the applications of a job; null for one that is not saved yet. */
  customAi?: (jobId: string | null) => ReactNode
  /** Whether the reader can publish jobs. */
  manages: boolean
  onCreated: (job: EditableJob) => void
  onPublished: (job: Job) => void
  /** What surrounds the form: the page's header, with the state of saving. */
  head: (status: AutosaveStatus, values: JobFormInput) => ReactNode
  /** Below the list of what is missing. */
  aside?: (values: JobFormInput) => ReactNode
}

/** The form of a job, which saves itself, with what is missing before it can be published. */
export function JobEditor(props: JobEditorProps) {
  const { job: opened, flows, settings, people, proposeChecks, manages, onCreated, onPublished } = props
  const client = useQueryClient()
  const { autosave, form, status } = useAutosave(opened, newJob(flows, settings), onCreated)
  const { job } = status
  const values = form.watch() as JobFormInput
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await form.trigger()) || !(await autosave.flush())) return null
      const saved = autosave.read().job
      return saved && publishJob(saved)
    },
    onSuccess: async result => {
      if (!result) return
      if (result.refusal) showFieldErrors(form, result.refusal.fieldErrors, JOB_FIELDS)
      await refreshJobs(client)
      if (result.job) onPublished(result.job)
    },
  })
  const refusal = publish.data?.refusal ?? null
  const requirements = values.requirements ?? []
  const proposals = useProposedChecks(
    requirements.map(({ text }) => text),
    proposeChecks,
  )
  const items = publishChecklist(
    { ...values, title: values.title ?? '', requirements, hiring_team: values.hiring_team ?? [] } as never,
    useToday(),
    {
      vague: requirements.some(one => isVague(one as Requirement, proposals.proposalFor(one.text))),
      asks: askingRound(flows.find(({ value }) => value === values.interview_flow_id)) !== undefined,
    },
  )
  useFirstSectionInAddress()
  const names = (id: string) =>
    [...people.map(one => ({ value: one.id, label: one.name })), ...flows, ...settings].find(one => one.value === id)
      ?.label
  return (
    <form noValidate className="flex flex-1 flex-col" onSubmit={event => event.preventDefault()}>
      {props.head(status, values)}
      <SectionLinks items={items} />
      <div className="grid flex-1 items-start lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px] 2xl:grid-cols-[minmax(0,1fr)_460px]">
        <div className="min-w-0 bg-surface pt-5 lg:min-h-full lg:border-r lg:border-line">
          {refusal && (
            <div className="px-4 pb-5 md:px-7">
              <Suspense>
                <PublishProblem refusal={refusal} />
              </Suspense>
            </div>
          )}
          {status.conflicts.length > 0 && (
            <Suspense>
              <ConflictNotice
                status={status}
                values={() => form.getValues()}
                names={names}
                onChoose={(field, version) => autosave.choose(field, version)}
              />
            </Suspense>
          )}
          {job && <UnpublishedBar job={job} form={form} autosave={autosave} />}
          <JobFormFields
            form={form}
            flows={flows}
            settings={settings}
            people={people}
            proposals={proposals}
            suggestRequirements={props.suggestRequirements}
            country={props.country}
            formNote={props.formNote?.(job?.id ?? null)}
            createFlow={props.createFlow}
            customAi={props.customAi?.(job?.id ?? null)}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 p-4 max-lg:border-t max-lg:border-line md:p-6 lg:sticky lg:top-[calc(var(--bar)+44px)] xl:max-h-[calc(100dvh-var(--bar)-44px)] xl:overflow-y-auto">
          <PublishChecklist items={items} published={job?.status === 'open'}>
            {manages && job?.status !== 'open' ? (
              <>
                <Button kind="primary" className="w-full" busy={publish.isPending} onClick={() => publish.mutate()}>
                  {job && job.status !== 'draft' ? jobListWords.openFrom[job.status] : words.publish}
                </Button>
                <p className="mt-2 text-12 text-text-2">{words.publishNote}</p>
              </>
            ) : (
              <p className="text-12 text-text-2">{job?.sample ? words.sampleNote : words.openNote}</p>
            )}
          </PublishChecklist>
          {props.aside?.(values)}
        </div>
      </div>
    </form>
  )
}

const newJob = (flows: readonly Choice[], settings: readonly Choice[]): JobFormInput => ({
  ...emptyJob,
  interview_flow_id: flows[0]?.value ?? null,
  interview_settings_id: settings[0]?.value ?? null,
})

/** Links to the sections with what is left in each, below the page's header. */
const SectionLinks = ({ items }: { items: readonly ChecklistItem[] }) => (
  <nav aria-label={words.sections} className="tabs sticky top-[var(--bar)] z-10 bg-paper px-4 md:px-7">
    {SECTIONS.map(name => (
      <a
        key={name}
        href={`#${name}`}
        className="tab"
        onClick={event => {
          event.preventDefault()
          goToSection(name)
        }}
      >
        <SectionState left={leftIn(name, items)} />
        {sectionTitles[name]}
      </a>
    ))}
  </nav>
)

function SectionState({ left }: { left: ReturnType<typeof leftIn> }) {
  if (left === null) return null
  if (left === 'nothing') return <Icon of={Check} size={14} className="text-text-3" />
  return (
    <>
      <span
        aria-hidden
        className={`size-2 rounded-full border border-attention ${left === 'required' ? 'bg-attention' : ''}`}
      />
      <span className="sr-only">{words.checklist[left === 'required' ? 'isMissing' : 'isAdvice']}: </span>
    </>
  )
}

/** An address can name a section, as the list's links do. */
function useFirstSectionInAddress() {
  useEffect(() => {
    const name = SECTIONS.find(one => `#${one}` === location.hash)
    if (name) goToSection(name)
  }, [])
}
