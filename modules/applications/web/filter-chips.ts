import { locale } from '#platform/locale/locale.ts'
import { type CustomCondition, customConditions, OUTCOME_NAMES } from '../policy.ts'
import { customWords } from '../words/custom.ts'
import { queryWords as words } from '../words/query.ts'
import type { ListFilter } from './api.ts'
import { sourceName } from './source-name.ts'

/** An active filter as the list shows it. Removing it removes all its parameters. */
export interface FilterChip {
  readonly keys: readonly (keyof ListFilter)[]
  readonly name: string
  readonly value: string
}

/** Names of what the filter refers to by ID; undefined while they load. */
export interface FilterNames {
  readonly job?: string
  readonly owner?: string
  readonly requirement?: string
  /** Of the custom AI field of the first condition. */
  readonly custom?: string
}

const day = (date: string) => locale.datePart(date, { dateStyle: 'medium' })

const number = (value: unknown) => locale.number(Number(value))

function range(low: unknown, high: unknown, show: (value: unknown) => string, says: { from: Say; to: Say }) {
  if (low === undefined) return says.to(show(high))
  return high === undefined ? says.from(show(low)) : words.between(show(low), show(high))
}
type Say = (value: string) => string

/** The chips of a filter, in the order of the panel. The stage has tabs, and the search its field. */
export function chipsOf(filter: ListFilter, names: FilterNames): FilterChip[] {
  const chips: FilterChip[] = []
  const chip = (keys: readonly (keyof ListFilter)[], name: string, value: () => string) => {
    if (keys.some(key => filter[key] !== undefined)) chips.push({ keys, name, value: value() })
  }
  chip(['job_id'], words.job, () => names.job ?? words.unknownJob)
  chip(['requirement'], words.requirement, () => {
    const result = String(filter.requirement).split(':')[1] as keyof typeof words.results
    return words.requirementIs(names.requirement ?? words.unknownRequirement, words.results[result])
  })
  chip(['custom'], names.custom ?? customWords.unknown, () =>
    (customConditions(filter.custom!) ?? []).map(conditionText).join(', '),
  )
  chip(['outcome'], words.outcome, () => OUTCOME_NAMES[filter.outcome!])
  chip(['owner'], words.owner, () =>
    filter.owner === 'me' ? words.me : filter.owner === 'none' ? words.nobody : (names.owner ?? words.unknownPerson),
  )
  const numbers = { from: words.from, to: words.to }
  chip(['min_match', 'max_match'], words.match, () => range(filter.min_match, filter.max_match, number, numbers))
  chip(['min_score', 'max_score'], words.score, () => range(filter.min_score, filter.max_score, number, numbers))
  chip(['screening'], words.screening, () => words.screenings[filter.screening!])
  chip(['from', 'to'], words.applied, () =>
    range(filter.from, filter.to, value => day(String(value)), { from: words.since, to: words.until }),
  )
  chip(['source'], words.source, () => sourceName(filter.source!))
  chip(['tag'], words.tag, () => filter.tag!)
  chip(['knockout'], words.knockout, () => (filter.knockout === 'true' ? words.knockoutYes : words.knockoutNo))
  chip(['archived'], words.archivedShort, () => words.included)
  return chips
}

/** A condition on a custom AI answer as text. */
function conditionText(one: CustomCondition): string {
  if (one.kind === 'is') return one.value
  if (one.kind === 'text') return customWords.has(one.value)
  if (one.kind !== 'number') return customWords.kinds[one.kind]
  const { low, high } = one
  return range(low ?? undefined, high ?? undefined, number, { from: customWords.isAtLeast, to: customWords.isAtMost })
}
