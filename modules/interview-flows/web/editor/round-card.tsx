import { ChevronDown, ChevronUp, Library, Plus, TriangleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Round } from '../../contract.ts'
import { MOST_QUESTIONS } from '../../edits.ts'
import { minutesOf, shareOf } from '../../flow-checks.ts'
import { editorWords } from '../../words/editor.ts'
import { useFlowEditing } from './flow-editing.ts'
import { freshQuestion } from './new-parts.ts'
import { QuestionRow } from './question-row.tsx'
import { useFlowMoves } from './use-flow-moves.ts'

const words = editorWords.flow

/** A round with its questions. */
export function RoundCard({ round, at }: { round: Round; at: number }) {
  const { flow, mayEdit, selected, select, incomplete } = useFlowEditing()
  const { moveRound } = useFlowMoves()
  const { id, name, questions, kind } = round
  const title = name || editorWords.kinds[kind]
  const isOpen = selected === id
  return (
    <section
      aria-label={title}
      className={`overflow-hidden rounded-card border bg-surface ${isOpen ? 'border-brand' : 'border-line-strong'}`}
    >
      <div className="flex items-center gap-2.5 px-4 py-3">
        <h2 className="min-w-0 truncate text-16 font-semibold">
          <button type="button" data-part={id} aria-current={isOpen || undefined} onClick={() => select(id)}>
            {title}
          </button>
        </h2>
        <span className="shrink-0 text-12 text-text-2">{words.round(at + 1)}</span>
        {incomplete.has(id) && (
          <span className="inline-flex items-center gap-1 text-12 text-danger">
            <Icon of={TriangleAlert} size={12} /> {words.problem}
          </span>
        )}
        <span className="num ml-auto shrink-0 text-13 text-text-2">{words.minutes(round.minutes)}</span>
        {mayEdit && flow.rounds.length > 1 && (
          <span className="flex">
            {([-1, 1] as const).map(step => (
              <IconButton
                key={step}
                size="small"
                icon={step < 0 ? ChevronUp : ChevronDown}
                label={step < 0 ? words.up(title) : words.down(title)}
                data-move={`${id} ${step}`}
                aria-disabled={flow.rounds[at + step] === undefined || undefined}
                onClick={() => moveRound(id, step)}
              />
            ))}
          </span>
        )}
      </div>
      {kind === 'ai_screening' && questions.length > 0 && <Shares round={round} />}
      {questions.length > 0 && (
        <ol>
          {questions.map((question, index) => (
            <QuestionRow key={question.id} question={question} round={round} at={index} />
          ))}
        </ol>
      )}
      {kind === 'ai_screening' && questions.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-13 text-text-2">{words.empty}</p>
      )}
      {kind === 'human_interview' && (
        <div className="border-t border-line px-4 py-3 text-13">
          <p className={`line-clamp-4 whitespace-pre-line wrap-anywhere ${round.guide ? '' : 'text-text-2'}`}>
            {round.guide || words.noGuide}
          </p>
          <p className="mt-2 text-12 text-text-2">{words.scorecard}</p>
        </div>
      )}
      {mayEdit && <AddQuestions round={round} title={title} />}
    </section>
  )
}

/** How much each question counts, and how much of the time the questions can take. */
function Shares({ round }: { round: Round }) {
  const { selected } = useFlowEditing()
  const used = minutesOf(round)
  return (
    <div className="px-4 pb-3">
      <div aria-hidden="true" className="flex gap-0.5">
        {round.questions.map(question => (
          <span
            key={question.id}
            style={{ flexGrow: Math.max(1, shareOf(round, question)) }}
            className={`h-2 rounded-xs ${selected === question.id ? 'bg-brand' : 'bg-brand/30'}`}
          />
        ))}
      </div>
      <p className="num mt-1.5 flex justify-between gap-3 text-12 text-text-2">
        <span>{words.share}</span>
        <span className={used > round.minutes ? 'text-attention' : ''}>{words.used(used, round.minutes)}</span>
      </p>
    </div>
  )
}

function AddQuestions({ round, title }: { round: Round; title: string }) {
  const { change, select, openLibrary } = useFlowEditing()
  const isFull = round.questions.length >= MOST_QUESTIONS
  const add = () => {
    const question = freshQuestion()
    change({ kind: 'add_questions', round: round.id, questions: [question], before: null })
    select(question.id, true)
  }
  if (isFull) return <p className="border-t border-line px-4 py-3 text-13 text-text-2">{words.full}</p>
  return (
    <div className="flex flex-wrap gap-1 border-t border-line px-2 py-2">
      <Button size="small" kind="quiet" aria-label={words.addTo(title)} onClick={add}>
        <Icon of={Plus} /> {words.addQuestion}
      </Button>
      <Button size="small" kind="quiet" aria-label={words.libraryFor(title)} onClick={() => openLibrary(round.id)}>
        <Icon of={Library} /> {words.library}
      </Button>
    </div>
  )
}
