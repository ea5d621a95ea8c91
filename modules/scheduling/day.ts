import { choosePeople, freePanelSlots, type Group, type Hours, hoursFrom } from './panel.ts'
import { isClear, type Person, type Range } from './slots.ts'

const MINUTE = 60_000

type Named = Person & { readonly id: string }

/** One of the interviews that are booked together. A single interview is a day of one. */
export interface DayPart<P extends Named = Named> {
  readonly groups: readonly Group<P>[]
  readonly minutes: number
  /** How much later than the first interview it starts, in minutes. */
  readonly offset: number
}

/** When a part takes place, if the first one starts at an instant (ms since the epoch). */
export function rangeOf({ minutes, offset }: Pick<DayPart, 'minutes' | 'offset'>, dayStart: number): Range {
  const start = dayStart + offset * MINUTE
  return { start, end: start + minutes * MINUTE }
}

interface Selection {
  /** In ms since the epoch. */
  readonly now: number
  /** Who takes part in each interview already, and stays if they can. */
  readonly current: readonly (readonly string[])[]
  /** Only people within their hours, notice and horizon. */
  readonly withinHours?: boolean
}

/**
 * Chooses the people of each interview. An interview that they have earlier on this day counts toward their limit.
 * @returns null if too few people of a group are free at one of the times
 */
export function chooseForDay<P extends Named>(
  parts: readonly DayPart<P>[],
  dayStart: number,
  { now, current, withinHours = false }: Selection,
  hours: Hours = hoursFrom(now),
): P[][] | null {
  const earlier = new Map<string, number[]>()
  const chosen: P[][] = []
  for (const [index, part] of parts.entries()) {
    const slot = rangeOf(part, dayStart)
    const groups = part.groups.map(({ need, members }) => ({
      need,
      members: members.map(one => ({ ...one, bookedAt: [...one.bookedAt, ...(earlier.get(one.id) ?? [])] })),
    }))
    const found = choosePeople(groups, slot, { now, current: current[index] ?? [], hours })
    if (!found || (withinHours && !found.every(one => hours(one, slot)))) return null
    for (const { id } of found) earlier.set(id, [...(earlier.get(id) ?? []), slot.start])
    chosen.push(found)
  }
  return chosen
}

/** Whether someone could reach their limit by taking part several times: then the choice for one interview decides about the next. */
function dependOnEachOther(parts: readonly DayPart[]): boolean {
  const times = new Map<string, number>()
  for (const { id } of parts.flatMap(({ groups }) => groups.flatMap(({ members }) => members)))
    times.set(id, (times.get(id) ?? 0) + 1)
  return parts.some(({ groups }) =>
    groups.some(({ members }) =>
      members.some(
        ({ id, dailyLimit, bookedAt }) =>
          dailyLimit !== null && times.get(id)! > 1 && times.get(id)! + bookedAt.length > dailyLimit,
      ),
    ),
  )
}

/**
 * Times at which a day can start so that enough people can be booked for each interview, on the time grid of the first one.
 * @param now in ms since the epoch
 */
export function freeDayTimes(parts: readonly DayPart[], now: number): Range[] {
  const [first, ...later] = parts
  if (!first) return []
  const hours = hoursFrom(now)
  const isFree = (part: DayPart, dayStart: number) => {
    const slot = rangeOf(part, dayStart)
    return part.groups.every(
      ({ need, members }) => members.filter(one => isClear([one], slot) && hours(one, slot)).length >= need,
    )
  }
  const starts = freePanelSlots(first.groups, first.minutes, now)
    .map(({ start }) => start)
    .filter(start => later.every(part => isFree(part, start)))
  const possible = dependOnEachOther(parts)
    ? starts.filter(start => chooseForDay(parts, start, { now, current: [], withinHours: true }, hours) !== null)
    : starts
  return possible.map(start => ({ start, end: endOf(parts, start) }))
}

/** The offered times that are in the future and at which enough people are free. Hours and notice do not apply to them. */
export const freeDayOffers = (parts: readonly DayPart[], offered: readonly number[], now: number): Range[] =>
  offered
    .filter(start => start > now && chooseForDay(parts, start, { now, current: [] }) !== null)
    .toSorted((a, b) => a - b)
    .map(start => ({ start, end: endOf(parts, start) }))

/** When the last interview of a day ends. */
const endOf = (parts: readonly Pick<DayPart, 'minutes' | 'offset'>[], dayStart: number): number =>
  Math.max(...parts.map(part => rangeOf(part, dayStart).end))

/**
 * The time that each interview takes from one person, including buffers: not the buffers between two of their interviews on the
 * same day, whose breaks were chosen when it was planned.
 * @param ranges theirs, by time
 */
export function takenOnDay(person: Pick<Person, 'bufferBefore' | 'bufferAfter'>, ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const [index, { start, end }] of ranges.entries()) {
    const next = ranges[index + 1]?.start ?? Infinity
    found.push({
      start: Math.max(start - person.bufferBefore * MINUTE, found.at(-1)?.end ?? -Infinity),
      end: Math.min(end + person.bufferAfter * MINUTE, next),
    })
  }
  return found
}
