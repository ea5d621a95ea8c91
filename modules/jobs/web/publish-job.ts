import { CallError } from '#platform/contract/client.ts'
import type { EditableJob, Job } from '../contract.ts'
import { editJob } from './api.ts'

/** Why a job was saved but not published. */
export interface PublishRefusal {
  readonly message: string
  /** Where to upgrade, if the plan's limit is the reason. */
  readonly upgradeUrl: string | null
  readonly fieldErrors: Readonly<Record<string, string>>
}

function refusalOf(error: unknown): PublishRefusal {
  if (!(error instanceof CallError)) throw error
  const url = error.problem['upgrade_url' as keyof typeof error.problem]
  return {
    message: error.message,
    upgradeUrl: typeof url === 'string' ? url : null,
    fieldErrors: error.fieldErrors,
  }
}

/** Publishes a job that is saved. A job that cannot be published stays saved, so that nothing is lost. */
export async function publishJob({
  id,
}: Pick<EditableJob, 'id'>): Promise<{ job: Job; refusal: null } | { job: null; refusal: PublishRefusal }> {
  try {
    return { job: await editJob(id, { status: 'open' }), refusal: null }
  } catch (error) {
    return { job: null, refusal: refusalOf(error) }
  }
}
