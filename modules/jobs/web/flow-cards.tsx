import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { editorWords } from '../words/editor.ts'
import type { FlowChoice } from './interview-choices.ts'

const words = editorWords.interview

/** More are shown on request. */
const MOST_SHOWN = 6

interface FlowCardsProps {
  flows: readonly FlowChoice[]
  value: string | null
  onChange: (id: string) => void
  onBlur: () => void
  /** Where a flow is created; undefined if the reader cannot. */
  createHref?: string
}

/** The interview flows as cards with their rounds. */
export function FlowCards({ flows, value, onChange, onBlur, createHref }: FlowCardsProps) {
  const [all, setAll] = useState(false)
  const shown = all ? flows : flows.filter((flow, i) => i < MOST_SHOWN || flow.value === value)
  return (
    <div className="grid gap-2">
      {flows.length === 0 ? (
        <p className="text-13 text-text-2">{words.none}</p>
      ) : (
        <RadioCards
          name="interview_flow_id"
          value={value ?? ''}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
          cards={shown.map(flow => ({
            value: flow.value,
            label: (
              <span className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {flow.label} <Chip>{words.version(flow.version)}</Chip>
              </span>
            ),
            help: <Rounds flow={flow} />,
          }))}
        />
      )}
      {shown.length < flows.length && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setAll(true)}>
          {words.showAll(flows.length)}
        </Button>
      )}
      {createHref && (
        <TextLink to={createHref} className="justify-self-start text-13">
          {words.create}
        </TextLink>
      )}
    </div>
  )
}

const Rounds = ({ flow: { rounds } }: { flow: FlowChoice }) => (
  <ol>
    {rounds.map(({ id, name, minutes, questions }) => (
      <li key={id} className="wrap-anywhere">
        {locale.parts([name, words.minutes(minutes), questions.length > 0 && words.questions(questions.length)])}
      </li>
    ))}
  </ol>
)
