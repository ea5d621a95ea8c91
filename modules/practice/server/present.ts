import type { PracticeInterview } from '../contract.ts'
import type { PracticeRow } from './practices.read-model.ts'

export const presentPractice = (row: PracticeRow): PracticeInterview => ({
  id: row.id,
  job: { id: row.job_id, title: row.job_title },
  state: row.state,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})
