import type { Stage } from '#modules/applications/contract.ts'

interface StageTargetsTable {
  organization_id: string
  stage: Stage
  days: number
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    stage_targets: StageTargetsTable
  }
}
