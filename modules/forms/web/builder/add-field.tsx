import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FieldKind } from '../../field-kinds.ts'
import { FIELD_KINDS } from '../../field-kinds.ts'
import { builderWords } from '../../words/builder.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { ADDED_KINDS, freshField } from './new-parts.ts'
import { useBuilder } from './builder-context.ts'

const words = builderWords.list

interface AddFieldProps {
  /** The key of the section that gets the field. */
  section: string
  label?: string
  kind?: 'quiet' | 'default'
}

/** A menu of all kinds of fields. The new field is selected. */
export function AddField({ section, label, kind = 'default' }: AddFieldProps) {
  const builder = useBuilder()
  const add = (fieldKind: FieldKind) => {
    const field = freshField(fieldKind)
    builder.change({ kind: 'add_field', section, before: null, field })
    builder.announce(words.added(field.label))
    builder.select(field.key)
  }
  return (
    <DropdownMenu
      trigger={
        <Button size="small" kind={kind} aria-label={label}>
          <Icon of={Plus} /> {words.add}
        </Button>
      }
    >
      {ADDED_KINDS.map(one => (
        <MenuItem key={one} icon={KIND_ICONS[one]} onSelect={() => add(one)}>
          {FIELD_KINDS[one].name}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
