import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { FormField as Question } from '../contract.ts'
import { formWords as words } from '../words/form.ts'
import { ChoiceField, ConsentField, ManyField, YesNoField } from './choice-fields.tsx'
import type { FormHandle } from './use-form.ts'
import { fieldAnchor } from './use-form.ts'

export interface FieldProps {
  question: Question
  form: FormHandle
  /** Right of the label: the source of an answer. */
  aside?: ReactNode
  /** Hides the label visually, for a question that is alone in a section with the same title. */
  quiet?: boolean
}

type LineKind = 'short_text' | 'email' | 'phone' | 'number' | 'date' | 'link'

const LINES: Record<LineKind, { type: string; inputMode?: 'numeric' | 'decimal' | 'url' }> = {
  short_text: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  link: { type: 'text', inputMode: 'url' },
}

/** Values for the browser's autofill (WCAG 2.2, 1.3.5). */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  location: 'address-level2',
  link: 'url',
}

/** A question of the form, by its kind. Files and work history have components of their own. */
export function FormField({ question, form, aside }: FieldProps) {
  return (
    <div id={fieldAnchor(question.key)}>
      <Control question={question} form={form} aside={aside} />
    </div>
  )
}

function Control({ question, form, aside }: FieldProps) {
  switch (question.kind) {
    case 'consent':
      return <ConsentField question={question} form={form} />
    case 'yes_no':
      return <YesNoField question={question} form={form} />
    case 'single_choice':
    case 'demographic':
      return <ChoiceField question={question} form={form} />
    case 'multiple_choice':
      return <ManyField question={question} form={form} />
    case 'long_text':
      return <LongText question={question} form={form} aside={aside} />
    case 'file':
    case 'work_history':
      return null
    default:
      return <Line question={question} kind={question.kind} form={form} aside={aside} />
  }
}

const textOf = (form: FormHandle, key: string) => {
  const value = form.answers[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function Line({ question, kind, form, aside }: FieldProps & { kind: LineKind }) {
  const { key, label, help, required } = question
  return (
    <Field
      id={`${fieldAnchor(key)}-control`}
      label={label}
      help={help || undefined}
      error={form.shownProblems[key]}
      required={required}
      optional={!required}
      aside={aside}
    >
      <Input
        {...LINES[kind]}
        name={key}
        autoComplete={AUTOCOMPLETE[key] ?? 'off'}
        value={textOf(form, key)}
        onChange={event => form.answer(key, event.target.value)}
        onBlur={() => form.touch(key)}
      />
    </Field>
  )
}

function LongText({ question, form, aside }: FieldProps) {
  const { key, label, help, required, max } = question
  const most = max ?? 5000
  const used = textOf(form, key).length
  return (
    <Field
      id={`${fieldAnchor(key)}-control`}
      label={label}
      help={help || undefined}
      error={form.shownProblems[key]}
      required={required}
      optional={!required}
      aside={aside}
    >
      <Textarea
        name={key}
        rows={6}
        value={textOf(form, key)}
        onChange={event => form.answer(key, event.target.value)}
        onBlur={() => form.touch(key)}
      />
      <p className={`num mt-1.5 text-right text-14 ${used > most ? 'font-medium text-danger' : 'text-text-2'}`}>
        {words.characters(used, most)}
        <span className="sr-only">{words.charactersUnit}</span>
      </p>
    </Field>
  )
}
