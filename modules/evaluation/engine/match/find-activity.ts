import { concept, isTechnology } from '#platform/ai/concepts/library.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { activityFeatures } from './activities/features.ts'
import { learnedActivities } from './activities/learned.ts'
import { activitiesOf, type LearnedActivities, NONE } from './activities/weigh.ts'
import { hasWord } from './akin-words.ts'
import { type Stance, stanceAt } from './clauses.ts'
import { FILLER } from './filler-words.ts'
import type { Finding } from './finding.ts'
import type { Part } from './parts.ts'
import type { Passage, Resume } from './resume.ts'

/** The activity of a requirement must be this certain. */
const LEAST_ASKED = 0.5
/** That a passage shows the activity that is asked for. */
const LEAST_SHOWN = 0.25
/** A word that speaks for an activity at least this much belongs to it. */
const LEAST_WEIGHT = 0.05

/** Work that is described in other words than the requirement's but is the same activity; null if none is certain. */
export function findActivity(part: Part, resume: Resume, learned = learnedActivities()): Finding | null {
  if (part.any.some(isParticular)) return null
  const asked = activitiesOf(activityFeatures(part.label), learned)
  const shown = resume.passages
    .filter(isWork)
    .map(passage => ({ passage, activity: shownBy(passage, asked, learned), stance: stanceOf(passage) }))
    .filter(one => one.activity !== null)
    .filter(({ passage, activity }) => isComplete(part.label, activity!.number, passage, learned))
    .toSorted((a, b) => b.activity!.certainty - a.activity!.certainty)
  const own = shown.filter(({ stance }) => stance === 'own').map(({ passage }) => passage)
  if (own.length > 0) return { verdict: 'met', text: reasons.skill.shown(part.label), passages: own }
  const assisted = shown.filter(({ stance }) => stance === 'assisted').map(({ passage }) => passage)
  if (assisted.length === 0) return null
  return { verdict: 'partly', text: reasons.skill.assisted(part.label), passages: assisted }
}

/** A product, a language or a certificate is asked for by its name. */
const isParticular = ({ concepts }: Part['any'][number]) =>
  concepts.some(ids => ids.every(id => isTechnology(id) || concept(id)?.kind !== 'skill'))

const isWork = ({ form, section, position }: Passage) =>
  form === 'statement' && (position !== null || section === 'experience' || section === 'summary')

/** What the passage says of the applicant. Mixed statements count for nothing. */
function stanceOf({ text, clauses }: Passage): Stance {
  const stances = clauses.map(({ start, end }) => stanceAt(text, clauses, Math.max(start, end - 1), end))
  return (
    stances.find(stance => stance !== 'own' && stance !== 'assisted') ?? stances.find(one => one !== 'own') ?? 'own'
  )
}

function shownBy({ text }: Passage, asked: Float64Array, learned: LearnedActivities) {
  const shares = activitiesOf(activityFeatures(text), learned)
  let best = NONE
  for (let i = 1; i < shares.length; i += 1)
    if (asked[i]! * shares[i]! > (asked[best]! * shares[best]! || 0) || best === NONE) best = i
  return asked[best]! >= LEAST_ASKED && shares[best]! >= LEAST_SHOWN
    ? { number: best, certainty: asked[best]! * shares[best]! }
    : null
}

/** Each word of the requirement belongs to the activity, or the passage or its position has it too. */
function isComplete(label: string, activity: number, passage: Passage, { weights }: LearnedActivities): boolean {
  const near = [passage, ...(passage.position?.passages ?? [])]
  return tokens(label)
    .filter(({ text }) => !isStopWord(text) && !FILLER.has(stem(text)))
    .every(({ raw, text }) => {
      const speaks = [...activityFeatures(raw)].some(
        feature => feature !== 'always' && (weights.get(feature)?.get(activity) ?? 0) >= LEAST_WEIGHT,
      )
      return speaks || near.some(({ stems }) => hasWord(stems, stem(text)))
    })
}
