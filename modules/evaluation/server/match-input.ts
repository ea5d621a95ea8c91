import type { OrganizationDb } from '#platform/db/organization.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { correctionsOf, resumeById, type UsableResume, usableResume } from '#modules/resumes/public.ts'
import type { MatchInput, PageSpan } from '../engine/match/input.ts'
import { matchReasons } from '../words/match-reasons.ts'

/**
 * The input of a match: the requirements of the job and the visible text of the résumé with its corrections, without notes. If the résumé could not be read
 * reliably, why not instead.
 */
export async function matchInput(
  org: OrganizationDb,
  applicationId: string,
  resumeId: string,
): Promise<MatchInput | { unreadable: string }> {
  const id = org.organizationId
  const [[application], [resume], corrections] = await org.read(q => [
    applicationById(q, id, applicationId),
    resumeById(q, id, resumeId),
    correctionsOf(q, id, resumeId),
  ])
  if (!application || !resume) return { unreadable: matchReasons.unreadable.noText }
  const usable = usableResume(resume, corrections)
  if ('problems' in usable) return { unreadable: usable.problems.join(' ') || matchReasons.unreadable.noText }
  const [[job], [candidate]] = await org.read(q => [
    jobById(q, id, application.job_id),
    candidateById(q, id, application.candidate_id),
  ])
  if (!job || !candidate) return { unreadable: matchReasons.unreadable.noRequirements }
  const { profile } = resume
  const { name, location } = usable.details
  return {
    requirements: job.requirements,
    title: job.title,
    resume: { pages: usable.pages },
    profile: {
      years_of_experience: usable.years,
      positions: usable.positions.map(({ title, employer, from, to, current }, i) => ({
        title,
        employer,
        from,
        to: current ? null : to,
        at: spanOf(usable.sources, `positions.${i}`),
      })),
      education: usable.details.education.flatMap((_, i) => spanOf(usable.sources, `education.${i}`) ?? []),
      corrected: corrections.some(({ changes }) => changes.positions !== undefined),
      skills: usable.details.skills,
      languages: usable.details.languages.map(({ name, level }) => ({ name, level: level || null })),
    },
    // The time of parsing and not the current time, so that the same résumé gives the same result on any later day.
    now: (resume.read_at ?? resume.uploaded_at).toISOString(),
    hide: [candidate.name, ...(profile?.name ? [profile.name.value] : []), ...(name ? [name] : [])],
    places: [...(profile?.location ? [profile.location.quote] : []), ...(location ? [location] : [])],
  }
}

/** Where an entry is in the résumé; null if a person entered it. */
const spanOf = (sources: Sources, entry: string): PageSpan | null =>
  [entry, `${entry}.title`, `${entry}.school`, `${entry}.dates`].map(path => sources[path]?.at).find(Boolean) ?? null

type Sources = UsableResume['sources']
