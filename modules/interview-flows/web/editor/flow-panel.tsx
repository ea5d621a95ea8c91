import { ChevronLeft, Copy, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import type { Question } from '../../contract.ts'
import { questionOf, roundOf } from '../../edits.ts'
import { editorWords } from '../../words/editor.ts'
import { ABOUT, useFlowEditing } from './flow-editing.ts'
import { copyOf } from './new-parts.ts'
import { QuestionPanel } from './question-panel.tsx'
import { AboutPanel, RoundPanel } from './round-panel.tsx'

const words = editorWords.panel

/** The question, the round or the flow that is open. */
export function FlowPanel() {
  const { flow, mayEdit, selected, remove } = useFlowEditing()
  const question = selected === null ? undefined : questionOf(flow.rounds, selected)
  const round = flow.rounds.find(({ id }) => id === selected)
  if (question) return <OpenQuestion question={question} />
  if (round) {
    const at = flow.rounds.indexOf(round)
    return (
      <>
        <Head title={editorWords.flow.round(at + 1)} note={round.name}>
          {mayEdit && flow.rounds.length > 1 && (
            <IconButton
              icon={Trash2}
              label={words.remove}
              onClick={() => remove({ kind: 'remove_round', round: round.id }, words.removedRound)}
            />
          )}
        </Head>
        <RoundPanel round={round} />
      </>
    )
  }
  if (selected === ABOUT)
    return (
      <>
        <Head title={words.about} />
        <AboutPanel />
      </>
    )
  return <p className="px-4 py-6 text-13 text-text-2 md:px-7">{mayEdit ? words.choose : words.chooseReadOnly}</p>
}

function OpenQuestion({ question }: { question: Question }) {
  const { flow, mayEdit, change, remove, select } = useFlowEditing()
  const round = roundOf(flow.rounds, question.id)!
  const at = round.questions.indexOf(question)
  const duplicate = () => {
    const copy = copyOf(question)
    change({
      kind: 'add_questions',
      round: round.id,
      questions: [copy],
      before: round.questions[at + 1]?.id ?? null,
    })
    select(copy.id, true)
  }
  return (
    <>
      <Head title={words.question(at + 1)} note={words.of(round.questions.length, round.name)}>
        {mayEdit && (
          <>
            <IconButton icon={Copy} label={words.duplicate} onClick={duplicate} />
            <IconButton
              icon={Trash2}
              label={words.remove}
              onClick={() => remove({ kind: 'remove_question', question: question.id }, words.removedQuestion)}
            />
          </>
        )}
      </Head>
      <QuestionPanel key={question.id} question={question} />
    </>
  )
}

/** The panel's heading, which takes the focus when something is opened on a phone. */
function Head({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  const { select } = useFlowEditing()
  return (
    <div className="flex h-[53px] items-center gap-2.5 border-b border-line px-4 md:px-7">
      <span className="-ml-2 lg:hidden">
        <IconButton icon={ChevronLeft} label={words.back} onClick={() => select(null)} />
      </span>
      <h2 tabIndex={-1} className="shrink-0 font-semibold outline-none">
        {title}
      </h2>
      {note && <span className="num min-w-0 truncate text-13 text-text-2">{note}</span>}
      <span className="ml-auto flex shrink-0">{children}</span>
    </div>
  )
}
