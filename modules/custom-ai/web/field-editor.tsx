import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { CustomAiField } from '../contract.ts'
import { customAiInputProblems } from '../words/input-problems.ts'
import { customAiWords, fieldWords as words } from '../words/page.ts'
import { checkQuery, createField, refreshCustomAi, removeField, runQuery, saveField, startRun } from './api.ts'
import { askedOf, changesQuestion, type DraftField, draftOf, inputOf } from './draft-field.ts'
import { estimateOf } from './estimate.ts'
import { FieldRun } from './field-run.tsx'
import { type FieldHrefs, FieldUsage } from './field-usage.tsx'
import { QuestionFields } from './question-fields.tsx'
import { TYPE_ICONS } from './type-icons.ts'

const TryOut = lazy(() => import('./try-out.tsx').then(m => ({ default: m.TryOut })))

export interface EditorHrefs extends FieldHrefs {
  readonly candidate: (candidateUuid: string, applicationId: string) => string
}

interface FieldEditorProps {
  /** Null for a new one. */
  field: CustomAiField | null
  /** What a new one starts with. */
  start: DraftField
  engine: string | null
  mayEdit: boolean
  hrefs: EditorHrefs
  /** It was just created: the button that had the focus is gone. */
  isCreated: boolean
  onOpen: (id: string | null) => void
  onCreated: (id: string) => void
}

/** The open field: its question, a try-out, its answers and where they are used. */
export function FieldEditor({ field, start, engine, mayEdit, hrefs, isCreated, onOpen, onCreated }: FieldEditorProps) {
  const client = useQueryClient()
  // What the field was when editing began: a newer one is offered, and never replaces what was typed.
  const [base, setBase] = useState(field)
  const [draft, setDraft] = useState<DraftField>(() => (field ? draftOf(field) : start))
  const [removing, setRemoving] = useState(false)
  const saved = base && draftOf(base)
  const isChanged = saved === null || JSON.stringify(saved) !== JSON.stringify(draft)
  useLeaveWarning(isChanged && mayEdit && draft.question !== '')
  const asked = askedOf(draft)
  const delayed = useDelayed(JSON.stringify(asked))
  const check = useQuery(checkQuery(mayEdit ? (JSON.parse(delayed) as typeof asked) : null))
  // Answers are counted as they are now, not as they were when editing began.
  const answered = field ? field.coverage.answered + field.coverage.outdated : 0
  const outdated = saved !== null && changesQuestion(saved, draft) ? answered : 0
  const again = draft.enabled ? outdated : 0
  const save = useMutation({
    /** @param over what it replaces: the field as it was when editing began, or what someone else saved meanwhile */
    mutationFn: async (over: CustomAiField | null) => {
      const input = inputOf(draft)
      if (!over) return createField(input)
      const stored = await saveField(over.id, { ...input, revision: over.revision })
      if (draft.enabled && answered > 0 && changesQuestion(draftOf(over), draft))
        await startRun(stored.id, { id: crypto.randomUUID() })
      return stored
    },
    onSuccess: async stored => {
      // A new one stays as it is until an editor of its own replaces this one: nothing appears here that is gone when it is pressed.
      if (base) {
        setBase(stored)
        setDraft(draftOf(stored))
      }
      await refreshCustomAi(client)
      if (!base) onCreated(stored.id)
    },
  })
  const remove = useMutation({
    mutationFn: () => removeField(base!.id),
    onSuccess: async () => {
      onOpen(null)
      await refreshCustomAi(client)
    },
  })
  const { error } = save
  const theirs = theirsIn(error)
  const errors = { ...(error instanceof CallError ? error.fieldErrors : {}) }
  const refused = check.data?.refused
  if (refused) errors.question = customAiInputProblems.refused[refused]
  const change = (next: Partial<DraftField>) => {
    if (error) save.reset()
    setDraft(before => ({ ...before, ...next }))
  }
  return (
    <>
      <div className="flex h-[53px] items-center gap-2.5 border-b border-line px-4 md:px-7">
        <span className="-ml-2 md:hidden">
          <IconButton icon={ChevronLeft} label={customAiWords.back} onClick={() => onOpen(null)} />
        </span>
        <Icon of={TYPE_ICONS[draft.answer_type]} size={16} />
        <h2
          ref={isCreated ? focusHeading : undefined}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-16 font-semibold outline-none"
        >
          {draft.name || customAiWords.newField}
        </h2>
        <span className="text-13 text-text-2">{draft.enabled ? customAiWords.on : customAiWords.off}</span>
        {base && mayEdit && <IconButton icon={Trash2} label={words.remove} onClick={() => setRemoving(true)} />}
      </div>
      <section aria-label={words.question} className="grid gap-4 border-b border-line px-4 py-5 md:px-7">
        <QuestionFields
          draft={draft}
          onChange={change}
          errors={errors}
          readOnly={!mayEdit}
          chosenJobs={base?.jobs ?? []}
        />
        {mayEdit && !refused && check.data && (
          <p className={`text-13 ${check.data.answerable ? 'text-text-2' : 'text-attention'}`} role="status">
            {answeredBy(check.data, engine)}
          </p>
        )}
        {theirs ? (
          <Alert
            tone="attention"
            live
            title={words.stale}
            actions={
              <>
                <Button size="small" busy={save.isPending} onClick={() => save.mutate(theirs)}>
                  {words.saveMine}
                </Button>
                <Button
                  size="small"
                  onClick={() => {
                    setBase(theirs)
                    setDraft(draftOf(theirs))
                    save.reset()
                  }}
                >
                  {words.loadTheirs}
                </Button>
              </>
            }
          >
            {words.staleText}
          </Alert>
        ) : (
          error && <FormProblem title={base ? words.saveFailed : words.createFailed} error={error} />
        )}
      </section>
      {mayEdit && (
        <Suspense>
          <TryOut
            asked={refused ? null : asked}
            fieldId={base?.id ?? null}
            jobId={draft.all_jobs ? undefined : draft.job_ids[0]}
            candidateHref={hrefs.candidate}
          />
        </Suspense>
      )}
      {base && (
        <FieldRun
          fieldId={base.id}
          enabled={base.enabled}
          mayEdit={mayEdit && !isChanged}
          usesModel={engine !== null}
          candidateHref={hrefs.candidate}
        />
      )}
      {field && <FieldUsage field={field} engine={engine} hrefs={hrefs} />}
      {isChanged && mayEdit && (
        <div
          role="region"
          aria-label={words.unsaved}
          className="sticky bottom-4 z-3 mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-2.5 shadow-float md:mx-7"
        >
          <p className="min-w-0 flex-1 basis-56 text-13">
            <b className="font-medium">{base ? words.unsaved : customAiWords.newField}</b>{' '}
            {base && outdated > 0 && <Outdated fieldId={base.id} count={outdated} again={again > 0} />}
          </p>
          <Button kind="quiet" onClick={() => (saved ? change(saved) : onOpen(null))}>
            {words.discard}
          </Button>
          <Button
            kind="primary"
            busy={save.isPending}
            aria-disabled={Boolean(refused) || undefined}
            onClick={() => !refused && save.mutate(base)}
          >
            {base ? (again > 0 ? words.saveAndRun(again) : words.save) : customAiWords.create}
          </Button>
        </div>
      )}
      {base && removing && (
        <Dialog
          open
          onOpenChange={open => !open && setRemoving(false)}
          title={words.removeTitle(base.name)}
          description={words.removeText(answered)}
          keep={words.keep}
          actions={
            <Button kind="danger-solid" busy={remove.isPending} onClick={() => remove.mutate()}>
              {words.remove}
            </Button>
          }
        >
          {remove.error && <FormProblem title={words.removeFailed} error={remove.error} />}
        </Dialog>
      )}
    </>
  )
}

