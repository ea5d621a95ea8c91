import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Round } from '../../contract.ts'
import { minutesOf, warningsOf } from '../../flow-checks.ts'
import { editorWords } from '../../words/editor.ts'
import { useFlowEditing } from './flow-editing.ts'

const words = editorWords.panel

const SHORTEST = 5
const LONGEST = 120
const LONGEST_NAME = 120
const LONGEST_GUIDE = 4000
const LONGEST_DESCRIPTION = 2000

/** The open round: its name, length and, for interviewers, its guide. */
export function RoundPanel({ round }: { round: Round }) {
  const { flow, mayEdit, change, incomplete } = useFlowEditing()
  const { id } = round
  const isIncomplete = incomplete.has(id)
  const set = (changes: Partial<Omit<Round, 'id' | 'questions'>>) => change({ kind: 'edit_round', round: id, changes })
  const warnings = warningsOf(flow).filter(({ at }) => at === id)
  return (
    <div className="grid gap-4 px-4 py-5 md:px-7">
      <Field
        label={words.roundName}
        error={isIncomplete && round.name.trim() === '' ? editorWords.problems.round_name_needed : undefined}
      >
        <Input
          maxLength={LONGEST_NAME}
          readOnly={!mayEdit}
          value={round.name}
          onChange={event => set({ name: event.target.value })}
        />
      </Field>
      <Field label={words.length} help={words.lengthHelp}>
        <MinutesInput minutes={round.minutes} readOnly={!mayEdit} onChange={minutes => set({ minutes })} />
      </Field>
      {warnings.map(({ kind }) => (
        <p key={kind} className="flex gap-2 text-13">
          <Icon of={TriangleAlert} className="mt-0.5 shrink-0 text-attention" />
          {kind === 'too_long'
            ? editorWords.warnings.too_long(minutesOf(round), round.minutes)
            : editorWords.warnings.all_optional}
        </p>
      ))}
      {isIncomplete && round.kind === 'ai_screening' && round.questions.length === 0 && (
        <p className="text-13 text-danger">{editorWords.problems.question_needed}</p>
      )}
      {round.kind === 'human_interview' && (
        <Field label={words.guide} help={words.guideHelp} optional>
          <Textarea
            rows={6}
            maxLength={LONGEST_GUIDE}
            readOnly={!mayEdit}
            value={round.guide}
            onChange={event => set({ guide: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

interface MinutesInputProps {
  minutes: number
  readOnly: boolean
  onChange: (minutes: number) => void
}

/** A length within the limits. What is typed stays until the field is left, so that a number can be replaced digit by digit. */
function MinutesInput({ minutes, readOnly, onChange }: MinutesInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const value = Number(text)
    if (Number.isInteger(value) && value >= SHORTEST && value <= LONGEST) onChange(value)
  }
  return (
    <Input
      type="number"
      inputMode="numeric"
      min={SHORTEST}
      max={LONGEST}
      className="max-w-32"
      readOnly={readOnly}
      value={typed ?? String(minutes)}
      onChange={event => change(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The name and description of the flow. */
export function AboutPanel() {
  const { flow, mayEdit, change, incomplete } = useFlowEditing()
  return (
    <div className="grid gap-4 px-4 py-5 md:px-7">
      <Field
        label={words.name}
        error={incomplete.size > 0 && flow.name.trim() === '' ? editorWords.problems.name_needed : undefined}
      >
        <Input
          maxLength={LONGEST_NAME}
          readOnly={!mayEdit}
          value={flow.name}
          onChange={event => change({ kind: 'describe', changes: { name: event.target.value } })}
        />
      </Field>
      <Field label={words.description} optional>
        <Textarea
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          readOnly={!mayEdit}
          value={flow.description}
          onChange={event => change({ kind: 'describe', changes: { description: event.target.value } })}
        />
      </Field>
    </div>
  )
}
