import { useQuery } from '@tanstack/react-query'
import { Check, CloudOff, ExternalLink, History, LoaderCircle, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { formDraftQuery } from '#modules/forms/web/builder/api.ts'
import type { DraftView } from '#modules/forms/web/builder/draft-store.ts'
import { builderWords as words } from '#modules/forms/words/builder.ts'
import { organizationSettingsQuery } from '#modules/organizations/web/api.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SaveStatus } from '#ui/save-status.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'
import { useAllJobs } from './use-all-jobs.ts'

const loadBuilder = () => import('#modules/forms/web/builder/form-builder.tsx')
const FormBuilder = lazy(loadBuilder)
const VersionsInUse = lazy(() => loadBuilder().then(m => ({ default: m.VersionsInUse })))
const FormPreview = lazy(() => import('./form-builder/form-preview.tsx'))

/** The organization's application form, in an editor. */
export default function FormBuilderPage() {
  const draft = useQuery({ ...formDraftQuery(), staleTime: Infinity })
  const jobs = useAllJobs()
  const settings = useQuery({ ...organizationSettingsQuery, enabled: useCan('organization.settings') })
  const canEdit = useCan('setup.edit')
  const error = draft.error ?? jobs.error
  const retry = () => {
    void draft.refetch()
    void jobs.refetch()
  }
  if (error) return <ErrorState level={1} error={error} title={words.failed} onRetry={retry} />
  if (!draft.data || !jobs.all) return <Waiting />
  const all = jobs.all
  const isAsked = settings.data?.settings.demographic_questions !== false
  return (
    <Suspense fallback={<Waiting />}>
      <FormBuilder
        draft={draft.data}
        jobs={all}
        canEdit={canEdit}
        voluntaryNote={isAsked ? null : words.voluntary.off}
        head={(view, openHistory) => <Head view={view} onHistory={openHistory} />}
        preview={(sections, selected) => (
          <Suspense fallback={<Skeleton className="m-5 h-[560px]" />}>
            <FormPreview sections={sections} selected={selected} jobs={all} />
          </Suspense>
        )}
      />
    </Suspense>
  )
}

function Head({ view, onHistory }: { view: DraftView; onHistory: () => void }) {
  const { draft } = view
  const { version } = draft.published
  const form = paths.form(useOrganizationId() ?? '')
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title }]} />
        <Chip className="ml-3 shrink-0 max-sm:hidden">
          {draft.changed ? words.draftVersion(version + 1) : words.version(version)}
        </Chip>
        <span className="ml-auto max-w-1/2 shrink-0 pr-3">
          <DraftStatus view={view} />
        </span>
      </PageBar>
      <PageHeader
        title={words.title}
        actions={
          <>
            <LinkButton to={form} target="_blank">
              <Icon of={ExternalLink} /> {words.openForm}
            </LinkButton>
            <Button onClick={onHistory}>
              <Icon of={History} /> {words.history}
            </Button>
          </>
        }
      >
        {words.note}
      </PageHeader>
      <Suspense fallback={<p className="min-h-10" />}>
        <VersionsInUse />
      </Suspense>
    </>
  )
}

const ICONS = { saved: Check, unsaved: LoaderCircle, saving: LoaderCircle, offline: CloudOff, refused: TriangleAlert }

function saveText({ state, draft, conflicts }: DraftView): string {
  if (conflicts.length > 0) return words.save.conflict
  switch (state.kind) {
    case 'refused':
      return state.message
    case 'offline':
      return words.save.offline
    case 'saved':
      return draft.edited_at
        ? words.save.savedAt(locale.time(new Date(draft.edited_at), browserZone()))
        : words.save.saved
    default:
      return words.save.saving
  }
}

function DraftStatus({ view }: { view: DraftView }) {
  const { kind } = view.state
  const text = saveText(view)
  const isFine = view.conflicts.length === 0 && kind !== 'offline' && kind !== 'refused'
  const short = kind === 'offline' ? words.save.notConnected : isFine && kind === 'saved' ? words.save.shortSaved : text
  return <SaveStatus icon={ICONS[kind]} isFine={isFine} text={text} short={short} />
}

const Waiting = () => (
  <SkeletonGroup>
    <div className="grid grid-cols-1 gap-4 px-4 pt-6 md:px-7">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-[560px]" />
        <Skeleton className="h-[560px] max-md:hidden" />
        <Skeleton className="h-[560px] max-xl:hidden" />
      </div>
    </div>
  </SkeletonGroup>
)
