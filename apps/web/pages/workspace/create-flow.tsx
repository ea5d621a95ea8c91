import { editorWords } from '#modules/interview-flows/words/editor.ts'
import { flowWords } from '#modules/interview-flows/words/flows.ts'
import { useCan } from '../../session.ts'
import { FlowEditorPage, NoFlow } from './flow-editor/flow-editor-page.tsx'

/** A new interview flow. */
export default function CreateFlowPage() {
  return useCan('setup.edit') ? (
    <FlowEditorPage flow={null} />
  ) : (
    <NoFlow title={editorWords.newFlow} text={flowWords.readOnly} />
  )
}
