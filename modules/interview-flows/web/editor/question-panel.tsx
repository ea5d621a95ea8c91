import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Question } from '../../contract.ts'
import { problemsOf, warningsOf, wordsIn } from '../../flow-checks.ts'
import { LIBRARY_COMPETENCIES } from '../../policy.ts'
import { editorWords } from '../../words/editor.ts'
import { libraryWords } from '../../words/library.ts'
import { type AnswerLevels, useFlowEditing } from './flow-editing.ts'

const words = editorWords.panel

const TIMES = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600]
const WORDS_PER_SECOND = 2.5
const LONGEST_QUESTION = 600
const LONGEST_LEVEL = 400
const LONGEST_COMPETENCY = 120

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The times to choose from, and the question's own if it is another one. */
const timeChoices = (own: number) =>
  [...new Set([...TIMES, own])]
    .toSorted((a, b) => a - b)
    .map(seconds => ({ value: String(seconds), label: words.seconds(seconds) }))

/** The open question: its text, scale, weight, time and follow-ups. */
export function QuestionPanel({ question }: { question: Question }) {
  const { flow, mayEdit, change, incomplete } = useFlowEditing()
  const { id } = question
  const set = (changes: Partial<Omit<Question, 'id'>>) => change({ kind: 'edit_question', question: id, changes })
  const shown = incomplete.has(id) ? problemsOf(flow).filter(({ at }) => at === id) : []
  const problem = (kind: string) => (shown.some(one => one.kind === kind) ? kind : undefined)
  const warnings = warningsOf(flow).filter(({ at }) => at === id)
  const count = wordsIn(question.text)
  return (
    <>
      <div className="grid gap-4 border-b border-line px-4 py-5 md:px-7">
        <Field
          label={words.text}
          error={problem('text_needed') && editorWords.problems.text_needed}
          help={count > 0 && words.spoken(count, Math.ceil(count / WORDS_PER_SECOND))}
        >
          <Textarea
            rows={2}
            className="min-h-0!"
            maxLength={LONGEST_QUESTION}
            readOnly={!mayEdit}
            value={question.text}
            onChange={event => set({ text: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={words.competency}
            error={problem('competency_needed') && editorWords.problems.competency_needed}
            className="sm:col-span-2"
          >
            <Input
              list="flow-competencies"
              maxLength={LONGEST_COMPETENCY}
              readOnly={!mayEdit}
              placeholder={words.competencyHelp}
              value={question.competency}
              onChange={event => set({ competency: event.target.value })}
            />
          </Field>
          <datalist id="flow-competencies">
            {LIBRARY_COMPETENCIES.map(key => (
              <option key={key}>{libraryWords.competencies[key]}</option>
            ))}
          </datalist>
          <Field label={words.weight}>
            <Select
              disabled={!mayEdit}
              choices={choices(words.weights)}
              value={String(question.weight)}
              onChange={event => set({ weight: Number(event.target.value) })}
            />
          </Field>
          <Field label={words.time}>
            <Select
              disabled={!mayEdit}
              choices={timeChoices(question.time_limit)}
              value={String(question.time_limit)}
              onChange={event => set({ time_limit: Number(event.target.value) })}
            />
          </Field>
        </div>
        <Checkbox
          disabled={!mayEdit}
          checked={question.must_ask}
          onChange={event => set({ must_ask: event.target.checked })}
          label={words.required}
          help={words.requiredHelp}
        />
      </div>
      <Levels question={question} problem={problem('level_needed')} onChange={next => set({ levels: next })} />
      {warnings.map(({ kind }) => (
        <p key={kind} className="flex gap-2 px-4 pt-3 text-13 md:px-7">
          <Icon of={TriangleAlert} className="mt-0.5 shrink-0 text-attention" />
          {kind === 'long_question' || kind === 'same_levels' ? editorWords.warnings[kind] : null}
        </p>
      ))}
      <div className="grid gap-4 border-t border-line px-4 py-5 md:px-7 [p+&]:mt-5">
        <Field label={words.followUps} help={words.followUpsHelp}>
          <Select
            disabled={!mayEdit}
            choices={choices(words.followUpChoices)}
            value={String(question.follow_ups)}
            onChange={event => set({ follow_ups: Number(event.target.value) })}
          />
        </Field>
        <p className="text-12 text-text-2">{words.never}</p>
      </div>
    </>
  )
}

/** Undefined without enough answers to the question as it is now. */
const countedFor = ({ id, text, levels }: Question, all: readonly AnswerLevels[]) =>
  all.find(one => one.question_id === id && one.text === text && one.levels.every((level, at) => level === levels[at]))
    ?.answers

interface LevelsProps {
  question: Question
  problem: string | undefined
  onChange: (levels: Question['levels']) => void
}

/** The five anchored levels. */
function Levels({ question, problem, onChange }: LevelsProps) {
  const { levels } = question
  const { mayEdit, answerLevels } = useFlowEditing()
  const counted = countedFor(question, answerLevels)
  return (
    <fieldset className="grid gap-3 px-4 py-5 md:px-7">
      <legend className="sr-only">{words.levels}</legend>
      <div>
        <h3 aria-hidden="true" className="font-semibold">
          {words.levels}
        </h3>
        <p className="text-12 text-text-2">{words.levelsHelp}</p>
        {counted && (
          <p className="mt-1 text-12 text-text-2">{words.answersRated(counted.reduce((sum, one) => sum + one, 0))}</p>
        )}
      </div>
      {levels.map((text, index) => (
        <Field
          // The place of a level is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={words.level(index + 1)}
          aside={index === 0 ? words.weakest : index === levels.length - 1 ? words.strongest : undefined}
          help={counted && <span className="num">{words.answersAtLevel(counted[index] ?? 0)}</span>}
          error={problem && text.trim() === '' ? editorWords.problems.level_needed : undefined}
        >
          <Textarea
            rows={1}
            className="min-h-0!"
            maxLength={LONGEST_LEVEL}
            readOnly={!mayEdit}
            value={text}
            onChange={event => onChange(levels.with(index, event.target.value) as Question['levels'])}
          />
        </Field>
      ))}
    </fieldset>
  )
}
