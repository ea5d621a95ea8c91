import { concept, isOccupation, isTechnology, isField } from '#platform/ai/concepts/library.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { evidenceOf, missingWords, strengthIn, type Evidence } from './evidence.ts'
import { isAtLeast } from './strength.ts'
import { hasWord } from './akin-words.ts'
import { holdsPosition, isSecondTo } from './held-positions.ts'
import { better, heads, missing, type Finding } from './finding.ts'
import type { Needs } from './needs.ts'
import type { Part, Term } from './parts.ts'
import { numbersIn } from '#platform/ai/text/numbers.ts'
import type { Passage, Resume } from './resume.ts'

/** The best of its alternatives; of equal ones the one that the résumé names, so that the reason is about what it says. */
export function findSkill(part: Part, needs: Needs, resume: Resume): Finding {
  const found = part.any.map(term => ({ name: fold(term.label), finding: findTerm(term, needs, resume) }))
  const [first] = found.toSorted((a, b) => better(a.finding, b.finding))
  const named = found.find(
    ({ name, finding }) =>
      finding.verdict === first!.finding.verdict && finding.passages.some(({ text }) => fold(text).includes(name)),
  )
  return (named ?? first!).finding
}

export function findTerm(term: Term, needs: Needs, resume: Resume): Finding {
  if (needs.asPosition) return heldPosition(term, resume)
  const found = evidenceOf(term, resume)
  const best = found[0]
  if (!best) return toolOnly(term, resume) ?? relatedTo(term, resume)
  const { label } = term
  const passages = passagesOf(found)
  // What the applicant denies or others do is not shown by a title or a list.
  const against = found.find(
    one => one.strength === 'denied' || (one.strength === 'other' && one.passage.position !== null),
  )
  if (best.passage.form !== 'statement' && against)
    return missing(reasons.skill[against.strength === 'denied' ? 'denied' : 'other'](label))
  switch (best.strength) {
    case 'work':
    case 'stated':
      if (isIncomplete(term, best)) {
        return {
          verdict: 'partly',
          text: incomplete(term, best.passage),
          passages,
        }
      }
      if (needs.amount !== null) return amount(found, needs.amount, label)
      return {
        verdict: 'met',
        text: best.strength === 'work' ? reasons.skill.shown(label) : reasons.skill.stated(label),
        passages,
      }
    case 'qualification':
      if (isNarrower(term, best)) return missing(reasons.skill.notFound(label))
      return needs.courseIsEnough
        ? { verdict: 'met', text: reasons.skill.stated(label), passages }
        : { verdict: 'partly', text: reasons.skill.course(label), passages }
    case 'listed':
      if (isNarrower(term, best)) return missing(reasons.skill.notFound(label))
      if (term.concepts.flat().some(isStatedOnce))
        return { verdict: 'met', text: reasons.skill.stated(label), passages }
      return { verdict: 'partly', text: reasons.skill.listed(label), passages }
    case 'assisted':
      return { verdict: 'partly', text: reasons.skill.assisted(label), passages }
    default:
      return missing(reasons.skill[best.strength](label))
  }
}

/** What is true wherever it is stated: a certificate, willingness to travel. */
const isStatedOnce = (id: string): boolean => ['certificate', 'fact'].includes(concept(id)?.kind ?? '')

/** "Python for data analysis": only the tool is found. */
function toolOnly(term: Term, resume: Resume): Finding | null {
  const tools = [
    ...term.concepts.filter(ids => ids.some(isTechnology)).map(ids => ({ concepts: [ids], names: [] })),
    ...term.names.map(name => ({ concepts: [], names: [name] })),
  ]
  if (term.concepts.length + term.names.length < 2) return null
  for (const { concepts, names } of tools) {
    const found = evidenceOf({ ...term, concepts, names, words: [], narrowing: [] }, resume)
    if (!found[0] || !isAtLeast(found[0].strength, 'listed')) continue
    const name = concepts[0]?.[0] ?? asNamed(names[0]!, term.label)
    return { verdict: 'partly', text: reasons.skill.toolOnly(name, term.label), passages: passagesOf(found) }
  }
  return null
}

/** A folded name as the requirement has it. */
const asNamed = (name: string, label: string): string =>
  tokens(label).find(({ raw }) => fold(raw) === name)?.raw ?? name

/** The word of a requirement that has a stem. */
const asWritten = (word: string, label: string): string =>
  tokens(label).find(({ raw }) => contentStems(raw).includes(word))?.raw ?? word

