import { matchesOf } from '#platform/ai/text/matches.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import {
  ASSISTED_AFTER,
  ASSISTS,
  BREAK,
  BY_OTHERS,
  BY_OURS,
  COVERS_ABSENCE,
  DENIED_SUBJECT,
  DENIES,
  ELSEWHERE,
  EXCEPT,
  FIRST_PERSON_DENIAL,
  GOES_TO,
  HANDOVER,
  INSTEAD,
  LEARNING,
  NONE,
  NOT_DONE,
  OTHERS_DO,
  OUTSOURCED,
  OWN,
  PRAISES,
  RELATIVE,
  RELATIVE_FIRST,
  REPORTS_TO,
  SENT_TO,
  TAKEN_OVER,
  WHO_DOES,
  WISHES,
  WITH_RELATIVE,
} from './clause-words.ts'

/**
 * Whose work a clause describes and whether it took place. `own`: the applicant's. `other`: somebody else's. `assisted`: somebody
 * else's, to whom the applicant was second. `unclear`: probably not the applicant's own work, or not
 * done. `denied`, `wished`, `learning`: not done, not done yet.
 */
export type Stance = 'own' | 'assisted' | 'unclear' | 'learning' | 'wished' | 'other' | 'denied'

export interface Clause {
  start: number
  end: number
  stance: Stance
  /** Where a word of denial is, and how far it reaches: "no experience with Kafka" denies what follows it. */
  denials: { at: number; until: number }[]
  /** Where something is handed to or reported to somebody else: what follows is theirs. */
  handovers: number[]
}

/** The clauses of a sentence, with whose work each describes and whether it took place. */
export function clausesOf(sentence: string): Clause[] {
  const text = foldInPlace(sentence).replace(/[’]/gu, "'")
  const deniedAsWhole = FIRST_PERSON_DENIAL.test(text) || NONE.test(text)
  const relative = (RELATIVE.test(text) || RELATIVE_FIRST.test(text)) && !WITH_RELATIVE.test(text)
  const endsOf = (pattern: RegExp) => matchesOf(text, pattern).map(match => match.index + match[0].length)
  const others = new Set(endsOf(WHO_DOES))
  const cuts = [0, ...[...endsOf(BREAK), ...others].toSorted((a, b) => a - b), text.length]
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i]!
    if (end <= start) return []
    return [clause(text, start, end, deniedAsWhole, relative || others.has(start))]
  })
}

function clause(text: string, start: number, end: number, denied: boolean, relative: boolean): Clause {
  const part = text.slice(start, end)
  const denials = matchesOf(part, DENIES)
    .filter(match => !PRAISES.test(part.slice(match.index, match.index + 80)))
    .filter(
      match =>
        !/^(?:no|nothing|nobody|never|kein|keine|nichts|aucune?|rien|ningun|ninguna|nada)$/u.test(match[0]) ||
        !EXCEPT.test(part.slice(match.index + match[0].length, match.index + 90)),
    )
    .map(match => ({ at: start + match.index, until: end }))
  const handovers = [HANDOVER, SENT_TO, REPORTS_TO].flatMap(pattern => {
    const match = pattern.exec(part)
    return match ? [start + match.index] : []
  })
  return { start, end, stance: stanceOf(part, denied, relative), denials, handovers }
}

function stanceOf(part: string, denied: boolean, relative: boolean): Stance {
  if (relative) return 'other'
  // "… for the accountant, who draws up the balance sheet": a relative clause about somebody else.
  if (/^(?:who|qui|quien|quienes)\b/u.test(part)) return 'other'
  const others =
    OUTSOURCED.test(part) ||
    (ELSEWHERE.test(part.replace(INSTEAD, ' ')) && !OWN.test(part)) ||
    BY_OURS.test(part) ||
    GOES_TO.test(part) ||
    BY_OTHERS.test(part) ||
    TAKEN_OVER.test(part) ||
    (OTHERS_DO.test(part) && !OWN.test(part))
  if (others) return 'other'
  if (denied || DENIED_SUBJECT.test(part) || NOT_DONE.test(part)) return 'denied'
  if (WISHES.test(part)) return 'wished'
  if (LEARNING.test(part)) return 'learning'
  return 'own'
}

const assisted = new WeakMap<Clause, boolean>()

/** Whether all of a clause of a sentence tells of somebody else's work. It is asked about many places. */
function isAssisted(sentence: string, clause: Clause): boolean {
  const before = assisted.get(clause)
  if (before !== undefined) return before
  const text = foldInPlace(sentence.slice(clause.start, clause.end))
  const found = COVERS_ABSENCE.test(text) || ASSISTED_AFTER.test(text)
  assisted.set(clause, found)
  return found
}

/** How far after "stood in for" the other person's work reaches. */
const ASSIST_REACH = 60

/** What the rules say about one place in a sentence. `stance-at.ts` also asks what was learned. */
export function ruledStance(sentence: string, clauses: Clause[], start: number, end: number): Stance {
  const at = clauses.find(one => start < one.end) ?? clauses.at(-1)
  if (!at) return 'own'
  if (at.stance !== 'own') return at.stance
  if (at.denials.some(denial => denial.at < start && start <= denial.until && end > denial.at)) return 'denied'
  if (at.handovers.some(handover => handover <= start)) return 'other'
  if (isAssisted(sentence, at)) return 'assisted'
  const before = foldInPlace(sentence.slice(Math.max(at.start, start - ASSIST_REACH), start))
  if (matchesOf(before, ASSISTS).length > 0) return 'assisted'
  return 'own'
}
