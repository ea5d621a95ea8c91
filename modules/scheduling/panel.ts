import { type Person, type Range, isClear, lastUntil, merged, onGrid, weekOf, workingHours } from './slots.ts'

/** People of whom so many take part; all of them if `need` is their number. */
export interface Group<P extends Person = Person> {
  readonly need: number
  readonly members: readonly P[]
}

/** Who can take part in an interview, as it is stored: all required people, and a number of each group. Nobody is named twice. */
export interface Panel {
  readonly required: readonly string[]
  readonly any_of: readonly { readonly count: number; readonly ids: readonly string[] }[]
}

export const panelMembers = ({ required, any_of }: Panel): string[] => [
  ...required,
  ...any_of.flatMap(({ ids }) => ids),
]

/** A panel's people as groups. Required people who are no longer there are not waited for. */
export function groupsOf<P extends Person & { readonly id: string }>(panel: Panel, people: readonly P[]): Group<P>[] {
  const members = (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id))
  const required = members(panel.required)
  const groups = panel.any_of.map(({ count, ids }) => ({ need: count, members: members(ids) }))
  return required.length > 0 ? [{ need: required.length, members: required }, ...groups] : groups
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const isEnough = <P extends Person>({ need, members }: Group<P>, can: (person: P) => boolean): boolean =>
  members.filter(can).length >= need

/** Whether enough people of each group have no other booking. Hours and notice do not count. */
export const isPanelClear = (groups: readonly Group[], range: Range): boolean =>
  groups.every(group => isEnough(group, person => isClear([person], range)))

/** The offered times that are in the future and at which enough people are free. Hours and notice do not apply to them. */
export const freeOffers = (
  groups: readonly Group[],
  offered: readonly number[],
  minutes: number,
  now: number,
): Range[] =>
  offered
    .map(start => ({ start, end: start + minutes * MINUTE }))
    .filter(slot => slot.start > now && isPanelClear(groups, slot))
    .toSorted((a, b) => a.start - b.start)

/** Whether a time is within a person's hours, notice and horizon. */
function within(person: Person, now: number): (slot: Range) => boolean {
  const earliest = now + person.noticeHours * HOUR
  const latest = now + person.horizonDays * DAY
  const hours = workingHours(person, earliest, latest)
  return slot =>
    slot.start >= earliest && slot.start <= latest && (lastUntil(hours, slot.start)?.end ?? -Infinity) >= slot.end
}

/** Whether the attendee can choose a time of a person who is free then. */
export type Hours = (person: Person & { readonly id: string }, slot: Range) => boolean

/** The hours of people from an instant on (ms since the epoch). Those of each person are computed once. */
export function hoursFrom(now: number): Hours {
  const known = new Map<string, (slot: Range) => boolean>()
  return (person, slot) => {
    const found = known.get(person.id) ?? within(person, now)
    known.set(person.id, found)
    return found(slot)
  }
}

/**
 * Times at which enough people of each group can be booked, on the first person's time grid.
 * @param now in ms since the epoch
 */
export function freePanelSlots(groups: readonly Group[], minutes: number, now: number): Range[] {
  const people = groups.flatMap(({ members }) => members)
  const [first] = people
  if (!first) return []
  const step = Math.max(...people.map(one => one.stepMinutes))
  const earliest = now + Math.min(...people.map(one => one.noticeHours)) * HOUR
  const latest = now + Math.max(...people.map(one => one.horizonDays)) * DAY
  const works = new Map(people.map(one => [one, within(one, now)]))
  const slots: Range[] = []
  for (const range of merged(people.flatMap(one => workingHours(one, earliest, latest)))) {
    const from = onGrid(Math.max(range.start, earliest), step, first.timeZone)
    for (let start = from; start + minutes * MINUTE <= range.end && start <= latest; start += step * MINUTE) {
      const slot = { start, end: start + minutes * MINUTE }
      if (groups.every(group => isEnough(group, person => works.get(person)!(slot) && isClear([person], slot))))
        slots.push(slot)
    }
  }
  return slots
}

/** How many interviews a person has in the week of an instant, in their own time zone. */
export function interviewsThatWeek({ bookedAt, timeZone }: Person, at: number): number {
  const { start, end } = weekOf(at, timeZone)
  return bookedAt.filter(booked => start <= booked && booked < end).length
}

interface Selection {
  readonly now: number
  /** Those who take part already, who stay if they can. */
  readonly current: readonly string[]
  readonly hours?: Hours
}

/**
 * Chooses who takes part at a time: first whoever can be booked then, then whoever takes part already, then whoever has the fewest
 * interviews that week, then in order.
 * @returns null if a group has too few people without another booking
 */
export function choosePeople<P extends Person & { readonly id: string }>(
  groups: readonly Group<P>[],
  slot: Range,
  { now, current, hours = hoursFrom(now) }: Selection,
): P[] | null {
  const chosen: P[] = []
  for (const { need, members } of groups) {
    const clear = members.filter(person => isClear([person], slot))
    if (clear.length < need) return null
    const rank = (person: P): number[] => [
      hours(person, slot) ? 0 : 1,
      current.includes(person.id) ? 0 : 1,
      interviewsThatWeek(person, slot.start),
    ]
    const ranked = clear.map((person, order) => ({ person, rank: [...rank(person), order] }))
    const compare = (a: number[], b: number[]) => a.map((value, at) => value - b[at]!).find(Boolean) ?? 0
    chosen.push(
      ...ranked
        .toSorted((a, b) => compare(a.rank, b.rank))
        .slice(0, need)
        .map(({ person }) => person),
    )
  }
  return chosen
}
