import { customConditions, OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { queryWords as words } from '../words/query.ts'
import type { ListFilter } from './api.ts'

type Check = (value: string) => boolean

const oneOf =
  (names: object): Check =>
  value =>
    Object.hasOwn(names, value)
const matching =
  (pattern: RegExp): Check =>
  value =>
    pattern.test(value)

const id = matching(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i)
const day = matching(/^(?:19|20|21)\d\d-\d\d-\d\d$/)
const text: Check = value => value.length <= 120
const yesOrNo = oneOf({ true: true, false: false })
const score: Check = value => /^\d{1,3}$/.test(value) && Number(value) <= 100

/** Whether a value of the address can be sent. The server checks again; its schemas would more than double the script of the list. */
export const FILTER_CHECKS: Record<keyof ListFilter, Check> = {
  search: text,
  job_id: id,
  stage: oneOf(STAGE_NAMES),
  outcome: oneOf(OUTCOME_NAMES),
  min_score: score,
  max_score: score,
  min_match: score,
  max_match: score,
  from: day,
  to: day,
  source: text,
  tag: text,
  knockout: yesOrNo,
  owner: value => value === 'me' || value === 'none' || id(value),
  screening: oneOf(words.screenings),
  requirement: matching(/^[a-z0-9][a-z0-9_-]{0,39}:(?:met|partly|missing)$/),
  custom: value => customConditions(value) !== null,
  archived: yesOrNo,
  sort: oneOf(words.orders),
}

export const FILTER_NAMES = (Object.keys(FILTER_CHECKS) as (keyof ListFilter)[]).filter(name => name !== 'sort')
