import { cityTime } from '#platform/locale/dates.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })
const times = (count: number) => locale.plural(count, { one: '1 time', other: `${locale.number(count)} times` })

/** The page on which a candidate chooses, moves or cancels an interview. */
export const bookingWords = dictionary({
  en: {
    loading: 'Loading available times',
    loadFailed: 'Couldn’t load this page',
    choose: 'Choose a time',
    chooseAnother: 'Choose another time',
    timesPassed: 'The offered times have passed',
    summary: (length: number, people: readonly string[], job: string) =>
      `${minutes(length)} with ${locale.list(people)}, for ${job}.`,
    keepsCurrent: 'You keep your current time until you confirm a new one.',
    currentTime: 'Your current time',
    timeSpan: (from: string, to: string) => `${from} to ${to}`,
    inZone: cityTime,
    booked: {
      title: 'Your interview is booked',
      headline: 'Your interview is booked.',
      moved: 'Your interview has a new time.',
      confirmation: 'We are sending you an e-mail with all the details.',
      addToCalendar: 'Add to calendar',
      cancel: 'Cancel interview…',
      movesLeft: (left: number) =>
        `You can move it up to 2 hours before the start, ${locale.plural(left, { one: 'once more', other: `${locale.number(left)} more times` })}.`,
      tooLate: 'The interview starts in less than 2 hours, so you can no longer move it here. ',
      tooOften: 'You have moved the interview 3 times, so you can no longer move it here. ',
    },
    cancelling: {
      reason: 'Reason',
      reasonHelp: 'We tell your interviewers right away, with or without a reason.',
      failed: 'Couldn’t cancel the interview',
      action: 'Cancel interview',
      keep: 'Keep interview',
    },
    ended: {
      cancelled: {
        title: 'This interview is cancelled',
        says: 'Nothing is booked, and your interviewers know.',
      },
      no_show: {
        title: 'The interview didn’t take place',
        says: 'The time has passed. If something came up, please tell us.',
      },
      over: { title: 'This interview has taken place', says: 'Thank you for your time. We will e-mail you.' },
    },
    contact: {
      please: 'Please',
      forAnother: 'For a question or another time, please',
      reply: (lead: string) => `${lead} reply to the e-mail that brought you here.`,
      write: (lead: string) => `${lead} write to `,
    },
    links: {
      not_found: {
        title: 'This link doesn’t work',
        says: 'It may be incomplete. Copy the whole address from the e-mail.',
      },
      link_replaced: {
        title: 'There is a newer link',
        says: 'Please use the link in our latest e-mail about the interview.',
      },
      link_expired: {
        title: 'This link has expired',
        says: 'Reply to the e-mail it came in, or open your application’s status page, and we will offer you other times.',
      },
    },
    choosing: {
      taken: (time: string) => `${time} was just booked by someone else`,
      takenText: 'These times are still available.',
      failed: 'Couldn’t book this time',
      none: 'Choose a time to continue.',
      move: 'Move to this time',
      book: 'Book this time',
      keep: 'Keep current time',
    },
    noTimes: {
      title: 'There are no available times right now',
      textPassed: (contact: string) =>
        `You can no longer choose one of them. Tell us what suits you. ${contact} will offer other times, and we e-mail you a new link.`,
      titleBooked: 'There are no other available times right now',
      text: (contact: string) =>
        `Tell us what suits you. ${contact} will offer other times, and we e-mail you a new link.`,
      textBooked: (contact: string) =>
        `You keep your current time. Tell us what suits you. ${contact} will offer other times, and we e-mail you a new link.`,
    },
    otherTimes: {
      asked: 'You asked for other times',
      askedText: (contact: string) => `${contact} has your request and will e-mail you.`,
      keepsCurrent: 'You keep your current time until then.',
      none: 'None of these times work for me',
      label: 'When would work for you?',
      help: 'For example days, times of day, or a phone call instead.',
      action: 'Ask for other times',
    },
    zone: {
      before: 'Times are shown in ',
      after: ' time.',
      change: 'Change',
      label: 'Your time zone',
      suggested: 'Suggested',
      all: 'All time zones',
    },
    calendar: {
      earlier: 'Previous month',
      later: 'Next month',
      days: (month: string) => `Days in ${month} with available times`,
      day: (date: string, count: number) => `${date}, ${times(count)}`,
      dayOutside: (date: string, count: number) => `${date}, ${times(count)}, outside usual hours`,
    },
    times: {
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      outside: 'Outside usual hours',
      outsideHelp: 'Before 08:00 or after 20:00 in your time zone',
    },
    facts: {
      label: 'About the interview',
      minutes,
      with: (people: readonly string[]) => `With ${locale.list(people)}`,
      plan: 'The interviews in their order',
      planned: (length: number, people: readonly string[]) => `${minutes(length)} with ${locale.list(people)}`,
      from: (name: string) => `From ${name}`,
    },
  },
})
