import type { Mark } from '../contract.ts'

interface FirstRunMarksTable {
  organization_id: string
  mark: Mark
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    first_run_marks: FirstRunMarksTable
  }
}
