import type { CommunicationKind, CustomAnswer, Outcome, Stage } from './contract.ts'
import { stageWords } from './words/stages.ts'

export const STAGES: readonly Stage[] = ['applied', 'screening', 'review', 'interview', 'offer']

/** The stages that an active application can move to: forward by any number of stages, or back. For server and screens. */
export const STAGE_ARROWS: Record<Stage, readonly Stage[]> = {
  applied: ['screening', 'review', 'interview', 'offer'],
  screening: ['applied', 'review', 'interview', 'offer'],
  review: ['applied', 'screening', 'interview', 'offer'],
  interview: ['screening', 'review', 'offer'],
  offer: ['review', 'interview'],
}

/** The outcomes that are possible in a stage. Only people decide; only the candidate can withdraw. */
export function outcomeArrows(stage: Stage, outcome: Outcome): readonly Outcome[] {
  if (outcome !== 'active') return outcome === 'withdrawn' ? [] : ['active']
  return stage === 'offer' ? ['hired', 'rejected'] : ['rejected']
}

export const nextStages = (stage: Stage, outcome: Outcome): readonly Stage[] =>
  outcome === 'active' ? STAGE_ARROWS[stage] : []

interface Told {
  readonly kind: CommunicationKind
  readonly at: Date
}

/** Messages that only people whose application goes on are sent. */
const GOES_ON: readonly CommunicationKind[] = [
  'interview_invited',
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'offer_sent',
]
/** Messages after which an application goes on that was told to end because the position was closed. */
export const GOES_ON_AFTER_CLOSING: readonly CommunicationKind[] = [...GOES_ON, 'application_received']
/** For each message that an application has ended, those after which it goes on. Who is rejected and applies again stays rejected. */
const ENDS: Partial<Record<CommunicationKind, readonly CommunicationKind[]>> = {
  rejected: GOES_ON,
  position_closed: GOES_ON_AFTER_CLOSING,
}

/**
 * The message from which a candidate knows that their application has ended; null while it goes on as far as they know, also after it
 * was reopened. `communications` are what they were sent, the oldest first.
 */
export function knownEnd(
  outcome: Outcome,
  communications: readonly Told[],
): { kind: 'rejected' | 'position_closed'; at: Date } | null {
  const index = communications.findLastIndex(({ kind }) => ENDS[kind])
  const end = communications[index]
  if (!end) return null
  const kind = end.kind as 'rejected' | 'position_closed'
  const isDecided = kind === 'rejected' && outcome === 'rejected'
  const goesOn = communications.slice(index + 1).some(later => ENDS[kind]!.includes(later.kind))
  return goesOn && !isDecided ? null : { kind, at: end.at }
}

/** Whether a candidate knows that they were rejected. */
export const knowsRejection = (outcome: Outcome, communications: readonly Told[]): boolean =>
  knownEnd(outcome, communications)?.kind === 'rejected'

/** What somebody asks to be deleted is deleted within so many days. */
export const ERASED_WITHIN_DAYS = 30

/** At most so many applications are changed at once. */
export const MOST_SELECTED = 500

/** Names shown on screens. */
export const STAGE_NAMES: Record<Stage, string> = stageWords.stages
export const OUTCOME_NAMES: Record<Outcome, string> = stageWords.outcomes

/** New applications of a job in a list are counted up to this many. */
export const MOST_NEW = 100

/** A note mentions at most so many people. */
export const MOST_MENTIONS = 20

/** The domain of fictional people: reserved, so that nobody can receive e-mails there. The database knows it, too. */
export const SAMPLE_DOMAIN = 'sample.example.com'
export const isSampleAddress = (email: unknown): boolean =>
  typeof email === 'string' && email.trim().toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`)

/** Conditions on custom AI answers: at most so many in one filter. */
const MOST_CUSTOM_CONDITIONS = 5
/** That one list can show. */
export const MOST_CUSTOM_COLUMNS = 10
const LONGEST_CUSTOM_FILTER = 1500

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A condition on the answer to one custom AI field. */
export type CustomCondition =
  | { readonly field: string; readonly kind: 'yes' | 'no' | 'none' | 'outdated' }
  | { readonly field: string; readonly kind: 'is' | 'text'; readonly value: string }
  | { readonly field: string; readonly kind: 'number'; readonly low: number | null; readonly high: number | null }

/** As an address has it: `FIELD:yes`, `FIELD:number=2..5`, `FIELD:is=OPTION`, `FIELD:text=WORDS`; several with `|` between them. */
export function customFilterText(conditions: readonly CustomCondition[]): string {
  return conditions.map(one => `${one.field}:${conditionText(one)}`).join('|')
}

function conditionText(one: CustomCondition): string {
  if (one.kind === 'is' || one.kind === 'text') return `${one.kind}=${encodeURIComponent(one.value)}`
  return one.kind === 'number' ? `number=${one.low ?? ''}..${one.high ?? ''}` : one.kind
}

/** The conditions of a filter; null if it is not valid. */
export function customConditions(text: string): CustomCondition[] | null {
  const parts = text.slice(0, LONGEST_CUSTOM_FILTER + 1).split('|')
  if (text.length > LONGEST_CUSTOM_FILTER || parts.length > MOST_CUSTOM_CONDITIONS) return null
  const read = parts.map(readCondition)
  return read.every(one => one !== null) ? read : null
}

function readCondition(part: string): CustomCondition | null {
  const field = part.slice(0, 36)
  if (!UUID.test(field) || part[36] !== ':') return null
  const [kind, ...rest] = part.slice(37).split('=')
  const value = rest.join('=')
  if (kind === 'yes' || kind === 'no' || kind === 'none' || kind === 'outdated')
    return value === '' ? { field, kind } : null
  if (kind === 'number') return readRange(field, value)
  if (kind !== 'is' && kind !== 'text') return null
  try {
    const decoded = decodeURIComponent(value)
    return decoded.trim() === '' ? null : { field, kind, value: decoded }
  } catch {
    return null
  }
}

const BOUND = /^-?\d{1,10}(?:\.\d{1,4})?$/

function readRange(field: string, value: string): CustomCondition | null {
  const [low, high, more] = value.split('..')
  if (low === undefined || high === undefined || more !== undefined || low + high === '') return null
  if ([low, high].some(bound => bound !== '' && !BOUND.test(bound))) return null
  return { field, kind: 'number', low: low === '' ? null : Number(low), high: high === '' ? null : Number(high) }
}

/** The label of the applications whose answer meets a condition; null if it is no single label. */
export function customLabel(one: CustomCondition): string | null {
  const prefix = `custom:${one.field}:`
  if (one.kind === 'is') return `${prefix}${optionLabel(one.value)}`
  return one.kind === 'number' || one.kind === 'text' ? null : `${prefix}${one.kind}`
}

/** An option of a choice as a part of a label. */
export const optionLabel = (option: string): string => `is:${encodeURIComponent(option.toLowerCase())}`

/**
 * Whether an answer to a custom AI field can be shown without a mark: no model check covers the numbers of a language model. The pages ask the
 * same in place, because this file loads with their first screen.
 */
export const isValidatedAnswer = ({ value, engine }: Pick<CustomAnswer, 'value' | 'engine'>): boolean =>
  engine === null || typeof value !== 'number'
