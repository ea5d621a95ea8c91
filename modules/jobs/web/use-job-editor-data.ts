import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { flowsQuery, interviewSettingsQuery } from '#modules/interview-flows/web/api.ts'
import type { EditableJob } from '../contract.ts'
import { jobDraftQuery } from './api.ts'
import type { TeamMember } from './hiring-team-field.tsx'

const choices = (items: readonly { id: string; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: id, label: name }))
type Choices = ReturnType<typeof choices>

export interface JobEditorData {
  /** Null for a new job. */
  readonly job: EditableJob | null
  readonly flows: Choices
  readonly settings: Choices
  readonly people: readonly TeamMember[]
}

/** What the editor of a job needs; `id` is undefined for a new job. */
export function useJobEditorData(id: string | undefined) {
  const job = useQuery({ ...jobDraftQuery(id ?? ''), enabled: id !== undefined })
  const flows = useQuery(flowsQuery())
  const settings = useQuery(interviewSettingsQuery())
  const people = useQuery(adminsQuery())
  return {
    ready: (id === undefined || job.isSuccess) && flows.isSuccess && settings.isSuccess && people.isSuccess,
    error: job.error ?? flows.error ?? settings.error ?? people.error,
    job: job.data ?? null,
    flows: choices(flows.data?.items),
    settings: choices(settings.data?.items),
    people: people.data ?? [],
  }
}
