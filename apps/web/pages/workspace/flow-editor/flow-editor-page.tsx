import { useQuery } from '@tanstack/react-query'
import { FlaskConical, History, Play } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { DryRunNote } from '#modules/dry-runs/web/dry-run-note.tsx'
import { dryRunWords } from '#modules/dry-runs/words/page.ts'
import { answerLevelsQuery } from '#modules/evaluation/web/api.ts'
import { type Flow, flowsQuery } from '#modules/interview-flows/web/api.ts'
import type { EditorView } from '#modules/interview-flows/web/editor/flow-editor.tsx'
import { flowVersionsQuery } from '#modules/interview-flows/web/flows/api.ts'
import { editorWords as words } from '#modules/interview-flows/words/editor.ts'
import { flowWords } from '#modules/interview-flows/words/flows.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useNavigate } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths, withQuery } from '../../../paths.ts'
import { useCan } from '../../../session.ts'

const FlowEditor = lazy(() =>
  import('#modules/interview-flows/web/editor/flow-editor.tsx').then(m => ({ default: m.FlowEditor })),
)

const NONE: readonly never[] = []

/** The editor of a flow with the page's heading. */
export function FlowEditorPage({ flow, showsVersions = false }: { flow: Flow | null; showsVersions?: boolean }) {
  const mayEdit = useCan('setup.edit')
  const navigate = useNavigate()
  const answerLevels = useQuery({ ...answerLevelsQuery(flow?.id ?? ''), enabled: flow !== null })
  return (
    <Suspense fallback={<WaitingForFlow />}>
      <FlowEditor
        flow={flow}
        mayEdit={mayEdit}
        answerLevels={answerLevels.data ?? NONE}
        showsVersions={showsVersions}
        head={view => <Head view={view} id={flow?.id ?? null} mayEdit={mayEdit} />}
        onCreated={id => navigate(withQuery(paths.editFlow(), { id }), { replace: true })}
      />
    </Suspense>
  )
}

interface HeadProps {
  view: EditorView
  id: string | null
  mayEdit: boolean
}

function Head({ view, id, mayEdit }: HeadProps) {
  const { flow, version, isChanged } = view
  const name = flow.name || words.newFlow
  const minutes = flow.rounds.reduce((sum, round) => sum + round.minutes, 0)
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: flowWords.title, to: paths.interviewFlows() }, { label: name }]} />
        <Chip className="ml-3 shrink-0 max-sm:hidden">
          {isChanged || version === 0 ? words.draftVersion(version + 1) : words.version(version)}
        </Chip>
        {mayEdit && (
          <span role="status" className="ml-auto shrink-0 pr-3 text-13 whitespace-nowrap text-text-2">
            {(isChanged || version > 0) && (
              <>
                <span className="max-lg:hidden">{isChanged ? words.stored : words.allSaved}</span>
                <span className="lg:hidden">{isChanged ? words.short.stored : words.short.allSaved}</span>
              </>
            )}
          </span>
        )}
      </PageBar>
      <PageHeader
        title={name}
        actions={
          <>
            <Button onClick={view.openAbout}>{words.panel.openAbout}</Button>
            <Button onClick={view.openPreview}>
              <Icon of={Play} /> {words.preview}
            </Button>
            {id && (
              <LinkButton to={withQuery(paths.dryRun(), { id })}>
                <Icon of={FlaskConical} /> {dryRunWords.flow.link}
              </LinkButton>
            )}
            {view.openHistory && (
              <Button onClick={view.openHistory}>
                <Icon of={History} /> {words.history}
              </Button>
            )}
            {mayEdit && (
              <Button
                kind="primary"
                busy={view.saving}
                aria-disabled={!isChanged || undefined}
                onClick={() => isChanged && view.save()}
              >
                {version > 0 ? words.save(version + 1) : words.saveNew}
              </Button>
            )}
          </>
        }
      >
        {words.facts(flow.rounds.length, minutes)} {id && <Use id={id} version={version} />}{' '}
        {id ? <DryRunNote flowId={id} rounds={flow.rounds} /> : dryRunWords.flow.unsaved}
      </PageHeader>
    </>
  )
}

/** Which jobs use the flow, and which AI interviews stay on earlier versions. */
function Use({ id, version }: { id: string; version: number }) {
  const flows = useQuery(flowsQuery())
  const versions = useQuery(flowVersionsQuery(id))
  const open = versions.data?.items.filter(one => one.screenings > 0) ?? []
  return (
    <>
      {flows.data && words.live(version, (flows.data.jobs[id]?.length ?? 0) + (flows.data.other_jobs[id] ?? 0))}{' '}
      {open.map(one => words.stay(one.screenings, one.version)).join(' ')}
    </>
  )
}

/** In place of a flow that does not exist, or that the reader may not create. */
export const NoFlow = ({ title = words.noSuchTitle, text = words.noSuch }: { title?: string; text?: string }) => (
  <EmptyState
    level={1}
    drawing="search"
    title={title}
    action={<LinkButton to={paths.interviewFlows()}>{words.toList}</LinkButton>}
  >
    {text}
  </EmptyState>
)

export const WaitingForFlow = () => (
  <SkeletonGroup label={words.loading}>
    <div className="grid grid-cols-1 gap-4 px-4 pt-6 md:px-7">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-[560px]" />
        <Skeleton className="h-[560px] max-lg:hidden" />
      </div>
    </div>
  </SkeletonGroup>
)
