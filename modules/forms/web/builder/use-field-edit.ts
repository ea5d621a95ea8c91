import type { FormField } from '../../contract.ts'
import type { FieldChanges } from '../../operations.ts'
import type { FormOperation } from '../../contract/drafting.ts'
import { useBuilder } from './builder-context.ts'

/** Changes properties of a field. */
export function useFieldEdit(field: FormField): (changes: FieldChanges) => void {
  const { change } = useBuilder()
  return changes => {
    const now = field as unknown as Record<string, unknown>
    const from = Object.fromEntries(Object.keys(changes).map(property => [property, now[property] ?? null]))
    change({ kind: 'edit_field', field: field.key, changes, from } as FormOperation)
  }
}
