export interface Named {
  readonly id: string
  readonly candidate_id: string
  readonly name: string
  readonly job_id: string
  readonly job_title: string
}

/** A candidate, as lists of the dashboard name them. */
export const presentPerson = (row: Named) => ({
  application_id: row.id,
  candidate_uuid: row.candidate_id,
  name: row.name,
  job: { id: row.job_id, title: row.job_title },
})
