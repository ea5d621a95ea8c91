import { useQuery } from '@tanstack/react-query'
import { structureWords } from '#modules/evaluation/words/scorecard.ts'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Highlighted, type Span } from '#ui/highlighted.tsx'
import { Scale } from '#ui/scale.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { DryRunAnswer } from '../contract.ts'
import type { CandidateKind } from '../policy.ts'
import { dryRunWords as words } from '../words/page.ts'
import { dryRunAnswersQuery } from './api.ts'

interface AnswerPanelProps {
  flowId: string
  dryRunId: string
  kind: CandidateKind
  questionId: string
  text: string
  onClose: () => void
}

/** What a synthetic candidate said to one question, with what the evaluation quotes. */
export function AnswerPanel({ flowId, dryRunId, kind, questionId, text, onClose }: AnswerPanelProps) {
  const answers = useQuery(dryRunAnswersQuery(flowId, dryRunId, kind))
  const answer = answers.data?.items.find(({ question_id }) => question_id === questionId)
  return (
    <SidePanel
      open
      wide
      onOpenChange={open => open || onClose()}
      title={words.answer(words.kinds[kind])}
      description={text}
    >
      {answers.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-32" />
        </SkeletonGroup>
      )}
      {answers.error && (
        <ErrorState error={answers.error} title={words.answerFailed} onRetry={() => void answers.refetch()} />
      )}
      {answer && <Answer answer={answer} />}
    </SidePanel>
  )
}

function Answer({ answer }: { answer: DryRunAnswer }) {
  const { turns, quotes, level, level_text, reasoning, structure, review } = answer
  const spansIn = (id: string): Span[] => quotes.filter(({ turn_id }) => turn_id === id)
  const found = structure?.elements.filter(({ present }) => present).map(({ name }) => structureWords.names[name]) ?? []
  const isFlagged = review.length > 0 || structure?.addresses_question === false
  return (
    <>
      <ol className="grid gap-4">
        {turns.map(({ id, speaker, text }) => (
          <li key={id}>
            <p className="text-12 text-text-2">{words[speaker]}</p>
            <p className={`mt-0.5 wrap-anywhere ${speaker === 'candidate' ? 'font-serif text-16' : ''}`}>
              {speaker === 'candidate' ? <Highlighted text={text} spans={spansIn(id)} /> : text}
            </p>
          </li>
        ))}
      </ol>
      <section className="mt-6 grid gap-2 border-t border-line pt-4">
        <h3 className="flex items-center gap-3 font-medium">
          {words.evaluation}
          {isFlagged && <Chip tone="attention">{words.needsReview}</Chip>}
        </h3>
        {level !== null && (
          <p className="num flex items-center gap-3 text-13">
            <Scale label={words.evaluation} value={level} /> {words.level(level)}
          </p>
        )}
        {[level_text, reasoning].filter(Boolean).map(line => (
          <p key={line} className="text-13 text-text-2">
            {line}
          </p>
        ))}
        {structure && (
          <p className="text-13 text-text-2">{found.length > 0 ? words.elementsFound(found) : words.noElements}</p>
        )}
      </section>
    </>
  )
}
