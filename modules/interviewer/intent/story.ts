import type { Found } from './find-rules.ts'
import type { Intent } from './rules.ts'
import type { Marks } from './vocabulary.ts'

/** Reported speech is recognized by a verb at most so many words before. */
const REPORTED_WITHIN = 10
const SAYS_AFTER = 4
const HABIT_WITHIN = 5
const TOLD_ON_WITHIN = 9

/** These are about the candidate, however they are worded. */
const DANGER: ReadonlySet<Intent> = new Set(['self_harm', 'distress'])
/** A question can be about what is usual: "would I have to come every day". */
const ASKING: ReadonlySet<Intent> = new Set(['salary_question', 'about_ai', 'job_question', 'rephrase', 'repeat'])
/** Said of someone else, these are a story. */
const ABOUT_ONESELF: ReadonlySet<Intent> = new Set(['self_harm', 'distress', 'end'])

/**
 * Whether words belong to a story: someone else said them, or they are about a habit, a condition or the past. Then they ask the
 * interviewer for nothing.
 */
export function isTold(marks: Marks, found: Found): boolean {
  const { from, to, intent } = found
  // Who is called "darling" is spoken to.
  if (intent === 'abuse' && marks.has('vocative', from, to + 2)) return false
  const clause = clauseAround(marks, from, to)
  if (isReported(marks, found, clause)) return true
  if (intent !== 'abuse' && isConditional(marks, found, clause)) return true
  if (
    marks
      .spans('they_say')
      .some(said => said.from >= to && said.to <= to + SAYS_AFTER + 2 && !goesOn(marks, found, said))
  )
    return true
  // "… and write the handover, then I'm done".
  if (intent === 'done' && marks.spans('sequence').some(span => span.to === from)) return true
  if (ABOUT_ONESELF.has(intent) && marks.spans('third').some(span => span.to === from)) return true
  if (intent === 'distress' && isPastOrIdiom(marks, found)) return true
  if (DANGER.has(intent)) return false
  if (!ASKING.has(intent) && near(marks, 'habit', from - HABIT_WITHIN, to + HABIT_WITHIN, clause)) return true
  return intent !== 'abuse' && marks.has('told_on', to, to + TOLD_ON_WITHIN)
}

/** "I want to die, and my manager just said carry on": what the other said is not what came before. */
const goesOn = (marks: Marks, { intent }: Found, said: Clause): boolean =>
  intent === 'self_harm' && marks.spans('again_me').some(({ to }) => to === said.from)

/** Requests this close are one. */
const NEAR_WORDS = 8

/** What is told of all that was found. Of distress, nothing beside what is told is meant: "I'm shaking, I feel sick, and she says …". */
export function toldAmong(marks: Marks, all: readonly Found[]): ReadonlySet<Found> {
  const told = all.filter(one => isTold(marks, one))
  const near = (one: Found, other: Found) => other.from - one.to <= NEAR_WORDS && one.from - other.to <= NEAR_WORDS
  const beside = all.filter(
    one => one.intent === 'distress' && told.some(other => other.intent === 'distress' && near(one, other)),
  )
  return new Set([...told, ...beside])
}

/** These tell of the past what frightens now. */
const NEWS = ['kin', 'heard', 'intruder', 'calamity', 'unsafe']

/** In fewer words, what was a moment ago still is: "I nearly fainted." */
const ACCOUNT_WORDS = 14
const RECENT_WITHIN = 6

/** In an account "I could not breathe", "close to tears with laughter". */
function isPastOrIdiom(marks: Marks, { from, to }: Found): boolean {
  if (marks.spoken.words.length < ACCOUNT_WORDS) return false
  if (marks.has('idiom', from, to + 4)) return true
  if (marks.has('recent', from - RECENT_WITHIN, from) || marks.has('recent', to, to + RECENT_WITHIN)) return false
  return marks.has('back_then', from, to + 1) && !NEWS.some(concept => marks.has(concept, from, to))
}

interface Clause {
  readonly from: number
  readonly to: number
}

/** The sentence, as far as signs show where it ends. */
function clauseAround({ spoken: { words } }: Marks, from: number, to: number): Clause {
  let start = from
  while (start > 0 && words[start - 1]!.stop === '') start -= 1
  let end = to
  while (end < words.length && words[end - 1]!.stop === '') end += 1
  return { from: start, to: end }
}

const near = (marks: Marks, concept: string, from: number, to: number, clause: Clause): boolean =>
  marks.spans(concept).some(span => span.from >= Math.max(from, clause.from) && span.to <= Math.min(to, clause.to))

/** "He said …", "I always ask them …", unless the candidate speaks to the interviewer again: "… and he said no sorry could you …". */
function isReported(marks: Marks, { intent, from, to }: Found, clause: Clause): boolean {
  const earliest = Math.max(clause.from, from - REPORTED_WITHIN)
  // "The hospital just called", "he is shouting": how someone has heard of it, and what frightens them.
  const happens = intent === 'distress' ? ['heard', 'menacing', 'intruder'] : []
  const addressed = ['no_report', ...happens].flatMap(concept => marks.spans(concept))
  const reports = marks
    .spans('report')
    .filter(span => span.from >= earliest && span.to <= (intent === 'done' ? from : Math.max(from, to - 1)))
    .filter(span => !addressed.some(one => one.from < span.to && one.to > span.from))
  return reports.some(report => !speaksAgain(marks, report.to, from))
}

/** "When he is rude I …", "if I don't understand I …": not "if you could …", "is it okay if I …". */
function isConditional(marks: Marks, { from }: Found, clause: Clause): boolean {
  const polite = marks.spans('polite_if')
  return marks
    .spans('if_when')
    .filter(span => !polite.some(one => one.from <= span.from && one.to >= span.to))
    .some(
      span =>
        span.from >= clause.from && span.from >= from - 4 && span.to <= from && !speaksAgain(marks, span.to, from),
    )
}

/** Whether the candidate turns to the interviewer between two places: "sorry …", "… but could you …". */
function speaksAgain(marks: Marks, from: number, to: number): boolean {
  const within = (concept: string, near: number) =>
    marks.spans(concept).some(span => span.from > from && span.to <= to && span.to >= to - near)
  return (
    within('again_strong', 2) || (to - from >= 3 && within('again_me', 0) && marks.endsAt('addressing', to).length > 0)
  )
}

/** How much of what is said is told of the past or of other people. */
export function isStory(marks: Marks, words: readonly number[]): boolean {
  const told = words.filter(index => marks.endsAt('past', index).length > 0 || marks.endsAt('they', index).length > 0)
  return told.length >= Math.max(2, words.length / 12)
}
