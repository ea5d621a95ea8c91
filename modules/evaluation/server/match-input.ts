import type { OrganizationDb } from '#platform/db/organization.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { resumeById } from '#modules/resumes/public.ts'
import type { MatchInput } from '../engine/match/input.ts'

/**
 * The input of a match: the requirements of the job and the visible text of the résumé, without notes. Null if there is no text.
 */
export async function matchInput(
  org: OrganizationDb,
  applicationId: string,
  resumeId: string,
): Promise<MatchInput | null> {
  const id = org.organizationId
  const [[application], [resume]] = await org.read(q => [
    applicationById(q, id, applicationId),
    resumeById(q, id, resumeId),
  ])
  if (!application || !resume?.pages || !resume.profile) return null
  const [[job], [candidate]] = await org.read(q => [
    jobById(q, id, application.job_id),
    candidateById(q, id, application.candidate_id),
  ])
  if (!job || !candidate) return null
  const { profile } = resume
  return {
    requirements: job.requirements,
    resume: { pages: resume.pages },
    profile: {
      years_of_experience: profile.years_of_experience,
      positions: profile.positions.map(({ title, employer, from, to, current }) => ({
        title,
        employer,
        from,
        to: current ? null : to,
      })),
      skills: profile.skills,
      languages: profile.languages,
    },
    // The time of parsing and not the current time, so that the same résumé gives the same result on any later day.
    now: (resume.read_at ?? resume.uploaded_at).toISOString(),
    hide: [candidate.name, ...(profile.name ? [profile.name.value] : [])],
  }
}
