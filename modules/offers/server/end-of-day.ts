import { Temporal } from 'temporal-polyfill'

/** The end of a day in a time zone: the first instant of the next day. */
export const endOfDay = (date: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds)

/** The date that is so many days later. */
export const daysLater = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()
