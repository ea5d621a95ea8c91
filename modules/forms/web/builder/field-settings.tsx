import { Copy, Trash2 } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { FormField, FormSection } from '../../contract.ts'
import { rulesOf } from '../../field-kinds.ts'
import { fieldOf, sectionOf } from '../../operations.ts'
import { isVoluntary } from '../../policy.ts'
import { isAlwaysAsked } from '../../problems.ts'
import { builderWords } from '../../words/builder.ts'
import type { FormOperation } from '../../contract/drafting.ts'
import { useBuilder } from './builder-context.ts'
import { ConditionsEditor } from './conditions-editor.tsx'
import { KIND_ICONS } from './kind-icons.ts'
import { KnockoutEditor } from './knockout-editor.tsx'
import { LiveNumber, LiveText } from './live-text.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useFieldEdit } from './use-field-edit.ts'
import { useMoves } from './use-moves.ts'
import { WhereEditor } from './where-editor.tsx'

const words = builderWords.settings

/** The settings of what is selected in the list. */
export function SelectedSettings() {
  const { sections, selected, canEdit } = useBuilder()
  const field = selected === null ? undefined : fieldOf(sections, selected)
  const section = selected === null ? undefined : sectionOf(sections, selected)
  if (field) return <FieldSettings key={field.key} field={field} />
  if (section) return <SectionSettings key={section.key} section={section} />
  return <p className="px-4 py-10 text-center text-text-2 md:px-7">{canEdit ? words.none : words.noneReadOnly}</p>
}

function Problems({ of }: { of: string }) {
  const found = useBuilder().problems.get(of)
  if (!found) return null
  return (
    <div className="px-4 pt-4 md:px-7">
      <Alert tone="attention" title={builderWords.list.problem}>
        <ul>
          {[...new Set(found)].map(message => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

const BAR =
  'sticky top-0 z-2 flex h-12 items-center gap-2 border-b border-line bg-surface pr-3 pl-4 font-semibold md:pl-7'

function FieldSettings({ field }: { field: FormField }) {
  const { canEdit, askToRemove } = useBuilder()
  const edit = useFieldEdit(field)
  const { copy } = useMoves()
  const rules = rulesOf(field)
  const isLocked = isAlwaysAsked(field)
  return (
    <>
      <div className={BAR}>
        <Icon of={KIND_ICONS[field.kind]} />
        <h2 className="flex-1 truncate">{rules.name}</h2>
        {canEdit && (
          <>
            <IconButton size="small" icon={Copy} label={words.copy} onClick={() => copy(field.key)} />
            {!isLocked && (
              <IconButton size="small" icon={Trash2} label={words.remove} onClick={() => askToRemove(field.key)} />
            )}
          </>
        )}
      </div>
      <Problems of={field.key} />
      <div className="grid gap-4 border-b border-line px-4 py-5 md:px-7">
        <Field label={words.label}>
          <LiveText value={field.label} maxLength={300} disabled={!canEdit} onChange={label => edit({ label })} />
        </Field>
        <Field label={words.help} optional>
          <LiveText value={field.help} rows={2} maxLength={600} disabled={!canEdit} onChange={help => edit({ help })} />
        </Field>
        {isLocked ? (
          <p className="text-13 text-text-2">{words.locked}</p>
        ) : (
          !isVoluntary(field) && (
            <SwitchRow
              label={words.required}
              checked={field.required}
              disabled={!canEdit}
              onChange={required => edit({ required })}
            />
          )
        )}
      </div>
      {rules.choosesOption && <OptionsEditor field={field} />}
      <Limits field={field} />
      {!isLocked && !isVoluntary(field) && (
        <div className="grid gap-5 border-b border-line px-4 py-5 md:px-7">
          <h3 className="font-semibold">{words.behavior}</h3>
          <ConditionsEditor field={field} />
          <KnockoutEditor field={field} />
        </div>
      )}
      <WhereEditor field={field} />
    </>
  )
}

type Limit = 'min' | 'max'
const LIMITS: Partial<Record<FormField['kind'], readonly (readonly [Limit, string])[]>> = {
  short_text: [['max', words.maxLength]],
  long_text: [['max', words.maxLength]],
  number: [
    ['min', words.least],
    ['max', words.most],
  ],
  multiple_choice: [
    ['min', words.chooseLeast],
    ['max', words.chooseMost],
  ],
  scale: [
    ['min', words.firstStep],
    ['max', words.lastStep],
  ],
}

function Limits({ field }: { field: FormField }) {
  const { canEdit } = useBuilder()
  const edit = useFieldEdit(field)
  const limits = LIMITS[field.kind]
  if (!limits) return null
  return (
    <div className="border-b border-line px-4 py-5 md:px-7">
      <h3 className="mb-2 font-semibold">{words.limits}</h3>
      <div className="grid grid-cols-2 gap-4">
        {limits.map(([limit, label]) => (
          <Field key={limit} label={label}>
            <LiveNumber
              value={field[limit]}
              disabled={!canEdit}
              onChange={value =>
                limit === 'max' && value !== null && value < 1 ? undefined : edit({ [limit]: value })
              }
            />
          </Field>
        ))}
        {field.kind === 'scale' &&
          (
            [
              ['low_label', words.lowLabel],
              ['high_label', words.highLabel],
            ] as const
          ).map(([property, label]) => (
            <Field key={property} label={label} optional>
              <LiveText
                value={field[property] ?? ''}
                maxLength={80}
                disabled={!canEdit}
                onChange={value => edit({ [property]: value })}
              />
            </Field>
          ))}
      </div>
    </div>
  )
}

function SectionSettings({ section }: { section: FormSection }) {
  const { canEdit, change } = useBuilder()
  const edit = (property: 'title' | 'help', value: string) =>
    change({
      kind: 'edit_section',
      section: section.key,
      changes: { [property]: value },
      from: { [property]: section[property] },
    } as FormOperation)
  return (
    <>
      <div className={BAR}>
        <h2>{words.section}</h2>
      </div>
      <Problems of={section.key} />
      <div className="grid gap-4 px-4 py-5 md:px-7">
        <Field label={words.sectionTitle}>
          <LiveText value={section.title} maxLength={160} disabled={!canEdit} onChange={text => edit('title', text)} />
        </Field>
        <Field label={words.help} optional>
          <LiveText
            value={section.help}
            rows={3}
            maxLength={600}
            disabled={!canEdit}
            onChange={text => edit('help', text)}
          />
        </Field>
      </div>
    </>
  )
}
