import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { ruledStance } from './clauses.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { missing, type Finding } from './finding.ts'
import { examinedEnglish, languageLevel, sharedLevel } from '#platform/ai/text/language-levels.ts'
import type { Needs } from './needs.ts'
import type { Passage, Resume } from './resume.ts'

const ENGLISH = 'english'

/** The highest level at which a language is stated. */
export function findLanguage(need: Needs['languages'][number], resume: Resume): Finding {
  const { best, denied } = statedLanguage(need, resume)
  const { levelName, withoutLevel, atLevel, stated, tooLow } = reasons.language
  if (!best) return missing(denied ? reasons.skill.denied(need.label) : reasons.skill.notFound(need.label))
  const levelText = best.level === null ? withoutLevel : atLevel(levelName(best.level))
  const enough = need.level === 0 || (best.level ?? 0) >= need.level
  const text = enough ? stated(need.label, levelText) : tooLow(need.label, levelText, levelName(need.level))
  return { verdict: enough ? 'met' : 'partly', text, passages: [best.passage] }
}

/** Where a language is stated at its highest level; `level` counts from 1 for A1, and is null if none is stated. */
export function statedLanguage(need: Pick<Needs['languages'][number], 'id'>, resume: Resume) {
  let best: { passage: Passage; level: number | null } | undefined
  let denied = false
  for (const passage of resume.passages) {
    for (const { start, end, concept: id } of passage.mentions) {
      if (id !== need.id || passage.section === 'interests' || passage.section === 'contact') continue
      const stance = ruledStance(passage.text, passage.clauses, start, end)
      denied ||= stance === 'denied'
      const level = languageLevel(passage.text, start, end) ?? sharedLevel(passage.text)
      if (stance === 'denied' || stance === 'other' || !isSpoken(passage, start, end, level)) continue
      if (!best || (level ?? 0) > (best.level ?? 0)) best = { passage, level }
    }
  }
  for (const passage of need.id === ENGLISH ? resume.passages : []) {
    const level = examinedEnglish(passage.text)
    if (level !== null && level > (best?.level ?? 0)) best = { passage, level }
  }
  return { best, denied }
}

const OF_A_COUNTRY =
  /^\s(?:customers?|clients?|guests?|tourists?|visitors?|patients?|compan(?:y|ies)|markets?|partners?|suppliers?|colleagues|subsidiar(?:y|ies)|branch(?:es)?|offices?|headquarters|parent|team|restaurants?|cuisine|food|dishes|products|law|tax|gaap)\b/u

/** A language and not a verb ("polish") or a place: under its heading, with a level, or spoken, written or taught. */
function isSpoken({ section, text }: Passage, start: number, end: number, level: number | null): boolean {
  if (section === 'languages') return true
  // "Spanish: can chat and get by".
  if (start <= 2 && /^\s?[:–—-]\s/u.test(text.slice(end))) return true
  // "Calls from German customers" are no calls in German.
  if (level === null && OF_A_COUNTRY.test(foldInPlace(text.slice(end, end + 24)))) return false
  const near = foldInPlace(text.slice(Math.max(0, start - 25), end + 25))
  const spoken =
    /\b(?:in|auf|en|aus dem|ins|speak|speaking|speaker|spoken|spreche|parle|hablo|language|lingual|sprache|langue|idioma|with (?:patients|clients|customers))\b/u
  return /^\p{Lu}/u.test(text.slice(start))
    ? level !== null || spoken.test(near)
    : level !== null || spoken.test(near.slice(0, Math.min(start, 25)))
}
