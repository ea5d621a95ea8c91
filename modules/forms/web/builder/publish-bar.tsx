import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { FormDraft } from '../../contract/drafting.ts'
import type { FormSection } from '../../contract.ts'
import { fieldOf, operationsBetween, sectionOf } from '../../operations.ts'
import { builderWords } from '../../words/builder.ts'
import { discardDraft, publishDraft, replaceDraft } from './api.ts'
import { useBuilder } from './builder-context.ts'
import type { DraftStore, DraftView } from './draft-store.ts'

const words = builderWords.publish

/** The fields and sections that differ, in the order of the changes. */
function changedPlaces(published: readonly FormSection[], sections: readonly FormSection[]): string[] {
  const places = operationsBetween(published, sections).map(operation => {
    switch (operation.kind) {
      case 'add_field':
        return operation.field.key
      case 'add_section':
        return operation.section.key
      case 'edit_section':
      case 'move_section':
      case 'remove_section':
        return operation.section
      default:
        return operation.field
    }
  })
  return [...new Set(places)]
}

const nameOf = (key: string, forms: readonly (readonly FormSection[])[]) =>
  forms.map(form => fieldOf(form, key)?.label ?? sectionOf(form, key)?.title).find(Boolean) ??
  builderWords.list.untitled

interface PublishBarProps {
  view: DraftView
  store: DraftStore
  onPublished: (draft: FormDraft) => void
}

/** What is not published yet, with Undo, Discard and Publish. */
export function PublishBar({ view, store, onPublished }: PublishBarProps) {
  const { problems, select } = useBuilder()
  const { draft, sections, canUndo, conflicts } = view
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await store.flush())) return null
      const { version, published } = store.read().draft
      return publishDraft(version, published.version)
    },
    onSuccess: published => {
      if (!published) return
      store.receive(published)
      toast({ title: words.published(published.published.version), description: words.publishedText })
      onPublished(published)
    },
  })
  const discard = useMutation({
    mutationFn: async () => {
      await store.flush()
      const before = store.read().draft.sections
      return { before, discarded: await discardDraft() }
    },
    onSuccess: ({ before, discarded }) => {
      store.receive(discarded)
      const restore = () =>
        void replaceDraft(discarded.version, before)
          .then(restored => store.receive(restored))
          .catch(() => toast({ title: words.notDiscarded, tone: 'danger' }))
      toast({ title: words.discarded, action: { label: words.undo, alt: words.undoAlt, run: restore } })
    },
  })
  const places = changedPlaces(draft.published.sections, sections)
  const [first] = places
  if (first === undefined && !canUndo) return null
  const toFix = [...problems.keys()]
  const next = draft.published.version + 1
  return (
    <div
      data-bottom-bar="float"
      className="pointer-events-none sticky bottom-0 z-20 grid justify-items-center px-3 pb-4"
    >
      <section
        aria-label={words.unpublished(places.length)}
        className="pointer-events-auto float flex w-full max-w-[760px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5"
      >
        <p className="line-clamp-2 min-w-0 flex-1 basis-52">
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-attention" />
          <b className="font-medium">{words.unpublished(places.length)}</b>{' '}
          {first !== undefined && words.to(nameOf(first, [sections, draft.published.sections]), places.length - 1)}
        </p>
        {toFix.length > 0 && (
          <Button size="small" kind="danger" onClick={() => select(toFix[0]!)}>
            {words.problems(toFix.length)}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          {canUndo && (
            <Button size="small" kind="quiet" onClick={() => store.undo()}>
              <Icon of={Undo2} /> {words.undo}
            </Button>
          )}
          <Button size="small" kind="quiet" busy={discard.isPending} onClick={() => discard.mutate()}>
            {words.discard}
          </Button>
          <Button
            size="small"
            kind="primary"
            busy={publish.isPending}
            disabled={first === undefined || toFix.length > 0 || conflicts.length > 0}
            onClick={() => publish.mutate()}
          >
            {words.publish(next)}
          </Button>
        </span>
        {draft.changed && draft.based_on !== draft.published.version && (
          <p className="w-full text-13 text-attention">{words.behind(draft.published.version)}</p>
        )}
        <FormProblem error={publish.error} title={words.failed} />
        <FormProblem error={discard.error} title={words.notDiscarded} />
      </section>
    </div>
  )
}