const isBroad = (id: string) => isOccupation(id) || isField(id) || concept(id)?.kind === 'setting'

/** Why a term is only partly shown: words of it are nowhere near, or only below a title that does not have them. */
function incomplete({ words, label }: Term, passage: Passage): string {
  const written = (some: string[]) => some.map(word => asWritten(word, label))
  const absent = missingWords(words, passage)
  return absent.length > 0
    ? reasons.skill.incomplete(label, written(absent))
    : reasons.skill.apart(label, written(words.filter(word => !hasWord(passage.stems, word))))
}

/** Half of the other words are not near, or a word that narrows the term: "tunnel construction". */
function isIncomplete(term: Term, { words, passage }: Evidence): boolean {
  if (term.concepts.length === 0) return false
  const absent = missingWords(term.words, passage)
  // "Salon management": the occupation alone does not show what it is asked for.
  if (absent.length > 0 && term.concepts.every(ids => ids.every(isBroad))) return true
  // "Fundraising strategy": a title or an employer's name shows no more than the occupation.
  if (passage.form === 'header' && term.words.some(word => !hasWord(passage.stems, word))) return true
  return (words < 0.5 && absent.length > term.concepts.length) || term.narrowing.some(word => absent.includes(word))
}

/** "Dental radiography": a list or course names only the broader subject. */
function isNarrower(term: Term, { passage }: Evidence): boolean {
  return term.narrowing.some(word => missingWords(term.words, passage).includes(word))
}

/** The passages of the strongest evidence. */
function passagesOf(found: Evidence[]): Passage[] {
  const first = found[0]!
  return found.filter(one => one.strength === first.strength && one.words >= first.words).map(one => one.passage)
}

/** "A team of at least six": one of the passages must name enough. */
function amount(found: Evidence[], wanted: number, label: string): Finding {
  const work = found.filter(one => isAtLeast(one.strength, 'stated'))
  const enough = work.filter(one => numbersIn(one.passage.text).some(number => number >= wanted))
  if (enough.length > 0) return { verdict: 'met', text: reasons.skill.shown(label), passages: passagesOf(enough) }
  return { verdict: 'partly', text: reasons.skill.withoutAmount(label, wanted), passages: passagesOf(work) }
}

/** The same kind of task with another tool or in another place. Not if the résumé denies the one that is asked for. */
function relatedTo(term: Term, resume: Resume): Finding {
  const families = new Set(term.concepts.flat().flatMap(id => concept(id)?.family ?? []))
  families.delete('general')
  const denied = term.concepts.flat().some(id => resume.passages.some(passage => strengthIn(passage, id) === 'denied'))
  const others = term.concepts.filter(ids => !ids.some(id => families.has(concept(id)?.family ?? '')))
  const shown = others.every(ids =>
    ids.some(id => resume.passages.some(passage => isAtLeast(strengthIn(passage, id) ?? 'denied', 'listed'))),
  )
  if (denied || !shown) return missing(reasons.skill.notFound(term.label))
  const near = resume.passages.filter(passage =>
    passage.mentions.some(({ concept: id }) => {
      const known = concept(id)
      return known?.family && families.has(known.family) && strengthIn(passage, id) === 'work'
    }),
  )
  if (near.length === 0) return missing(reasons.skill.notFound(term.label))
  return { verdict: 'partly', text: reasons.skill.related(term.label), passages: near }
}

/** "As a sous chef": the position was held, or the applicant was second to it. */
function heldPosition(term: Term, resume: Resume): Finding {
  const held = resume.positions.filter(position => holdsPosition(term, position))
  if (held.length > 0) return { verdict: 'met', text: reasons.position.held(term.label), passages: held.flatMap(heads) }
  const second = resume.positions.filter(position => isSecondTo(term, position))
  const assisted = evidenceOf(term, resume).filter(one => one.strength === 'assisted')
  const passages = [...second.flatMap(heads), ...assisted.map(one => one.passage)]
  if (passages.length > 0) return { verdict: 'partly', text: reasons.position.assisted(term.label), passages }
  const found = evidenceOf(term, resume).filter(
    one => one.strength === 'work' && one.passage.form === 'statement' && one.words >= 0.5,
  )
  if (found.length > 0) return { verdict: 'met', text: reasons.skill.shown(term.label), passages: passagesOf(found) }
  return missing(reasons.position.notHeld(term.label))
}
