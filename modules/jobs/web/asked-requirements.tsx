import { CircleCheck, Circle } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Requirement } from '../contract.ts'
import { askedRequirements, fittingQuestions, MAX_ASKED } from '../policy.ts'
import { editorWords } from '../words/editor.ts'
import { askingRound, type FlowChoice } from './interview-choices.ts'

const words = editorWords.asked

interface AskedRequirementsProps {
  value: readonly Requirement[]
  onChange: (value: Requirement[]) => void
  flow: FlowChoice | undefined
  /** The most minutes that the interview settings ask of a candidate. */
  minutes: number | undefined
}

/** The must-have requirements, with which of them the AI interview asks about and whether there is time for it. */
export function AskedRequirements({ value, onChange, flow, minutes }: AskedRequirementsProps) {
  const musts = value.filter(({ must_have, text }) => must_have && text.trim())
  const round = askingRound(flow)
  if (musts.length === 0 || !round) return null
  const asked = askedRequirements(musts)
  const fitting = fittingQuestions(round.questions, Math.min(round.minutes, minutes ?? round.minutes))
  const ask = (id: string, ask_in_interview: boolean) =>
    onChange(value.map(one => (one.id === id ? { ...one, ask_in_interview } : one)))
  return (
    <section aria-labelledby="asked-title">
      <h3 id="asked-title" className="text-13 font-medium">
        {words.title}
      </h3>
      <p className="mt-0.5 max-w-[62ch] text-13 text-text-2">{words.note}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-13">
        {musts.map(one => {
          const isAsked = asked.includes(one)
          return (
            <li key={one.id} className="flex items-center gap-2.5 py-1.5">
              <Icon
                of={isAsked ? CircleCheck : Circle}
                className={`shrink-0 ${isAsked ? 'text-brand' : 'text-text-3'}`}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{one.text}</span>
              <span className="shrink-0 text-text-2 max-sm:sr-only">{isAsked ? words.asked : words.notAsked}</span>
              <Button
                kind="quiet"
                size="small"
                disabled={!isAsked && asked.length >= MAX_ASKED}
                aria-label={isAsked ? words.removeFor(one.text) : words.addFor(one.text)}
                onClick={() => ask(one.id, !isAsked)}
              >
                {isAsked ? words.remove : words.add}
              </Button>
            </li>
          )
        })}
      </ul>
      {asked.length > fitting && (
        <p className="mt-2 text-13 text-attention">{words.tooLittleTime(fitting, asked.length)}</p>
      )}
      {asked.length >= MAX_ASKED && <p className="mt-2 text-13 text-text-2">{words.most(MAX_ASKED)}</p>}
    </section>
  )
}
