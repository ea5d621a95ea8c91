import { z } from 'zod'
import { line } from '#platform/contract/shapes.ts'
import { LONGEST, MOST } from './details.ts'

/** `YYYY-MM`, or `YYYY` if no month is known. */
const month = z.string().regex(/^(?:19[5-9]|20[0-4])\d(?:-(?:0[1-9]|1[0-2]))?$/)

const position = z.object({
  title: line(LONGEST.entry, 0),
  employer: line(LONGEST.entry, 0),
  from: month.nullable(),
  to: month.nullable(),
  current: z.boolean(),
})

const education = z.object({
  school: line(LONGEST.entry, 0),
  degree: line(LONGEST.entry, 0),
  field: line(LONGEST.entry, 0),
  from: month.nullable(),
  to: month.nullable(),
})

/** All details that were read and can be corrected. Empty texts stand for what the résumé does not say. */
export const resumeDetails = z.object({
  name: line(LONGEST.name, 0),
  email: line(LONGEST.email, 0),
  phone: line(LONGEST.phone, 0),
  location: line(LONGEST.location, 0),
  headline: line(LONGEST.headline, 0),
  links: z.array(line(LONGEST.link)).max(MOST.links),
  positions: z.array(position).max(MOST.positions),
  education: z.array(education).max(MOST.education),
  skills: z.array(line(LONGEST.skill)).max(MOST.skills),
  languages: z.array(z.object({ name: line(LONGEST.skill), level: line(LONGEST.level, 0) })).max(MOST.languages),
  certificates: z.array(line(LONGEST.certificate)).max(MOST.certificates),
})
export type ResumeDetails = z.output<typeof resumeDetails>

/** The sections that a correction replaces. */
export const resumeChanges = resumeDetails.partial()
export type ResumeChanges = z.output<typeof resumeChanges>
