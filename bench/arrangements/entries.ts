import { labelledNames } from '#modules/resumes/labelled/names.ts'
import type { NameKind } from '#modules/resumes/profile/name-kinds/weigh.ts'
import type { Random } from '#tests/fuzz/generate.ts'
import { drawDateStyle, earlier, type Month, NOW, rangeText } from './dates.ts'
import { WORDS } from './words.ts'

// The entries of a section: labelled names, one after the other in time.

export interface Entry {
  /** A position's title, or a degree. */
  title: string
  /** A position's employer, or a school. */
  employer: string
  place: string | null
  start: Month | null
  end: Month | null
  dates: string
  lines: string[]
  /** Below the header: what the employer does, or the grade. */
  description: string | null
  /** Behind the title, such as "part-time". */
  remark: string | null
  technologies: string | null
}

export type Part = 'learned' | 'held-out'
const stored = new Map<string, string[]>()
export function namesOf(part: Part, language: string, kind: NameKind): string[] {
  if (stored.size === 0)
    for (const of of ['learned', 'held-out'] as const)
      for (const name of labelledNames(of)) {
        const key = `${of} ${name.language} ${name.kind}`
        stored.set(key, [...(stored.get(key) ?? []), name.text])
      }
  return stored.get(`${part} ${language} ${kind}`)!
}

export function drawEntries(
  random: Random,
  kind: 'experience' | 'education',
  language: string,
  part: Part,
  hasPlace: boolean,
): Entry[] {
  const words = WORDS[language]!
  const style = drawDateStyle(random, language)
  const count = kind === 'experience' ? 2 + random.below(3) : 1 + random.below(3)
  let end =
    kind === 'experience'
      ? random.chance(0.5)
        ? null
        : earlier(NOW, 2 + random.below(12))
      : earlier(NOW, 60 + random.below(80))
  const hasRemarks = kind === 'experience' && random.chance(0.12)
  const hasTechnologies = kind === 'experience' && random.chance(0.15)
  const onlyEnd = kind === 'education' && random.chance(0.3)
  return Array.from({ length: count }, () => {
    const start = earlier(end ?? NOW, 14 + random.below(40))
    const entry: Entry = {
      title: random.pick(namesOf(part, language, kind === 'experience' ? 'title' : 'degree')),
      employer: random.pick(namesOf(part, language, kind === 'experience' ? 'employer' : 'school')),
      place: hasPlace ? random.pick(words.cities) : null,
      start: onlyEnd ? null : start,
      end,
      dates: '',
      lines:
        kind === 'experience'
          ? Array.from({ length: random.below(4) }, () => random.pick(namesOf(part, language, 'activity')))
          : [],
      description: random.chance(0.12) ? describe(random, part, language) : null,
      remark: hasRemarks && random.chance(0.5) ? random.pick(words.remarks) : null,
      technologies:
        hasTechnologies && random.chance(0.7)
          ? `${random.pick(words.technologies)}: ${some(random, words.someSkills).join(', ')}`
          : null,
    }
    entry.dates = rangeText(entry.start, entry.end, style, language)
    end = earlier(start, 1 + random.below(4))
    return entry
  })
}

/** "Responsible for opening and closing the shop, …" */
export const describe = (random: Random, part: Part, language: string) =>
  `${random.pick(namesOf(part, language, 'activity'))}, ${random.pick(namesOf(part, language, 'activity'))}`

export const some = (random: Random, items: string[]) => items.filter((_, at) => at < 2 || random.chance(0.7))
