import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { organizationQuery } from '#modules/organizations/web/api.ts'
import { flowsQuery, interviewSettingsQuery } from '#modules/interview-flows/web/api.ts'
import type { EditableJob } from '../contract/editing.ts'
import { jobDraftQuery } from './editing-api.ts'
import type { FlowChoice, SettingsChoice } from './interview-choices.ts'
import type { Colleague } from './hiring-team-field.tsx'

export interface JobEditorData {
  /** Null for a new job. */
  readonly job: EditableJob | null
  readonly flows: readonly FlowChoice[]
  readonly settings: readonly SettingsChoice[]
  readonly people: readonly Colleague[]
  /** Of the organization, ISO 3166; null while it is not known. */
  readonly country: string | null
}

/** What the editor of a job needs; `id` is undefined for a new job. */
export function useJobEditorData(id: string | undefined) {
  const job = useQuery({ ...jobDraftQuery(id ?? ''), enabled: id !== undefined })
  const flows = useQuery(flowsQuery())
  const settings = useQuery(interviewSettingsQuery())
  const people = useQuery(adminsQuery())
  const organization = useQuery(organizationQuery)
  return {
    ready: (id === undefined || job.isSuccess) && flows.isSuccess && settings.isSuccess && people.isSuccess,
    error: job.error ?? flows.error ?? settings.error ?? people.error,
    job: job.data ?? null,
    flows: (flows.data?.items ?? []).map(({ id, name, version, rounds }) => ({
      value: id,
      label: name,
      version,
      rounds,
    })),
    settings: (settings.data?.items ?? []).map(({ id, name, minutes }) => ({ value: id, label: name, minutes })),
    people: people.data ?? [],
    country: organization.data?.country ?? null,
  }
}
