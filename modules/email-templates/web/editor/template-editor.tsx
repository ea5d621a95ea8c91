import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Template } from '../../contract.ts'
import { editorWords as words } from '../../words/editor.ts'
import { listWords } from '../../words/list.ts'
import { templateWords } from '../../words/templates.ts'
import { type Place, refreshTemplates } from '../api.ts'
import { PreviewPane } from '../preview-pane.tsx'
import { TemplateHeader } from '../template-header.tsx'
import { PublishBar } from './publish-bar.tsx'
import { type Drafting, useDraft } from './use-draft.ts'

const TextFields = lazy(() => import('./text-fields.tsx'))
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then(m => ({ default: m.HistoryDialog })))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })))

interface TemplateEditorProps {
  place: Place
  initial: Template
  listHref: string
  settingsHref: string | null
  onRemoved: () => void
}

/** Writes a template: text and preview side by side, saved while it is written. */
export function TemplateEditor({ place, initial, listHref, settingsHref, onRemoved }: TemplateEditorProps) {
  const client = useQueryClient()
  const drafting = useDraft(place, initial)
  const [open, setOpen] = useState<'history' | 'remove' | null>(null)
  const { template, values, change } = drafting
  const standard = templateWords[template.key as keyof typeof templateWords]
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: listWords.title, to: listHref }, { label: template.name }]} />
        <span role="status" className="ml-auto truncate pr-3 text-13 text-text-2">
          {statusOf(drafting)}
        </span>
      </PageBar>
      <TemplateHeader
        template={template}
        actions={
          <>
            {standard ? (
              <Button kind="quiet" onClick={() => change({ subject: standard.subject, body: standard.body })}>
                {words.restoreDefault}
              </Button>
            ) : (
              <Button kind="quiet" onClick={() => setOpen('remove')}>
                {words.remove}
              </Button>
            )}
            <Button onClick={() => setOpen('history')}>{words.history}</Button>
          </>
        }
      />
      <Overtaken drafting={drafting} />
      <div className="grid flex-1 border-t border-line bg-sunken *:first:bg-paper lg:grid-cols-2">
        <Suspense fallback={<Waiting />}>
          <TextFields drafting={drafting} />
        </Suspense>
        <PreviewPane
          place={place}
          template={template}
          text={useSettled(values, drafting)}
          mayTest
          settingsHref={settingsHref}
        />
      </div>
      <PublishBar place={place} drafting={drafting} />
      <Suspense>
        {open === 'history' && (
          <HistoryDialog
            place={place}
            text={values}
            current={template.version}
            onClose={() => setOpen(null)}
            onRestore={({ subject, body }) => {
              change({ subject, body })
              setOpen(null)
              toast({ title: words.restored })
            }}
          />
        )}
        {open === 'remove' && (
          <RemoveDialog
            place={place}
            name={template.name}
            onClose={() => setOpen(null)}
            onRemoved={() => {
              void refreshTemplates(client)
              onRemoved()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** The text of the preview: what is saved, so that it follows after a pause. */
function useSettled({ subject, body }: { subject: string; body: string }, { state }: Drafting) {
  const [settled, setSettled] = useState({ subject, body })
  const isSettled = settled.subject === subject && settled.body === body
  if (!isSettled && state !== 'unsaved') setSettled({ subject, body })
  return settled
}

function statusOf({ state, template }: Drafting): string {
  if (state === 'stale') return words.save.stale
  if (state === 'offline') return words.save.offline
  if (state === 'refused') return words.save.refused
  if (state !== 'saved') return words.save.saving
  if (!template.draft || !template.updated_at) return words.save.saved
  return words.save.savedAt(locale.time(new Date(template.updated_at), browserZone()))
}

function Overtaken({ drafting: { state, theirs, keepMine, replace } }: { drafting: Drafting }) {
  if (state !== 'stale' || !theirs) return null
  return (
    <Alert
      tone="attention"
      live
      title={words.stale.title(theirs.edited_by?.name ?? null)}
      className="mx-4 mb-4 md:mx-7"
      actions={
        <>
          <Button size="small" onClick={keepMine}>
            {words.stale.mine}
          </Button>
          <Button size="small" onClick={() => replace(theirs)}>
            {words.stale.theirs}
          </Button>
        </>
      }
    >
      {words.stale.note}
    </Alert>
  )
}

const Waiting = () => (
  <SkeletonGroup className="grid content-start gap-4 px-4 py-5 md:px-7">
    <Skeleton className="h-9" />
    <Skeleton className="h-96" />
  </SkeletonGroup>
)
