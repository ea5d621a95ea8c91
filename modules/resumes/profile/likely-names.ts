import { namesSchool } from './education-words.ts'
import { hasLegalForm, namesJob, namesOrganization } from './job-words.ts'
import { sharesOfName } from './name-kinds/weigh.ts'

// What a name is by lists of words, or by what was learned from names.

/** From this probability on, a name is what no list recognizes it to be. */
const LIKELY = 0.5

export const isLikelyTitle = (text: string): boolean => namesJob(text) || sharesOfName(text).title >= LIKELY

export function isLikelyEmployer(text: string): boolean {
  const { employer, school } = sharesOfName(text)
  return namesOrganization(text) || namesSchool(text) || hasLegalForm(text) || employer + school >= LIKELY
}
