import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { AnswerQuote, CustomAiAnswer } from '../contract.ts'
import { answerWords as words, tryWords } from '../words/page.ts'
import { AnswerOpinion } from './answer-opinion.tsx'
import { AnswerEvidence } from './answer-evidence.tsx'
import { answerText } from '../words/answers.ts'
import { answersQuery } from './api.ts'

interface CandidateAnswersProps {
  applicationId: string
  /** Who is reading. */
  userId: string
  onQuote: (quote: AnswerQuote) => void
}

/** What the AI answered about an application. Nothing is shown while there are no custom AI fields. */
export function CandidateAnswers({ applicationId, userId, onQuote }: CandidateAnswersProps) {
  const { data, error, refetch } = useQuery(answersQuery(applicationId))
  if (error) return <ErrorState error={error} title={words.failed} onRetry={() => void refetch()} />
  if (!data || data.concealed || (data.items.length === 0 && data.hidden === 0)) return null
  return (
    <section aria-label={words.title} className="mt-7 border-t border-line pt-7">
      <h2 className="text-16 font-semibold">{words.title}</h2>
      {data.hidden > 0 && <p className="mt-2 text-13 text-text-2">{words.hidden(data.hidden)}</p>}
      <ul className="mt-3 grid gap-5">
        {data.items.map(answer => (
          <Answer key={answer.id} answer={answer} onQuote={onQuote}>
            {answer.state === 'ready' && (
              <AnswerOpinion applicationId={applicationId} answer={answer} userId={userId} />
            )}
          </Answer>
        ))}
      </ul>
    </section>
  )
}

interface AnswerProps {
  answer: CustomAiAnswer
  onQuote: CandidateAnswersProps['onQuote']
  children: ReactNode
}

function Answer({ answer, onQuote, children }: AnswerProps) {
  const { name, question, value, answer_type, details, state, problem, outdated, evidence_deleted, engine } = answer
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium" title={question}>
          {name}
        </span>
        {state === 'ready' && (
          <b className={`num ml-auto font-medium ${value === null ? 'text-text-2' : ''}`}>
            {answerText(value, answer_type, details.unit)}
          </b>
        )}
        {state === 'failed' && <Chip tone="danger">{words.answerFailed}</Chip>}
        {outdated && (
          <Chip tone="attention" title={words.outdatedHelp}>
            {words.outdated}
          </Chip>
        )}
        {answer.engine && typeof value === 'number' && <Chip title={words.notValidatedHelp}>{words.notValidated}</Chip>}
        {evidence_deleted && <Chip>{words.evidenceDeleted}</Chip>}
      </p>
      {problem && <p className="text-13 text-attention">{problem}</p>}
      <AnswerEvidence {...answer} onQuote={onQuote} />
      <p className="text-12 text-text-2">{tryWords.engine(engine)}</p>
      {children}
    </li>
  )
}
