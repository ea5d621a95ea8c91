import type { FormField } from './contract.ts'

/** A short, optional question, unless `more` says otherwise. */
export const aField = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  kind: 'short_text',
  label: key,
  help: '',
  required: false,
  options: [],
  ...more,
})
