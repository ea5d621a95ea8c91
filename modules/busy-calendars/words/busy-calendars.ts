import { dictionary } from '#platform/locale/dictionary.ts'
import type { CalendarProblem } from '../policy.ts'

export const busyCalendarProblems = dictionary({
  en: {
    noAddress: 'Enter the address of a calendar, like https://calendar.example.com/private.ics.',
    notHttps: 'The address must start with https:// or webcal://.',
    tooLong: 'The address can have at most 2,000 characters.',
    tooMany: (most: number) => `You can add at most ${most} calendars. Remove one first.`,
    twice: 'You have already added this calendar.',
  },
})

/** Why a calendar was not read, and what helps. */
export const calendarProblemWords = dictionary({
  en: {
    not_https: 'The address leads to a page that is not encrypted.',
    not_public: 'The address is not on the public internet.',
    unreachable: 'The server could not be reached.',
    refused: 'The server asks for a password. Use the private address of the calendar.',
    not_found: 'There is no calendar at this address. Was it reset?',
    failed: 'The server answered with an error.',
    too_slow: 'The server took too long to answer.',
    too_large: 'The calendar is larger than 8 MB.',
    too_many_redirects: 'The address leads to others too many times.',
    no_calendar: 'The address leads to something that is not a calendar.',
    too_complex: 'Reading the calendar took too long. Are there entries that repeat without an end?',
  } satisfies Record<CalendarProblem, string> as Record<CalendarProblem, string>,
})

export const busyCalendarWords = dictionary({
  en: {
    title: 'Busy times',
    note: 'Interviews are only booked when your other calendars are free. Evenhand stores start and end of what is in them, nothing else.',
    add: 'Add calendar',
    address: 'Private address of the calendar (ICS)',
    addressPlaceholder: 'https://',
    addressHelp:
      'In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, Publish.',
    empty: 'No calendar yet. Only interviews that were booked in Evenhand count as busy.',
    loading: 'Loading your calendars',
    loadFailed: 'Couldn’t load your calendars',
    waiting: 'Being read…',
    lastRead: 'Last read',
    failed: 'Not read',
    stale: 'The busy times may be out of date; they still count.',
    never: 'It has not been read yet, so its busy times do not count.',
    unread: (count: number, text: string) =>
      count === 1
        ? '1 entry could not be understood and counts as free.'
        : `${text} entries could not be understood and count as free.`,
    readAgain: 'Read again',
    remove: 'Remove',
    removed: (host: string) => `Calendar of ${host} removed`,
    removeFailed: 'The calendar was not removed',
    actions: (host: string) => `Actions for the calendar of ${host}`,
  },
})
