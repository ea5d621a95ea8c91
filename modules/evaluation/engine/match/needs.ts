import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, stem } from '#platform/ai/text/tokens.ts'
import { concept, mentions, type Mention } from '../concepts/library.ts'
import { degreeIn, languageLevel } from './credentials.ts'
import { statedYears } from './experience.ts'

/** Any of these concepts meets it. */
export interface SkillNeed {
  any: string[]
  /** The wording of the requirement. */
  label: string
}

/** The parts of a requirement that can be looked for in a résumé. */
export interface Needs {
  skills: SkillNeed[]
  languages: { id: string; label: string; level: number }[]
  /** The rank of the required degree, 0 if none. */
  degree: number
  years: number | null
  /** Stems of the remaining words, for which there is no concept. */
  words: string[]
}

const FILLER = new Set(
  contentStems(
    `experience experienced experiences knowledge knowledgeable skill skills ability able strong solid proven excellent good great
     outstanding exceptional working understanding familiarity familiar proficiency proficient hands hand demonstrated demonstrable track
     record background expertise expert deep plus preferred required requirement must minimum least year years desire willingness
     willing comfortable environment related relevant similar equivalent field degree fluent fluency native use using level high
     higher highly advanced basic preferably ideally including e.g etc work works role position job candidate person people
     passion passionate motivated motivation quick quickly new various multiple several different modern basis based day least need
     needs ideal nice valid current professional practical previous prior successful successfully effective effectively fast paced
     kenntnisse erfahrung erfahrungen gute sehr sicher fundierte mehrjahrige jahre connaissances experience annees bonne maitrise
     conocimientos experiencia anos buen buena nivel bachelor bachelor's master's university diploma`,
  ),
)

const OR = /(?:^|\s|,)(?:or|oder|ou|o|u|and\/or)(?:\s|$)|\//u
const JOIN =
  /^\s*(?:[,/&]|\(|(?:,\s*)?(?:or|and|and\/or|oder|und|ou|et|o|y|u|e\.g\.?|such as|like|i\.e\.?|z\.b\.?)(?=\s))*\s*(?:a |an |the |any |other )?\s*$/u
const EXAMPLES =
  /\b(?:such as|e\.g\.?|like|for example|for instance|one of|either|z\.b\.?|par exemple|por ejemplo|including)[,:]?\s*\(?\s*$/u

export function needsOf(text: string): Needs {
  const found = mentions(text)
  const languages = found.filter(mention => concept(mention.concept)?.kind === 'language')
  const skills = found.filter(mention => concept(mention.concept)?.kind === 'skill')
  const covered = new Set(found.flatMap(({ start, end }) => contentStems(text.slice(start, end))))
  const words = contentStems(text).filter(word => !FILLER.has(word) && !covered.has(word) && !/^\d/u.test(word))
  return {
    skills: skillNeeds(text, skills),
    languages: languages.map(({ concept: id, start, end }) => ({
      id,
      label: text.slice(start, end),
      level: languageLevel(text, start, end) ?? 0,
    })),
    degree: degreeIn(text),
    years: statedYears(text),
    words: [...new Set(words.map(stem))],
  }
}

/** Adjacent skills with "or" or a slash between them, and examples, are alternatives; otherwise each one is required. */
function skillNeeds(text: string, found: Mention[]): SkillNeed[] {
  const folded = fold(text)
  const runs: Mention[][] = []
  for (const mention of found) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && JOIN.test(folded.slice(last.end, mention.start))) run.push(mention)
    else runs.push([mention])
  }
  return runs.flatMap(run => {
    const first = run[0]!
    const last = run.at(-1)!
    const inside = run.slice(1).map((mention, i) => folded.slice(run[i]!.end, mention.start))
    const alternatives = inside.some(between => OR.test(between)) || EXAMPLES.test(folded.slice(0, first.start))
    if (alternatives) return [{ any: run.map(mention => mention.concept), label: text.slice(first.start, last.end) }]
    return run.map(({ concept: id, start, end }) => ({ any: [id], label: text.slice(start, end) }))
  })
}
