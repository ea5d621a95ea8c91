import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { interviewSettingsInput } from '../../contract.ts'

export type SettingsValues = z.input<typeof interviewSettingsInput>

/** What each section of the editor works with. */
export interface SectionProps {
  readonly form: UseFormReturn<SettingsValues>
  readonly readOnly: boolean
}

export const number = { setValueAs: (value: unknown) => (value === '' || value === null ? undefined : Number(value)) }
export const optionalNumber = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
}

/** Choices as cards. */
export const cardsOf = (choices: Readonly<Record<string, { readonly label: string; readonly note: string }>>) =>
  Object.entries(choices).map(([value, { label, note }]) => ({ value, label, help: note }))
