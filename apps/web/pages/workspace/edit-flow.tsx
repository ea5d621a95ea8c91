import { useQuery } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { flowQuery } from '#modules/interview-flows/web/flows/api.ts'
import { editorWords as words } from '#modules/interview-flows/words/editor.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { FlowEditorPage, NoFlow, WaitingForFlow } from './flow-editor/flow-editor-page.tsx'

/** An interview flow, named by its ID in the address. */
export default function EditFlowPage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const flow = useQuery({ ...flowQuery(id), enabled: id !== '', staleTime: Infinity })
  const { error } = flow
  const isMissing = error instanceof CallError && (error.status === 404 || error.status === 422)
  if (!id || isMissing) return <NoFlow />
  if (error) return <ErrorState level={1} error={error} title={words.failed} onRetry={() => void flow.refetch()} />
  return flow.data ? (
    <FlowEditorPage key={id} flow={flow.data} showsVersions={params.has('versions')} />
  ) : (
    <WaitingForFlow />
  )
}
