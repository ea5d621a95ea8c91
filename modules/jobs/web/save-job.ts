import { CallError } from '#platform/contract/client.ts'
import type { Job } from '../contract.ts'
import { createJob, editJob, type JobInput } from './api.ts'

/** Why a job was saved but not published. Plain data, because it is passed to the page of the saved job. */
export interface PublishRefusal {
  readonly message: string
  /** Where to upgrade, if the plan's limit is the reason. */
  readonly upgradeUrl: string | null
  readonly fieldErrors: Readonly<Record<string, string>>
}

export interface SavedJob {
  readonly job: Job
  readonly refusal: PublishRefusal | null
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

/**
 * Saves a job and publishes it if requested. A job that cannot be published is still saved, so that nothing is lost.
 * @param key makes saving a new job twice harmless
 */
export async function saveJob(id: string | null, body: JobInput, publish: boolean, key: string): Promise<SavedJob> {
  const job = id ? await editJob(id, body) : await createJob(body, key)
  if (!publish || job.status === 'open') return { job, refusal: null }
  try {
    return { job: await editJob(job.id, { status: 'open' }), refusal: null }
  } catch (error) {
    return { job, refusal: refusalOf(error) }
  }
}
