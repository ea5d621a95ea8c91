import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { FlowContent } from '../../edits.ts'
import { editorWords } from '../../words/editor.ts'

const words = editorWords.candidate

const SECONDS_PER_MINUTE = 60

/** The questions of the AI interviews as candidates see them, one after the other. */
export function CandidateDialog({ flow, onClose }: { flow: FlowContent; onClose: () => void }) {
  const asked = flow.rounds.filter(({ kind, questions }) => kind === 'ai_screening' && questions.length > 0)
  const [roundId, setRoundId] = useState(asked[0]?.id ?? '')
  const [at, setAt] = useState(0)
  const round = asked.find(({ id }) => id === roundId)
  const question = round?.questions[at]
  const before = round?.questions.slice(0, at).reduce((sum, { time_limit }) => sum + time_limit, 0) ?? 0
  const left = Math.max(1, (round?.minutes ?? 0) - Math.floor(before / SECONDS_PER_MINUTE))
  return (
    <Dialog open size="wide" onOpenChange={open => open || onClose()} title={words.title} description={words.text}>
      {!round || !question ? (
        <p className="text-text-2">{words.none}</p>
      ) : (
        <>
          {asked.length > 1 && (
            <Field label={words.round} className="pb-4">
              <Select
                choices={asked.map(({ id, name }) => ({ value: id, label: name }))}
                value={roundId}
                onChange={event => {
                  setRoundId(event.target.value)
                  setAt(0)
                }}
              />
            </Field>
          )}
          <section className="rounded-card border border-line bg-sunken px-5 py-8 text-center" aria-live="polite">
            <p className="num flex flex-wrap justify-center gap-x-4 text-13 text-text-2">
              <span>{words.question(at + 1, round.questions.length)}</span>
              <span>{words.left(left)}</span>
            </p>
            <p className="mx-auto mt-4 max-w-[44ch] font-serif text-22 text-balance wrap-anywhere">
              {question.text || editorWords.flow.untitled}
            </p>
            <p className="mt-4 text-13 text-text-2">{words.take}</p>
            {!question.must_ask && <p className="text-13 text-text-2">{words.optional}</p>}
            <p aria-hidden="true" className="mt-5 flex flex-wrap justify-center gap-2">
              {[words.moment, words.done].map(text => (
                <span key={text} className="rounded-control border border-line-strong bg-surface px-3 py-1.5 text-13">
                  {text}
                </span>
              ))}
            </p>
          </section>
          <div className="flex flex-wrap justify-between gap-2 py-4">
            <Button aria-disabled={at === 0 || undefined} onClick={() => at > 0 && setAt(at - 1)}>
              {words.previous}
            </Button>
            <Button
              aria-disabled={at + 1 >= round.questions.length || undefined}
              onClick={() => at + 1 < round.questions.length && setAt(at + 1)}
            >
              {words.next}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
