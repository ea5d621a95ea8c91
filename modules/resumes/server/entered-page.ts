import { enteredWords as words } from '../words/corrections.ts'
import type { CorrectedDetails } from '../details.ts'

/** `2019-03` as résumés write it: `03/2019`. */
const written = (month: string) => (month.length === 7 ? `${month.slice(5)}/${month.slice(0, 4)}` : month)

const period = ({ from, to, current = false }: { from: string | null; to: string | null; current?: boolean }) =>
  [from && written(from), current ? words.now : to && written(to)].filter(Boolean).join(' – ')

/**
 * The career details that people entered, as the text of a page: what they corrected is evaluated with quotes like everything else in the
 * résumé. Contact details are left out. Null if nothing of the career was corrected.
 */
export function enteredPage({ details, sources }: CorrectedDetails): string | null {
  const isEntered = (path: string) =>
    Object.entries(sources).some(
      ([key, { method }]) =>
        (key === path || key.startsWith(`${path}.`)) && (method === 'candidate' || method === 'recruiter'),
    )
  const entered = <T>(key: string, items: readonly T[]) => items.filter((_, index) => isEntered(`${key}.${index}`))
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? `${title}\n${lines.join('\n')}` : '')
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
  const text = [
    section(
      words.experience,
      entered('positions', details.positions).map(one => join([one.title, one.employer, period(one)])),
    ),
    section(
      words.education,
      entered('education', details.education).map(one =>
        join([one.degree, one.degree.includes(one.field) ? '' : one.field, one.school, period(one)]),
      ),
    ),
    section(words.skills, entered('skills', details.skills)),
    section(
      words.languages,
      entered('languages', details.languages).map(({ name, level }) => (level ? `${name} (${level})` : name)),
    ),
    section(words.certificates, entered('certificates', details.certificates)),
  ]
    .filter(Boolean)
    .join('\n\n')
  return text || null
}
