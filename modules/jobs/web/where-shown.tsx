import { FileText, Mic, TriangleAlert } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import type { Requirement } from '../contract.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.asked

interface WhereShownProps {
  one: Requirement
  inResume: boolean
  /** The number of its question in the AI interview; null if none is asked, undefined if that is not said. */
  question: number | null | undefined
  /** Null if the interview cannot ask about one more. */
  onAsk: (() => void) | null
}

/** Where candidates show a requirement: in the résumé, and in an answer of the AI interview. */
export const WhereShown = ({ one, inResume, question, onAsk }: WhereShownProps) => (
  <>
    {inResume && (
      <span className="chip">
        <Icon of={FileText} size={12} /> {words.inResume}
      </span>
    )}
    {typeof question === 'number' && (
      <span className="chip">
        <Icon of={Mic} size={12} /> {words.question(question)}
      </span>
    )}
    {question === null && (
      <button
        type="button"
        className="chip min-h-6 cursor-pointer enabled:hover:underline"
        data-tone="attention"
        disabled={onAsk === null}
        aria-label={`${words.notYet}. ${words.addFor(one.text)}`}
        title={words.add}
        onClick={() => onAsk?.()}
      >
        <Icon of={TriangleAlert} size={12} /> {words.notYet}
      </button>
    )}
  </>
)
