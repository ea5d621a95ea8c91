import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { FlowContent } from '../../edits.ts'
import { problemsOf } from '../../flow-checks.ts'
import { editorWords as words } from '../../words/editor.ts'
import { flowWords } from '../../words/flows.ts'
import type { Flow } from '../api.ts'
import { refreshFlows, saveFlow } from '../flows/api.ts'
import { ABOUT, type AnswerLevels, type FlowEditing, FlowEditingContext } from './flow-editing.ts'
import { FlowPanel } from './flow-panel.tsx'
import { FlowSteps } from './flow-steps.tsx'
import { placeFocus } from './place-focus.ts'
import { blankFlow } from './new-parts.ts'
import type { DraftOrigin } from './stored-flow.ts'
import { useFlowState } from './use-flow-state.ts'

const LibraryDialog = lazy(() => import('./library-dialog.tsx').then(m => ({ default: m.LibraryDialog })))
const VersionsDialog = lazy(() => import('./versions-dialog.tsx').then(m => ({ default: m.VersionsDialog })))
const CandidateDialog = lazy(() => import('./candidate-dialog.tsx').then(m => ({ default: m.CandidateDialog })))

/** What the page around the editor shows and does. */
export interface EditorView {
  readonly flow: FlowContent
  readonly version: number
  readonly isChanged: boolean
  readonly saving: boolean
  readonly save: () => void
  readonly openAbout: () => void
  readonly openHistory: (() => void) | null
  readonly openPreview: () => void
}

interface FlowEditorProps {
  /** Null for a new one. */
  flow: Flow | null
  mayEdit: boolean
  head: (view: EditorView) => ReactNode
  answerLevels: readonly AnswerLevels[]
  /** Opens the versions of the flow at once. */
  showsVersions?: boolean
  /** After the first save of a new flow. */
  onCreated: (id: string) => void
}

type Opened = { kind: 'history' | 'preview' } | { kind: 'library'; round: string } | null

/** The editor of a flow: its steps, and beside them the question or round that is open. */
export function FlowEditor({ flow: opened, mayEdit, answerLevels, showsVersions, head, onCreated }: FlowEditorProps) {
  const client = useQueryClient()
  const [start] = useState(() => ({ based: opened, content: opened ?? blankFlow() }))
  const state = useFlowState(start, mayEdit)
  const { flow, based, isChanged, change, remove, receive } = state
  const [selected, setSelected] = useState<string | null>(opened ? null : ABOUT)
  const [dialog, setDialog] = useState<Opened>(showsVersions ? { kind: 'history' } : null)
  const [said, announce] = useState('')
  const [tried, setTried] = useState(false)
  useLeaveWarning(isChanged && mayEdit)
  const select = useCallback(
    (id: string | null, focuses = false) => {
      setSelected(id)
      requestAnimationFrame(() => placeFocus(id ?? selected, id === null ? 'part' : focuses ? 'field' : 'panel'))
    },
    [selected],
  )
  const problems = useMemo(() => (tried ? problemsOf(flow) : []), [tried, flow])
  const save = useMutation({
    mutationFn: (over?: number) => saveFlow(based && { id: based.id, version: over ?? state.basedOn.current }, flow),
    onSuccess: async stored => {
      receive(stored)
      setTried(false)
      toast({ title: words.saved(stored.version) })
      if (!based) onCreated(stored.id)
      await refreshFlows(client)
    },
  })
  const trySaving = () => {
    const [first] = problemsOf(flow)
    setTried(true)
    if (first) select(first.at ?? ABOUT, true)
    else save.mutate(undefined)
  }
  const editing = useMemo<FlowEditing>(
    () => ({
      flow,
      mayEdit,
      answerLevels,
      selected,
      select,
      change,
      remove: (edit, message) => {
        remove(edit, message)
        select(null)
      },
      announce,
      openLibrary: round => setDialog({ kind: 'library', round }),
      incomplete: new Set(problems.map(({ at }) => at ?? ABOUT)),
    }),
    [flow, mayEdit, answerLevels, selected, select, change, remove, problems],
  )
  const close = () => setDialog(null)
  return (
    <FlowEditingContext value={editing}>
      {head({
        flow,
        version: based?.version ?? 0,
        isChanged,
        saving: save.isPending,
        save: trySaving,
        openAbout: () => select(ABOUT, true),
        openHistory: based && (() => setDialog({ kind: 'history' })),
        openPreview: () => setDialog({ kind: 'preview' }),
      })}
      <Notices
        state={state}
        problems={problems.length}
        error={save.error}
        mayEdit={mayEdit}
        onSaveOver={version => save.mutate(version)}
        onReset={() => save.reset()}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid flex-1 border-t border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={`relative min-w-0 px-4 py-5 md:px-7 lg:pr-7 ${selected ? 'max-lg:hidden' : ''}`}>
          <FlowSteps />
        </div>
        <div className={`relative min-w-0 border-line bg-surface pb-8 lg:border-l ${selected ? '' : 'max-lg:hidden'}`}>
          <div data-panel className="lg:sticky lg:top-(--bar) lg:max-h-[calc(100dvh-var(--bar))] lg:overflow-y-auto">
            <FlowPanel />
          </div>
        </div>
      </div>
      <Suspense>
        {dialog?.kind === 'library' && <LibraryDialog roundId={dialog.round} onClose={close} />}
        {dialog?.kind === 'preview' && <CandidateDialog flow={flow} onClose={close} />}
        {dialog?.kind === 'history' && based && (
          <VersionsDialog based={based} isChanged={isChanged} mayEdit={mayEdit} onRestored={receive} onClose={close} />
        )}
      </Suspense>
    </FlowEditingContext>
  )
}

