import { invalidField } from '#platform/errors/problem-error.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { MOST_OFFER_DAYS } from '../contract.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { daysLater, endOfDay } from './end-of-day.ts'

/** The end of the last day for an answer. @throws 422 if the day is over or too far ahead */
export function requireExpiry(expiresOn: string, zone: string, now: Date): Date {
  const end = endOfDay(expiresOn, zone)
  if (end <= now) throw invalidField('expires_on', problems.past)
  if (expiresOn > daysLater(civilDate(now, zone), MOST_OFFER_DAYS))
    throw invalidField('expires_on', problems.tooLate(MOST_OFFER_DAYS))
  return end
}
