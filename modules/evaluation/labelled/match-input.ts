import type { z } from 'zod'
import { assembleReading } from '#platform/documents/assemble.ts'
import { readTxt } from '#platform/documents/text/read-txt.ts'
import { readProfile } from '#modules/resumes/public.ts'
import type { MatchInput } from '../engine/match/input.ts'
import type { requirementsFile } from './schema.ts'

type LabelledResume = z.output<typeof requirementsFile>

const nowOf = ({ as_of }: LabelledResume) => `${as_of}T00:00:00Z`

const readingOf = (text: string) => assembleReading('txt', readTxt(Buffer.from(text)))

/** What the match reads of a résumé, from its text, as the product does. */
export function matchInputOf(resume: LabelledResume, text = resume.resume): MatchInput {
  const now = nowOf(resume)
  const reading = readingOf(text)
  const profile = readProfile(reading, { now: new Date(now) })
  return {
    requirements: resume.requirements.map(({ id, text: asked, must_have }) => ({ id, text: asked, must_have })),
    resume: { pages: reading.pages.map(({ number, text: page }) => ({ number, text: page })) },
    profile: {
      years_of_experience: profile.years_of_experience,
      positions: profile.positions.map(({ title, employer, from, to, current }, i) => ({
        title,
        employer,
        from,
        to: current ? null : to,
        at: profile.sources[`positions.${i}`]?.at ?? null,
      })),
      education: profile.education.flatMap((_, i) => profile.sources[`education.${i}`]?.at ?? []),
      skills: profile.skills,
      languages: profile.languages,
    },
    now,
    hide: profile.name ? [profile.name.value] : [],
    places: profile.location ? [profile.location.quote] : [],
  }
}

/** The name of the person, as the résumé has it. */
export const nameIn = (resume: LabelledResume): string | null =>
  readProfile(readingOf(resume.resume), { now: new Date(nowOf(resume)) }).name?.value ?? null
