import { useMutation } from '@tanstack/react-query'
import { Sparkles, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { TextDraft } from '../contract/drafting.ts'
import { draftingWords } from '../words/drafting.ts'
import { draftText } from './editing-api.ts'
import type { JobForm } from './job-form.tsx'
import { RoleDescription } from './public-role.tsx'
import { withoutSentence } from './without-sentence.ts'

const words = draftingWords.ai

/** A draft of the job's text. It becomes part of the job only when a person adds it. */
export default function DraftPanel({ form, onClose }: { form: JobForm; onClose: () => void }) {
  const notesField = useRef<HTMLTextAreaElement>(null)
  // It opens below the editor, where it may be out of sight.
  useEffect(() => {
    notesField.current?.focus()
  }, [])
  const [notes, setNotes] = useState('')
  const [addedRequirements, setAddedRequirements] = useState(false)
  const title = form.watch('title').trim()
  const write = useMutation({
    mutationFn: () => draftText(title, notes),
    onMutate: () => {
      setAddedRequirements(false)
      setEdited(null)
    },
  })
  const [edited, setEdited] = useState<TextDraft | null>(null)
  const draft = edited ?? write.data
  /** A sentence that is not in the notes was kept or removed. */
  const settle = (text: string, keeps: boolean) => {
    if (!draft) return
    const unconfirmed = draft.unconfirmed.filter(one => one !== text)
    setEdited(
      keeps
        ? { ...draft, unconfirmed }
        : {
            ...draft,
            unconfirmed,
            description: withoutSentence(draft.description, text),
            requirements: draft.requirements.filter(one => one.text !== text),
          },
    )
  }
  const setValue = (name: 'description' | 'requirements', value: unknown) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  const add = (replaces: boolean) => {
    const before = replaces ? '' : (form.getValues('description') ?? '')
    setValue('description', before + (draft?.description ?? ''))
    onClose()
  }
  const addRequirements = () => {
    const before = (form.getValues('requirements') ?? []).filter(({ text }) => text.trim())
    const known = new Set(before.map(({ text }) => text.trim().toLowerCase()))
    const fresh = (draft?.requirements ?? [])
      .filter(({ text }) => !known.has(text.toLowerCase()))
      .map(one => ({ ...one, id: `r${crypto.randomUUID().slice(0, 8)}` }))
    setValue('requirements', [...before, ...fresh].slice(0, 20))
    setAddedRequirements(true)
  }
  return (
    <section aria-label={words.title} className="rounded-card border border-dashed border-line-strong bg-sunken">
      <header className="flex flex-wrap items-center gap-x-2.5 border-b border-dashed border-line-strong px-4 py-3 text-13">
        <Icon of={Sparkles} />
        <h3 className="font-semibold">{words.title}</h3>
        <span className="text-text-2">{words.note}</span>
      </header>
      <div className="grid gap-4 px-4 py-4">
        <Field label={words.notes} optional help={words.notesHelp}>
          <Textarea
            ref={notesField}
            rows={3}
            maxLength={4000}
            value={notes}
            onChange={event => setNotes(event.target.value)}
          />
        </Field>
        {!title && <p className="text-13 text-attention">{words.needsTitle}</p>}
        {write.isPending && (
          <SkeletonGroup label={words.busy} className="grid gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
        {draft && !write.isPending && (
          <Shown draft={draft} added={addedRequirements} onAddRequirements={addRequirements} onSettle={settle} />
        )}
        <FormProblem error={write.error} title={words.failed} />
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-dashed border-line-strong px-4 py-3">
        {draft && (
          <Button kind="primary" onClick={() => add(false)}>
            {words.add}
          </Button>
        )}
        {draft && form.watch('description') && <Button onClick={() => add(true)}>{words.replace}</Button>}
        <Button
          kind={draft ? 'quiet' : 'primary'}
          busy={write.isPending}
          disabled={!title}
          onClick={() => write.mutate()}
        >
          {draft ? words.again : words.draft}
        </Button>
        <Button kind="quiet" className="ml-auto" onClick={onClose}>
          {words.discard}
        </Button>
      </footer>
    </section>
  )
}

interface ShownProps {
  draft: TextDraft
  added: boolean
  onAddRequirements: () => void
  onSettle: (text: string, keeps: boolean) => void
}

const Shown = ({ draft, added, onAddRequirements, onSettle }: ShownProps) => (
  <div role="status" className="grid gap-4">
    <p className="text-12 text-text-2">{draft.engine ? words.byModel(draft.engine) : words.byLibrary}</p>
    <div className="[&_h2]:mt-3 [&_h2]:font-semibold [&_li]:mt-1 [&_p]:mt-1 [&_ul]:list-disc [&_ul]:pl-5">
      <RoleDescription plain html={draft.description} />
    </div>
    {draft.unconfirmed.length > 0 && (
      <div className="text-13">
        <p className="font-medium text-attention">{words.unconfirmed}</p>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {draft.unconfirmed.map(text => (
            <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="flex min-w-48 flex-1 gap-2 wrap-anywhere">
                <Icon of={TriangleAlert} size={14} className="mt-0.5 shrink-0 text-attention" />
                {text}
              </span>
              <Button size="small" kind="quiet" aria-label={words.keepOf(text)} onClick={() => onSettle(text, true)}>
                {words.keep}
              </Button>
              <Button size="small" kind="quiet" aria-label={words.removeOf(text)} onClick={() => onSettle(text, false)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    )}
    {draft.requirements.length > 0 && (
      <div className="text-13">
        <h4 className="font-semibold">{words.requirements}</h4>
        <ul className="mt-1 list-disc pl-5">
          {draft.requirements.map(({ text, must_have }) => (
            <li key={text}>
              {text} <span className="text-text-2">({must_have ? words.must : words.nice})</span>
            </li>
          ))}
        </ul>
        <Button size="small" className="mt-2" disabled={added} onClick={onAddRequirements}>
          {added ? words.added : words.addRequirements}
        </Button>
      </div>
    )}
  </div>
)
