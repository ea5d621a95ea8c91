import { Field, FieldError } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { rulesOf } from '../field-kinds.ts'
import { formWords as words } from '../words/form.ts'
import { kindWords } from '../words/kinds.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

/** More options than this are shown as a drop-down list instead of cards. */
const MOST_CARDS = 8

export const common = ({ question: { key, label, help, required }, form }: FieldInputProps) => ({
  id: `${fieldAnchor(key)}-control`,
  label,
  help: help || undefined,
  error: form.shownProblems[key],
  required,
  // Voluntary questions are marked once, above all of them.
  optional: !required,
})

const sideBySide = (options: readonly string[]) => (options.every(option => option.length <= 26) ? 2 : 1)

/** One of several. */
export function ChoiceField(props: FieldInputProps) {
  const { question, form } = props
  const { key, options } = question
  const value = typeof form.answers[key] === 'string' ? form.answers[key] : ''
  const pick = (chosen: string) => form.answer(key, chosen || undefined, true)
  const optional = !rulesOf(question).voluntary && !question.required
  if (options.length > MOST_CARDS) {
    return (
      <Field {...common(props)} optional={optional}>
        <Select
          name={key}
          value={value}
          placeholder={words.chooseOne}
          choices={options.map(option => ({ value: option, label: option }))}
          onChange={event => pick(event.target.value)}
          onBlur={() => form.touch(key)}
        />
      </Field>
    )
  }
  return (
    <Field {...common(props)} optional={optional} group>
      <RadioCards
        name={key}
        columns={sideBySide(options)}
        cards={options.map(option => ({ value: option, label: option }))}
        value={value}
        onChange={event => pick(event.target.value)}
      />
      {value && !question.required && <ClearAnswer onPress={() => pick('')} />}
    </Field>
  )
}

export function YesNoField(props: FieldInputProps) {
  const { question, form } = props
  const given = form.answers[question.key]
  return (
    <Field {...common(props)} group>
      <RadioCards
        name={question.key}
        columns={2}
        cards={[
          { value: 'yes', label: kindWords.yes },
          { value: 'no', label: kindWords.no },
        ]}
        value={given === true ? 'yes' : given === false ? 'no' : ''}
        onChange={event => form.answer(question.key, event.target.value === 'yes', true)}
      />
      {given !== undefined && !question.required && (
        <ClearAnswer onPress={() => form.answer(question.key, undefined, true)} />
      )}
    </Field>
  )
}

/** A radio button cannot be cleared by itself. */
export const ClearAnswer = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="link min-h-11 text-14 font-normal" data-plain onClick={onPress}>
    {words.clearAnswer}
  </button>
)

/** Any of several. */
export function ManyField(props: FieldInputProps) {
  const { question, form } = props
  const { key, options } = question
  const given = form.answers[key]
  const chosen: string[] = Array.isArray(given) ? given.filter(one => typeof one === 'string') : []
  const flip = (option: string) => {
    const next = options.filter(one => (one === option ? !chosen.includes(one) : chosen.includes(one)))
    form.answer(key, next.length > 0 ? next : undefined, true)
  }
  return (
    <Field {...common(props)} group>
      <div className={`grid gap-2 ${sideBySide(options) === 2 ? 'sm:grid-cols-2' : ''}`}>
        {options.map(option => (
          <label key={option} className="radio-card">
            <input
              type="checkbox"
              name={key}
              value={option}
              className="tick mt-0.5"
              checked={chosen.includes(option)}
              onChange={() => flip(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

/** A checkbox. The form cannot be submitted without the required ones. */
export function ConsentField({ question, form }: FieldInputProps) {
  const { key, label, help, required } = question
  const id = `${fieldAnchor(key)}-control`
  const error = form.shownProblems[key]
  const note = [!required && `${words.optional}.`, help].filter(Boolean).join(' ')
  const describedBy = [note && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="py-1">
      <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5 leading-normal">
        <input
          id={id}
          type="checkbox"
          name={key}
          className="tick mt-0.5"
          checked={form.answers[key] === true}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={event => form.answer(key, event.target.checked ? true : undefined, true)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={`${id}-help`} className="-mt-1.5 pb-2 pl-[34px] text-14 text-text-2">
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
