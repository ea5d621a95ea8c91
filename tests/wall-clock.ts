const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string) {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formatters.set(timeZone, formatter)
  return formatter
}

/** The date, minutes since midnight and the weekday in a time zone, as the runtime computes them. */
export function wallClock(instant: number, timeZone: string) {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const read = (type: string) => parts.find(part => part.type === type)!.value
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday')) + 1,
    date: `${read('month')}-${read('day')}`,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
