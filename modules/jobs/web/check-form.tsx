import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { cefrLevel, type CheckedAs, checkedAs } from '../contract.ts'
import { checkWords as words } from '../words/checks.ts'
import { choicesOf } from './choices.ts'
import { describeCheck, looksFor } from './describe-check.ts'
import { RecognizedBy } from './recognized-by.tsx'
import type { Proposal } from './use-proposed-checks.ts'

type Kind = CheckedAs['kind']
type Languages = Extract<CheckedAs, { kind: 'language' }>['languages']

const MOST_LANGUAGES = 5
const LEVELS = cefrLevel.options.map(level => ({ value: level, label: level }))

/** What is typed for each kind, so that changing the kind loses nothing. */
interface Draft {
  kind: Kind
  years: string
  level: Extract<CheckedAs, { kind: 'degree' }>['level']
  field: string
  name: string
  must_be_valid: boolean
  languages: Languages
  one_is_enough: boolean
}

function draftOf(confirmed: CheckedAs | null, proposed: CheckedAs | null): Draft {
  const known = <K extends Kind>(kind: K) =>
    [confirmed, proposed].find((one): one is Extract<CheckedAs, { kind: K }> => one?.kind === kind)
  const years = known('years')?.years
  return {
    kind: (confirmed ?? proposed)?.kind ?? 'skill',
    years: years === undefined ? '' : String(years),
    level: known('degree')?.level ?? 'any',
    field: known('degree')?.field ?? '',
    name: known('certificate_or_licence')?.name ?? '',
    must_be_valid: known('certificate_or_licence')?.must_be_valid ?? true,
    languages: known('language')?.languages ?? [{ name: '', level: null }],
    one_is_enough: known('language')?.one_is_enough ?? false,
  }
}

function valueOf({ kind, years, level, field, name, must_be_valid, languages, one_is_enough }: Draft): unknown {
  switch (kind) {
    case 'years':
      return { kind, years: years.trim() === '' ? null : Number(years) }
    case 'degree':
      return { kind, level, field }
    case 'certificate_or_licence':
      return { kind, name, must_be_valid }
    case 'language':
      return one_is_enough && languages.length > 1 ? { kind, languages, one_is_enough } : { kind, languages }
    default:
      return { kind }
  }
}

interface CheckFormProps {
  confirmed: CheckedAs | null
  proposal: Proposal | null
  also: readonly string[]
  onChange: (check: CheckedAs | null) => void
  onAlso: (words: string[]) => void
}

/** Confirms or changes how a requirement is checked, and shows and extends what it is recognized by. */
export function CheckForm({ confirmed, proposal, also, onChange, onAlso }: CheckFormProps) {
  const proposed = proposal?.check ?? null
  const [draft, setDraft] = useState(() => draftOf(confirmed, proposed))
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const form = useRef<HTMLFormElement>(null)
  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setErrors(new Map())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The job's form is around this one in the tree of components, but not on the page.
    event.stopPropagation()
    const checked = checkedAs.safeParse(valueOf(draft))
    if (checked.success) onChange(checked.data)
    else {
      setErrors(new Map(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    }
  }
  return (
    <form ref={form} noValidate className="grid max-h-[min(32rem,70dvh)] gap-4 overflow-y-auto p-1" onSubmit={submit}>
      <Field label={words.checkedAs} help={words.help[draft.kind]}>
        <Select
          value={draft.kind}
          choices={choicesOf(words.kind)}
          onChange={event => set({ kind: event.target.value as Kind })}
        />
      </Field>
      {draft.kind === 'years' && (
        <Field label={words.years} error={errors.get('years')}>
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            max={50}
            step="any"
            value={draft.years}
            onChange={event => set({ years: event.target.value })}
            className="max-w-28"
          />
        </Field>
      )}
      {draft.kind === 'degree' && (
        <>
          <Field label={words.degreeLevel}>
            <Select
              value={draft.level}
              choices={choicesOf(words.level)}
              onChange={event => set({ level: event.target.value as Draft['level'] })}
            />
          </Field>
          <Field label={words.field} help={words.fieldHelp} error={errors.get('field')}>
            <Input value={draft.field} maxLength={120} onChange={event => set({ field: event.target.value })} />
          </Field>
        </>
      )}
      {draft.kind === 'certificate_or_licence' && (
        <>
          <Field label={words.name} help={words.nameHelp} error={errors.get('name')}>
            <Input value={draft.name} maxLength={120} onChange={event => set({ name: event.target.value })} />
          </Field>
          <Checkbox
            label={words.mustBeValid}
            checked={draft.must_be_valid}
            onChange={event => set({ must_be_valid: event.target.checked })}
          />
        </>
      )}
      {draft.kind === 'language' && (
        <>
          <LanguageFields value={draft.languages} errors={errors} onChange={languages => set({ languages })} />
          {draft.languages.length > 1 && (
            <Checkbox
              label={words.oneLanguage}
              checked={draft.one_is_enough}
              onChange={event => set({ one_is_enough: event.target.checked })}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary">
          {confirmed ? words.save : words.confirm}
        </Button>
        {confirmed && proposed && (
          <Button kind="quiet" onClick={() => onChange(null)} title={describeCheck(proposed)}>
            {words.useProposal}
          </Button>
        )}
      </div>
      <RecognizedBy looksFor={looksFor(draft, proposal)} also={also} onAlso={onAlso} />
    </form>
  )
}

interface LanguageFieldsProps {
  value: Languages
  errors: ReadonlyMap<string, string>
  onChange: (value: Languages) => void
}

function LanguageFields({ value, errors, onChange }: LanguageFieldsProps) {
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  /** After the fields have changed: what had the focus may be gone. */
  const focusLast = () =>
    requestAnimationFrame(() => [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  const change = (index: number, part: Partial<Languages[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <div ref={fields} className="grid gap-2">
      {value.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- languages have no id, and typing must keep the focus
        <div key={index}>
          <div className="flex gap-2">
            <Input
              aria-label={words.languageName(index + 1)}
              aria-invalid={errors.has(`languages.${index}.name`) || undefined}
              aria-describedby={errors.has(`languages.${index}.name`) ? `${id}-${index}` : undefined}
              value={one.name}
              maxLength={60}
              onChange={event => change(index, { name: event.target.value })}
              className="min-w-0 flex-1"
            />
            <Select
              aria-label={words.languageLevel(index + 1)}
              value={one.level ?? ''}
              placeholder={words.anyLevel}
              choices={LEVELS}
              onChange={event => change(index, { level: (event.target.value || null) as typeof one.level })}
              className="w-29"
            />
            {value.length > 1 && (
              <IconButton
                icon={X}
                label={words.removeLanguage(index + 1)}
                onClick={() => {
                  onChange(value.filter((_, at) => at !== index))
                  focusLast()
                }}
              />
            )}
          </div>
          <FieldError id={`${id}-${index}`}>{errors.get(`languages.${index}.name`)}</FieldError>
        </div>
      ))}
      {value.length < MOST_LANGUAGES && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => {
            onChange([...value, { name: '', level: null }])
            focusLast()
          }}
        >
          <Icon of={Plus} size={14} /> {words.addLanguage}
        </Button>
      )}
    </div>
  )
}
