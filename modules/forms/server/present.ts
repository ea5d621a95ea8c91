import type { z } from 'zod'
import type { formConfig } from '../contract.ts'
import type { FormRow } from './queries.ts'

export const presentForm = (row: FormRow): z.output<typeof formConfig> => ({
  id: row.id,
  version: row.version,
  sections: row.sections,
  updated_at: row.created_at.toISOString(),
})
