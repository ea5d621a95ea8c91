import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { FormDraft, FormVersion } from '../../contract/drafting.ts'
import { builderWords } from '../../words/builder.ts'
import { formVersionQuery, formVersionsQuery, readVersion, replaceDraft } from './api.ts'
import { CompareVersions } from './compare-versions.tsx'
import type { DraftStore } from './draft-store.ts'

const words = builderWords.versions

interface VersionsDialogProps {
  store: DraftStore
  draft: FormDraft
  canEdit: boolean
  onOpenChange: (open: boolean) => void
}

/** All versions: how many applications use each, a comparison of two, and restoring one as the draft. */
export function VersionsDialog({ store, draft, canEdit, onOpenChange }: VersionsDialogProps) {
  const versions = useQuery(formVersionsQuery())
  const [compared, setCompared] = useState<number | null>(null)
  const restore = useMutation({
    mutationFn: async (version: number) => {
      await store.flush()
      const { sections } = await readVersion(version)
      return replaceDraft(store.read().draft.version, sections)
    },
    onSuccess: (restored, version) => {
      store.receive(restored)
      toast({ title: words.restored(version) })
      onOpenChange(false)
    },
  })
  return (
    <Dialog open onOpenChange={onOpenChange} size="wide" title={words.title} description={words.text}>
      <FormProblem error={restore.error} title={words.notRestored} />
      {versions.isError && (
        <ErrorState error={versions.error} title={words.failed} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {versions.data && compared !== null && (
        <Comparison
          versions={versions.data}
          from={compared}
          draft={draft}
          onFrom={setCompared}
          onBack={() => setCompared(null)}
        />
      )}
      {versions.data && compared === null && (
        <ul className="border-t border-line">
          {versions.data.map(one => (
            <VersionLine
              key={one.version}
              of={one}
              isCurrent={one.version === draft.published.version}
              canEdit={canEdit}
              busy={restore.isPending && restore.variables === one.version}
              onCompare={() => setCompared(one.version)}
              onRestore={() => restore.mutate(one.version)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface VersionLineProps {
  of: FormVersion
  isCurrent: boolean
  canEdit: boolean
  busy: boolean
  onCompare: () => void
  onRestore: () => void
}

function VersionLine({ of, isCurrent, canEdit, busy, onCompare, onRestore }: VersionLineProps) {
  const now = useNow()
  const date = locale.day(new Date(of.published_at), browserZone(), new Date(now))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {builderWords.version(of.version)}
          {isCurrent && <Chip tone="brand">{words.current}</Chip>}
        </p>
        <p className="num text-13 text-text-2">
          {locale.parts([
            of.published_by ? words.by(of.published_by.name, date) : date,
            words.fields(of.fields),
            builderWords.applications(of.applications),
          ])}
        </p>
      </div>
      <span className="flex gap-2">
        <Button size="small" kind="quiet" aria-label={words.compareWith(of.version)} onClick={onCompare}>
          {words.compare}
        </Button>
        {canEdit && (
          <Button size="small" busy={busy} aria-label={words.restoreOf(of.version)} onClick={onRestore}>
            {words.restore}
          </Button>
        )}
      </span>
    </li>
  )
}

interface ComparisonProps {
  versions: readonly FormVersion[]
  from: number
  draft: FormDraft
  onFrom: (version: number) => void
  onBack: () => void
}

const DRAFT = 'draft'

function Comparison({ versions, from, draft, onFrom, onBack }: ComparisonProps) {
  const [to, setTo] = useState(DRAFT)
  const left = useQuery(formVersionQuery(from))
  const right = useQuery({ ...formVersionQuery(Number(to)), enabled: to !== DRAFT })
  const target = to === DRAFT ? draft.sections : right.data?.sections
  const choices = versions.map(({ version }) => ({ value: String(version), label: builderWords.version(version) }))
  const error = left.error ?? right.error
  return (
    <>
      <Button size="small" kind="quiet" className="-ml-2.5" onClick={onBack}>
        <Icon of={ChevronLeft} />
        {words.back}
      </Button>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Field label={words.from}>
          <Select value={String(from)} choices={choices} onChange={event => onFrom(Number(event.target.value))} />
        </Field>
        <Field label={words.to}>
          <Select
            value={to}
            choices={[{ value: DRAFT, label: words.draft }, ...choices]}
            onChange={event => setTo(event.target.value)}
          />
        </Field>
      </div>
      {error && <ErrorState error={error} title={words.failed} onRetry={() => void left.refetch()} />}
      {left.data && target ? (
        <CompareVersions from={left.data.sections} to={target} />
      ) : (
        !error && (
          <SkeletonGroup>
            <Skeleton className="mt-3 h-32" />
          </SkeletonGroup>
        )
      )}
    </>
  )
}
