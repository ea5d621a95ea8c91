import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { resumesContract as calls } from '../contract.ts'
import { prefillFrom } from './prefill.ts'
import { readResume } from './read-resume.task.ts'
import type { OnRead } from './save-reading.ts'
import { resumeProblems } from '../words/problems.ts'

export function resumesRoutes({ serve, services }: Api) {
  serve(calls['resumes.prefill'], ({ params, files }) => prefillFrom(services, params.id, files))
  serve(calls['resumes.file'], async ({ params, reply }) => {
    const signed = await services.signer.open(params.token)
    if (signed?.['kind'] !== 'resume') throw notFound(resumeProblems.linkExpired)
    const file = await services.files.stream(signed['key'] ?? '')
    // Never rendered under our own origin: a PDF may contain scripts, a text file may be HTML.
    return reply
      .type(signed['type'] ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}

/** @param onRead called in the transaction in which an application's newest résumé is saved as read */
export const resumesTasks = (onRead: OnRead): readonly TaskDefinition[] => [readResume(onRead) as TaskDefinition]
