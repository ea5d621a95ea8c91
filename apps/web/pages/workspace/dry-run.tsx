import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { DryRunView, WaitingForRun } from '#modules/dry-runs/web/dry-run-view.tsx'
import { dryRunWords as words } from '#modules/dry-runs/words/page.ts'
import type { Flow } from '#modules/interview-flows/web/api.ts'
import { storedFlow } from '#modules/interview-flows/web/editor/stored-flow.ts'
import { flowQuery } from '#modules/interview-flows/web/flows/api.ts'
import { flowWords } from '#modules/interview-flows/words/flows.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan } from '../../session.ts'

/** The dry run of an interview flow, named by its ID in the address. */
export default function DryRunPage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const flow = useQuery({ ...flowQuery(id), enabled: id !== '' })
  const { error } = flow
  if (!id || (error instanceof CallError && (error.status === 404 || error.status === 422)))
    return (
      <EmptyState
        level={1}
        drawing="search"
        title={words.noFlow}
        action={<LinkButton to={paths.interviewFlows()}>{words.toList}</LinkButton>}
      >
        {words.noFlowText}
      </EmptyState>
    )
  if (error) return <ErrorState level={1} error={error} title={words.failed} onRetry={() => void flow.refetch()} />
  return flow.data ? <DryRunOf key={id} flow={flow.data} /> : <WaitingForRun />
}

function DryRunOf({ flow }: { flow: Flow }) {
  const mayEdit = useCan('setup.edit')
  const edited = useMemo(() => (mayEdit ? storedFlow(flow.id) : null), [flow.id, mayEdit])
  const rounds = (edited?.flow.rounds ?? flow.rounds).filter(
    ({ kind, questions }) => kind === 'ai_screening' && questions.length > 0,
  )
  const toFlow = withQuery(paths.editFlow(), { id: flow.id })
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: flowWords.title, to: paths.interviewFlows() },
            { label: flow.name, to: toFlow },
            { label: words.title },
          ]}
        />
      </PageBar>
      <PageHeader title={words.title} actions={<LinkButton to={toFlow}>{words.back}</LinkButton>}>
        {words.lead}
      </PageHeader>
      {rounds.length > 0 ? (
        <DryRunView flowId={flow.id} rounds={rounds} isEdited={edited !== null} mayEdit={mayEdit} />
      ) : (
        <EmptyState drawing="search" title={words.noRound}>
          {words.noRoundText}
        </EmptyState>
      )}
    </>
  )
}