/** Not when the field is opened again later: the link in the list has the focus then. */
function focusHeading(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

/** What someone else saved meanwhile, if that is why the field was not saved. */
function theirsIn(error: Error | null): CustomAiField | null {
  if (!(error instanceof CallError) || error.code !== 'stale_edit') return null
  return (error.problem['current'] as CustomAiField | undefined) ?? null
}

/** What saving a changed question means for its answers, and what it costs. */
function Outdated({ fieldId, count, again }: { fieldId: string; count: number; again: boolean }) {
  const { data } = useQuery(runQuery(fieldId))
  return (
    <span className="num block text-text-2">
      {words.outdates(count)} {!again && words.notAgain}
      {again && data && `${words.again} ${estimateOf(data, data.all)}`}
    </span>
  )
}

const DELAY_MS = 300

/** A text after it has stopped changing. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return delayed
}

type Check = { readonly answerable: boolean; readonly rule: CustomAiField['rule'] }

/** Which engine answers the question, before it is saved. */
function answeredBy({ answerable, rule }: Check, engine: string | null): string {
  if (!answerable) return words.needsModel
  if (engine !== null || !rule) return words.byModel
  const says = words.byRules
  if (rule.kind === 'term') return says.term(rule.terms.join(', '))
  if (rule.kind === 'years') return says.years(rule.subject)
  return rule.kind === 'certificate' ? says.certificate(rule.name) : says.language(rule.language)
}
