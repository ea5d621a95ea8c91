import type { OrganizationDb } from '#platform/db/organization.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { resumeById } from '#modules/resumes/public.ts'
import type { MatchInput } from '../engine/match/input.ts'
import { matchReasons } from '../words/match-reasons.ts'

/**
 * The input of a match: the requirements of the job and the visible text of the résumé, without notes. If the résumé could not be read
 * reliably, why not instead.
 */
export async function matchInput(
  org: OrganizationDb,
  applicationId: string,
  resumeId: string,
): Promise<MatchInput | { unreadable: string }> {
  const id = org.organizationId
  const [[application], [resume]] = await org.read(q => [
    applicationById(q, id, applicationId),
    resumeById(q, id, resumeId),
  ])
  if (!application || !resume?.pages || !resume.profile) return { unreadable: matchReasons.unreadable.noText }
  const { level, problems } = resume.profile.quality
  if (level === 'poor') return { unreadable: problems.join(' ') }
  const [[job], [candidate]] = await org.read(q => [
    jobById(q, id, application.job_id),
    candidateById(q, id, application.candidate_id),
  ])
  if (!job || !candidate) return { unreadable: matchReasons.unreadable.noRequirements }
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
