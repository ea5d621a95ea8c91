import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useSearchParams } from '#ui/router.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { FormDraft, FormOperation } from '../../contract/drafting.ts'
import type { FormSection } from '../../contract.ts'
import { fieldOf, sectionOf } from '../../operations.ts'
import { draftProblems } from '../../problems.ts'
import { builderWords as words } from '../../words/builder.ts'
import { formVersionsQuery } from './api.ts'
import { type Builder, BuilderContext, type BuilderJob } from './builder-context.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import type { DraftView } from './draft-store.ts'
import { SelectedSettings } from './field-settings.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SectionList } from './section-list.tsx'
import { useDraftStore } from './use-draft-store.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })))
const VersionsDialog = lazy(() => import('./versions-dialog.tsx').then(m => ({ default: m.VersionsDialog })))

type Pane = 'fields' | 'settings' | 'preview'
const PANES: readonly Pane[] = ['fields', 'settings', 'preview']

interface FormBuilderProps {
  draft: FormDraft
  jobs: readonly BuilderJob[]
  canEdit: boolean
  /** Above the panes. */
  head: (view: DraftView, openHistory: () => void) => ReactNode
  preview: (sections: readonly FormSection[], selected: string | null) => ReactNode
  /** Why candidates do not see the voluntary questions, if so. */
  voluntaryNote: ReactNode
}

/** The form's fields, the settings of the selected one, and what candidates see: side by side, or one at a time on phones. */
export default function FormBuilder({ draft, jobs, canEdit, head, preview, voluntaryNote }: FormBuilderProps) {
  const { store, view } = useDraftStore(draft)
  const client = useQueryClient()
  const { sections } = view
  const [search, setSearch] = useSearchParams()
  const [pane, setPane] = useState<Pane>('fields')
  const [said, setSaid] = useState('')
  const [removing, setRemoving] = useState<string | null>(null)
  const [history, setHistory] = useState(false)
  const isPhone = !useMedia('(min-width: 768px)')
  const asked = search.get('field')
  const selected = asked !== null && (fieldOf(sections, asked) || sectionOf(sections, asked)) ? asked : null
  const select = useCallback(
    (key: string | null) => {
      setSearch(
        now => {
          const next = new URLSearchParams(now)
          if (key) next.set('field', key)
          else next.delete('field')
          return next
        },
        { replace: true },
      )
      if (key) setPane('settings')
    },
    [setSearch],
  )
  const change = useCallback((...operations: FormOperation[]) => store.change(operations), [store])
  // The same message twice in a row is announced twice.
  const announce = useCallback((message: string) => setSaid(last => (last === message ? `${message} ` : message)), [])
  const problems = useMemo(() => {
    const found = new Map<string, string[]>()
    for (const { key, message } of draftProblems(sections)) found.set(key, [...(found.get(key) ?? []), message])
    return found
  }, [sections])
  const builder = useMemo<Builder>(
    () => ({ sections, jobs, canEdit, selected, problems, select, change, announce, askToRemove: setRemoving }),
    [sections, jobs, canEdit, selected, problems, select, change, announce],
  )
  const remove = (key: string) => {
    const section = sectionOf(sections, key)
    const name = section?.title ?? fieldOf(sections, key)?.label ?? ''
    change(
      section
        ? { kind: 'remove_section', section: key, fields: section.fields.map(field => field.key) }
        : { kind: 'remove_field', field: key, with_conditions: true },
    )
    setRemoving(null)
    select(null)
    setPane('fields')
    announce(words.list.removed(name))
    const undo = { label: words.publish.undo, alt: words.publish.undoAlt, run: () => store.undo() }
    toast({ title: words.list.removed(name), action: undo })
  }
  const shows = (one: Pane) => !isPhone || pane === one
  return (
    <BuilderContext value={builder}>
      {head(view, () => setHistory(true))}
      {!canEdit && (
        <div className="px-4 pb-4 md:px-7">
          <Alert tone="neutral" title={words.readOnly} />
        </div>
      )}
      <ConflictNotice view={view} onChoose={(conflict, version) => store.choose(conflict, version)} />
      {isPhone && (
        <div role="group" aria-label={words.panes.label} className="tabs sticky top-0 z-10 bg-paper px-4">
          {PANES.map(one => (
            <button key={one} type="button" className="tab" aria-pressed={pane === one} onClick={() => setPane(one)}>
              {words.panes[one]}
            </button>
          ))}
        </div>
      )}
      <div className="grid border-t border-line md:grid-cols-2 xl:grid-cols-[minmax(0,31fr)_minmax(0,31fr)_minmax(400px,40fr)]">
        {shows('fields') && (
          <section aria-label={words.list.label} className="min-w-0 pb-18">
            <SectionList voluntaryNote={voluntaryNote} />
          </section>
        )}
        {shows('settings') && (
          <section aria-label={words.panes.settings} className="min-w-0 border-line bg-surface pb-18 md:border-l">
            <SelectedSettings />
          </section>
        )}
        {shows('preview') && (
          <section
            aria-label={words.preview.title}
            className="min-w-0 border-line bg-sunken md:max-xl:col-span-2 md:max-xl:border-t xl:border-l"
          >
            {preview(sections, selected)}
          </section>
        )}
      </div>
      {canEdit && (
        <PublishBar
          view={view}
          store={store}
          onPublished={() => void client.invalidateQueries({ queryKey: formVersionsQuery().queryKey })}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense>
        {removing !== null && (fieldOf(sections, removing) || sectionOf(sections, removing)) && (
          <RemoveDialog
            of={removing}
            sections={sections}
            jobs={jobs}
            onClose={() => setRemoving(null)}
            onRemove={() => remove(removing)}
          />
        )}
        {history && (
          <VersionsDialog
            store={store}
            draft={{ ...view.draft, sections }}
            canEdit={canEdit}
            onOpenChange={setHistory}
          />
        )}
      </Suspense>
    </BuilderContext>
  )
}

/** The versions that applications were filled in with. */
export function VersionsInUse() {
  const versions = useQuery(formVersionsQuery())
  const used = (versions.data ?? []).filter(({ applications }) => applications > 0)
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1.5 px-4 pb-4 text-13 text-text-2 md:px-7">
      <span>
        <b className="font-medium text-text">{words.applies}</b> {words.appliesText(used.length)}
      </span>
      {used.slice(0, 4).map(({ version, applications }) => (
        <span key={version} className="chip num font-normal!">
          <b className="font-medium">{words.version(version)}</b> {words.applications(applications)}
        </span>
      ))}
    </p>
  )
}
