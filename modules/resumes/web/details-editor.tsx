import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { detailWords as words } from '../words/details.ts'
import type { DetailErrors, DraftDetails, DraftEducation, DraftPosition } from './details-draft.ts'
import { Entries } from './entries-editor.tsx'
import { Languages } from './languages-editor.tsx'

export interface DetailsEditorProps {
  draft: DraftDetails
  onChange: (draft: DraftDetails) => void
  errors: DetailErrors
  /** Name, e-mail address and so on, too. The application form asks for them itself. */
  withContact?: boolean
  /** The application form can ask for the work history itself. */
  withPositions?: boolean
  /** Larger controls, for candidates. */
  roomy?: boolean
  /** What is shown next to a value: its page, or what was read instead. By path. */
  noteOf?: (path: string) => ReactNode
}

const CONTACT = ['name', 'headline', 'email', 'phone', 'location'] as const

const NEW_POSITION: DraftPosition = { title: '', employer: '', from: '', to: '', current: false }
const NEW_EDUCATION: DraftEducation = { school: '', degree: '', field: '', from: '', to: '' }

/** Edits the details of a résumé. Positions and education are lines that open for editing. */
export function DetailsEditor({
  draft,
  onChange,
  errors,
  withContact,
  withPositions = true,
  roomy,
  noteOf,
}: DetailsEditorProps) {
  const set = (change: Partial<DraftDetails>) => onChange({ ...draft, ...change })
  const shared = { errors, roomy: roomy ?? false, noteOf }
  return (
    <div className="grid gap-7">
      {withContact && (
        <Section title={words.sections.contact}>
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {CONTACT.map(key => (
              <Field key={key} label={words.fields[key]} error={errors[key]} aside={noteOf?.(key)}>
                <Input
                  maxLength={120}
                  value={draft[key]}
                  large={roomy}
                  autoComplete="off"
                  onChange={event => set({ [key]: event.target.value })}
                />
              </Field>
            ))}
            <Lines
              label={words.fields.links}
              value={draft.links}
              error={errors['links']}
              roomy={roomy}
              onChange={links => set({ links })}
            />
          </div>
        </Section>
      )}
      {withPositions && (
        <Section title={words.sections.positions}>
          <Entries<DraftPosition>
            {...shared}
            path="positions"
            entries={draft.positions}
            create={NEW_POSITION}
            texts={['title', 'employer']}
            headOf={({ title, employer }) => [title, employer]}
            onChange={positions => set({ positions })}
          >
            {(entry, change) => (
              <Checkbox
                label={roomy ? words.fields.current : words.fields.currentForTeam}
                checked={entry.current}
                className="sm:col-span-2"
                onChange={event => change({ current: event.target.checked, ...(event.target.checked && { to: '' }) })}
              />
            )}
          </Entries>
        </Section>
      )}
      <Section title={words.sections.education}>
        <Entries<DraftEducation>
          {...shared}
          path="education"
          entries={draft.education}
          create={NEW_EDUCATION}
          texts={['degree', 'field', 'school']}
          headOf={({ degree, field, school }) => [
            degree && field && !degree.includes(field) ? `${degree}, ${field}` : degree || field,
            school,
          ]}
          onChange={education => set({ education })}
        />
      </Section>
      <Section title={words.sections.skills}>
        <Lines
          label={words.sections.skills}
          isTitled
          value={draft.skills}
          error={errors['skills']}
          roomy={roomy}
          onChange={skills => set({ skills })}
        />
      </Section>
      <Section title={words.sections.languages}>
        <Languages draft={draft} roomy={roomy ?? false} onChange={languages => set({ languages })} />
      </Section>
      <Section title={words.sections.certificates}>
        <Lines
          label={words.sections.certificates}
          isTitled
          value={draft.certificates}
          error={errors['certificates']}
          roomy={roomy}
          onChange={certificates => set({ certificates })}
        />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

interface LinesProps {
  label: string
  /** The heading above says the same, so the label is for screen readers only. */
  isTitled?: boolean
  value: string
  error: string | undefined
  roomy: boolean | undefined
  onChange: (value: string) => void
}

/** A list as text, one item per line. */
function Lines({ label, isTitled, value, error, roomy, onChange }: LinesProps) {
  return (
    <Field
      label={isTitled ? <span className="sr-only">{label}</span> : label}
      help={words.onePerLine}
      error={error}
      className={isTitled ? undefined : 'sm:col-span-2'}
    >
      <Textarea
        rows={isTitled ? 3 : 2}
        className="max-h-64 min-h-20!"
        value={value}
        large={roomy}
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  )
}
