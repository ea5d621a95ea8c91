import { createHash } from 'node:crypto'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { matchInput } from '#modules/evaluation/public.ts'
import { frozenInterview, latestEndedScreening } from '#modules/interview-room/public.ts'
import { latestResume } from '#modules/resumes/public.ts'
import type { Source } from '../contract.ts'
import type { Material } from '../engine/material.ts'

interface Loaded {
  readonly material: Material
  /** The interview that it is from. */
  readonly screeningId: string | null
  /** Of what a question is answered from. */
  readonly hash: string
}

/** What a question about an application is answered from; null if the application does not exist. */
export async function loadMaterial(org: OrganizationDb, applicationId: string, source: Source): Promise<Loaded | null> {
  const id = org.organizationId
  const [[application], [latest]] = await org.read(q => [
    applicationById(q, id, applicationId),
    latestResume(q, id, applicationId),
  ])
  if (!application) return null
  const [[candidate]] = await org.read(q => [candidateById(q, id, application.candidate_id)])
  const input =
    source !== 'interview' && latest?.state === 'read' ? await matchInput(org, applicationId, latest.id) : null
  const read = input && !('unreadable' in input) ? input : null
  const screening = source === 'resume' ? null : await latestEndedScreening(org, applicationId)
  const interview = screening && (await frozenInterview(org, screening.id))
  const names = [...(candidate ? [candidate.name] : []), ...(read?.hide ?? []), ...(interview?.hide ?? [])]
  const material: Material = {
    resume: read && { pages: read.resume.pages, profile: read.profile, now: read.now },
    turns: interview && interview.questions.flatMap(({ turns }) => turns),
    names: [...new Set(names)],
    places: read?.places ?? [],
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([material.resume?.pages, material.turns?.map(({ text }) => text)]))
    .digest('hex')
    .slice(0, 16)
  return { material, screeningId: screening?.id ?? null, hash }
}
