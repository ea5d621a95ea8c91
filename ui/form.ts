import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useCheckedForm } from './checked-form.ts'

export { showFieldErrors } from './checked-form.ts'
export { clearDraft, readDraft, useDraft } from './draft.ts'

/** A form with a contract's schema. */
export const useSchemaForm = <Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) => useCheckedForm<Output, Input>(zodResolver(schema), defaultValues)