interface NoticesProps {
  state: ReturnType<typeof useFlowState>
  problems: number
  error: Error | null
  mayEdit: boolean
  onSaveOver: (version: number) => void
  onReset: () => void
}

/** Whether the plan has no flows left. The refusal says where to choose another plan. */
const isLimit = (error: Error): error is CallError & { problem: { upgrade_url: string } } =>
  error instanceof CallError && error.code === 'limit_reached' && 'upgrade_url' in error.problem

const writtenBy = (origin: DraftOrigin) =>
  origin.kind === 'model' ? words.draftedBy.model(origin.engine) : words.draftedBy[origin.kind]

/** What stands between the changes and a saved version. */
function Notices({ state, problems, error, mayEdit, onSaveOver, onReset }: NoticesProps) {
  const { based, flow, restoredFrom, origin, discard, receive } = state
  const stale = error instanceof CallError && error.code === 'stale_edit' ? error : null
  const current = stale && (stale.problem as unknown as { current: Flow }).current
  const isOld = restoredFrom !== null && based !== null && restoredFrom < based.version
  // A new flow without questions was only given a name: there is nothing to restore.
  const isShown = restoredFrom !== null && (based !== null || flow.rounds.some(round => round.questions.length > 0))
  return (
    <div className="grid gap-3 px-4 pb-4 empty:hidden md:px-7">
      {!mayEdit && <p className="text-13 text-text-2">{words.readOnly}</p>}
      {isShown && (
        <Alert
          tone={isOld ? 'attention' : 'neutral'}
          title={origin ? words.drafted : words.restored}
          actions={
            <Button size="small" onClick={discard}>
              {words.discard}
            </Button>
          }
        >
          {origin ? `${writtenBy(origin)} ${words.draftedText}` : words.restoredText}{' '}
          {isOld && words.restoredOld(restoredFrom)}
        </Alert>
      )}
      {problems > 0 && <Alert tone="danger" live title={words.problemsTitle(problems)} />}
      {stale && current && (
        <Alert
          tone="attention"
          live
          title={words.stale}
          actions={
            <>
              <Button
                onClick={() => {
                  receive(current)
                  onReset()
                }}
              >
                {words.loadTheirs}
              </Button>
              <Button onClick={() => onSaveOver(current.version)}>{words.saveOver(current.version + 1)}</Button>
            </>
          }
        >
          {stale.message} {words.staleText}
        </Alert>
      )}
      {error && !stale && (
        <FormProblem error={error} title={words.saveFailed}>
          {isLimit(error) && (
            <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
              {flowWords.limitText}
              <LinkButton size="small" to={error.problem.upgrade_url}>
                {flowWords.comparePlans}
              </LinkButton>
            </div>
          )}
        </FormProblem>
      )}
    </div>
  )
}
