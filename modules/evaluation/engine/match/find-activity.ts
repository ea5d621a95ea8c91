import { concept, isProduct, isTechnology, shows, isField } from '#platform/ai/concepts/library.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { fold, stem, tokens } from '#platform/ai/text/tokens.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { sensesOf } from '#platform/ai/topics/senses.ts'
import { weightOf } from '#platform/ai/weighing/weigh.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { activityFeatures } from './activities/features.ts'
import { learnedActivities } from './activities/learned.ts'
import { activitiesOf, type LearnedActivities, NONE } from './activities/weigh.ts'
import { hasWord } from './akin-words.ts'
import { type Stance, ruledStance } from './clauses.ts'
import { isName } from './employer-name.ts'
import { isCourse, nearby, strongestIn } from './evidence.ts'
import { FILLER } from './filler-words.ts'
import type { Finding } from './finding.ts'
import { numbersIn } from '#platform/ai/text/numbers.ts'
import type { Part } from './parts.ts'
import { TRAINING } from './requirement-words.ts'
import type { Passage, Resume } from './resume.ts'

/** The activity of a requirement must be this certain. */
const LEAST_ASKED = 0.5
/** That a part of a passage shows the activity that is asked for. */
const LEAST_SHOWN = 0.12
/** A word that speaks for an activity at least this much belongs to it. */
const LEAST_WEIGHT = 0.15

/** The activity that a part of a requirement asks for; null if it asks for something particular, or for none that is certain. */
export function activityAsked(part: Part, learned = learnedActivities()): number | null {
  if (part.any.some(isParticular) || TRAINING.test(fold(part.label))) return null
  const asked = activitiesOf(activityFeatures(part.label), learned)
  const activity = asked.indexOf(Math.max(...asked))
  return activity === NONE || asked[activity]! < LEAST_ASKED ? null : activity
}

/** Work that is described in other words than the requirement's but is the same activity; null if none is certain. */
export function findActivity(
  part: Part,
  activity: number,
  resume: Resume,
  used: ReadonlySet<Passage>,
  learned = learnedActivities(),
): Finding | null {
  const shown = resume.passages
    .filter(passage => isWork(passage) && !used.has(passage))
    .map(passage => ({ passage, certainty: certaintyOf(passage, activity, learned), stance: stanceOf(passage) }))
    .filter(
      ({ passage, certainty }) =>
        certainty >= LEAST_SHOWN &&
        isComplete(part.label, activity, passage, learned) &&
        isInPlace(part, passage) &&
        !isOtherKind(part, passage),
    )
    .toSorted((a, b) => b.certainty - a.certainty)
  const own = shown.filter(({ stance }) => stance === 'own').map(({ passage }) => passage)
  if (own.length > 0) return { verdict: 'met', text: reasons.skill.shown(part.label), passages: own }
  const assisted = shown.filter(({ stance }) => stance === 'assisted').map(({ passage }) => passage)
  if (assisted.length === 0) return null
  return { verdict: 'partly', text: reasons.skill.assisted(part.label), passages: assisted }
}

/** "Teaching in higher education": the place that is asked for is shown where the work was done. */
const isInPlace = ({ any }: Part, passage: Passage) =>
  any.some(({ concepts }) =>
    concepts
      .filter(ids => ids.every(isPlace))
      .every(ids => (strongestIn(passage, ids) ?? nearby(passage, ids)) !== null),
  )

const isPlace = (id: string) => isField(id) || concept(id)?.kind === 'setting'

/** "TIG welding": the passage names another kind of the same task. */
const isOtherKind = ({ any }: Part, { mentions: found }: Passage) =>
  any.every(({ concepts }) =>
    concepts.some(ids => {
      const families = ids.flatMap(id => concept(id)?.family ?? [])
      const isMeant = (id: string) => shows(id).some(shown => ids.includes(shown))
      const others = found.filter(one => !one.described && families.includes(concept(one.concept)?.family ?? ''))
      return others.length > 0 && !others.some(one => isMeant(one.concept))
    }),
  )

/** A product or a certificate is asked for by its name. */
const isParticular = ({ concepts }: Part['any'][number]) =>
  concepts.some(ids => ids.every(id => isTechnology(id) || isProduct(id) || concept(id)?.kind === 'certificate'))

/** Statements, and what is listed in a position; not the names of employers and clients. */
const isWork = (passage: Passage) => {
  const { form, section, position, mentions: found } = passage
  const isWhereWorkStands =
    position !== null || (form === 'statement' && (section === 'experience' || section === 'summary'))
  return (
    isWhereWorkStands && form !== 'header' && !isCourse(passage) && !found.some(mention => isName(passage, mention))
  )
}

/** What the passage says of the applicant. Mixed statements count for nothing. */
function stanceOf({ text, clauses }: Passage): Stance {
  const stances = clauses.map(({ start, end }) => ruledStance(text, clauses, Math.max(start, end - 1), end))
  return (
    stances.find(stance => stance !== 'own' && stance !== 'assisted') ?? stances.find(one => one !== 'own') ?? 'own'
  )
}

/** Between things that are done: "blood taken, wounds dressed". */
const BETWEEN = /[,;:.–—(]\s|\s(?:and|und|et|y|e|then|dann|puis|luego)\s/gu
/** Fewer words show no activity. */
const FEWEST_WORDS = 2
/** What a part says without the rest counts less. */
const PART_SHARE = 0.8
/** A longer passage says nothing more, and would take long. */
const LONGEST_PASSAGE = 600
const MOST_PARTS = 12

/** How certain it is that the passage or a part of it shows an activity. */
function certaintyOf(passage: Passage, activity: number, learned: LearnedActivities): number {
  const [complete, ...parts] = sharesOf(passage, learned)
  return Math.max(complete![activity]!, ...parts.map(shares => shares[activity]! * PART_SHARE))
}

const known = new WeakMap<Passage, number[][]>()

/** What the passage is about, then what each of its parts is about. A résumé is compared with many requirements. */
function sharesOf(passage: Passage, learned: LearnedActivities): number[][] {
  const before = known.get(passage)
  if (before) return before
  const text = passage.text.slice(0, LONGEST_PASSAGE)
  const parts = text
    .split(BETWEEN)
    .filter(part => tokens(part).filter(one => !isStopWord(one.text)).length - numbersIn(part).length >= FEWEST_WORDS)
    .slice(0, MOST_PARTS)
  const shares = [text, ...(parts.length > 1 ? parts : [])].map(part => activitiesOf(activityFeatures(part), learned))
  known.set(passage, shares)
  return shares
}

/** Each word of the requirement, or a name that it is part of, belongs to the activity, or the passage has it too. */
function isComplete(label: string, activity: number, passage: Passage, { weights }: LearnedActivities): boolean {
  const speaks = (feature: string) => weightOf(feature, activity, weights) >= LEAST_WEIGHT
  const named = mentions(label).filter(one => !one.described && speaks(`m ${one.concept}`))
  return tokens(label)
    .filter(({ text }) => !isStopWord(text) && !FILLER.has(stem(text)) && !/^\d/u.test(text))
    .every(
      ({ text, raw, start }) =>
        (!/^\p{Lu}{2,}$/u.test(raw) && named.some(one => one.start <= start && start < one.end)) ||
        speaks(`t ${stem(text)}`) ||
        sensesOf(text).some(sense => speaks(`s ${sense}`)) ||
        hasWord(passage.stems, stem(text)),
    )
}
