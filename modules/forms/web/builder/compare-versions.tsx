import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { FormSection } from '../../contract.ts'
import type { FormOperation } from '../../contract/drafting.ts'
import { fieldOf, operationsBetween, sectionOf } from '../../operations.ts'
import { builderWords } from '../../words/builder.ts'

const words = builderWords.versions
const NAMES: Readonly<Record<string, string>> = builderWords.properties

type Change = 'added' | 'removed' | 'changed' | 'moved'
const TONES = { added: 'brand', removed: 'danger', changed: 'attention', moved: 'neutral' } as const

interface Difference {
  readonly key: string
  readonly change: Change
  readonly name: string
  readonly note: string
}

function differenceOf(operation: FormOperation, from: readonly FormSection[], to: readonly FormSection[]): Difference {
  const labelled = (key: string) =>
    fieldOf(to, key)?.label ?? fieldOf(from, key)?.label ?? sectionOf(to, key)?.title ?? sectionOf(from, key)?.title
  const one = (key: string, change: Change, note = ''): Difference => ({
    key: `${key} ${change}`,
    change,
    name: labelled(key) || builderWords.list.untitled,
    note,
  })
  const properties = (changes: object) => locale.list(Object.keys(changes).map(name => NAMES[name] ?? name))
  switch (operation.kind) {
    case 'add_field':
      return one(operation.field.key, 'added')
    case 'add_section':
      return one(operation.section.key, 'added')
    case 'remove_field':
      return one(operation.field, 'removed')
    case 'remove_section':
      return one(operation.section, 'removed')
    case 'move_field':
      return one(operation.field, 'moved')
    case 'move_section':
      return one(operation.section, 'moved')
    case 'edit_field':
      return one(operation.field, 'changed', properties(operation.changes))
    case 'edit_section':
      return one(operation.section, 'changed', properties(operation.changes))
  }
}

/** What was added, removed and changed from one form to another. */
export function CompareVersions({ from, to }: { from: readonly FormSection[]; to: readonly FormSection[] }) {
  const all = operationsBetween(from, to).map(operation => differenceOf(operation, from, to))
  const differences = all.filter((one, at) => all.findIndex(({ key }) => key === one.key) === at)
  if (differences.length === 0) return <p className="py-4 text-text-2">{words.same}</p>
  return (
    <ul className="mt-3 border-t border-line">
      {differences.map(({ key, change, name, note }) => (
        <li key={key} className="grid grid-cols-[88px_minmax(0,1fr)] items-start gap-3 border-b border-line py-2.5">
          <span>
            <Chip tone={TONES[change]}>{words[change]}</Chip>
          </span>
          <span className="wrap-anywhere">
            {name}
            {note && <span className="block text-13 text-text-2">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
