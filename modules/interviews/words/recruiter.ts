import { cityTime } from '#platform/locale/dates.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const times = (count: number) =>
  locale.plural(count, { one: '1 free time', other: `${locale.number(count)} free times` })

/** Scheduling, moving and cancelling interviews, as recruiters and interviewers see it. */
export const recruiterWords = dictionary({
  en: {
    panel: {
      loading: 'Loading interviews',
      loadFailed: 'Couldn’t load the interviews',
      none: 'No interviews yet',
      noneText: 'Schedule one, and its time, interviewers and outcome appear here.',
    },
    card: {
      details: (minutes: number, interviewers: readonly string[]) =>
        `${locale.plural(minutes, { one: '1 minute', other: `${locale.number(minutes)} minutes` })} with ${locale.list(interviewers)}`,
      anyOf: (minutes: number, count: number, names: readonly string[]) =>
        `${locale.plural(minutes, { one: '1 minute', other: `${locale.number(minutes)} minutes` })} with any ${locale.number(count)} of ${locale.list(names)}`,
      replace: 'Find someone else',
      replaceName: (name: string) => `Find someone else for ${name}`,
      replaced: (name: string) => `${name} takes part now and gets an e-mail.`,
      asksForOtherTimes: (name: string) => `${name} asks for other times`,
      noMessage: 'They didn’t leave a message.',
      timesPassed: 'The offered times have passed',
      timesPassedNote: (name: string) =>
        `${name} didn’t choose one. Send a new link with your free times, or set a time.`,
      cancelledBy: (name: string, reason: string | null) => `Cancelled by ${name}${reason ? `: ${reason}` : ''}`,
      team: 'the team',
      neverBooked: 'No time was booked.',
      offered: (count: number) =>
        locale.plural(count, { one: '1 time offered', other: `${locale.number(count)} times offered` }),
      offeredFreeTimes: 'Candidate chooses from your free times',
      until: ', until ',
      outcomes: {
        complete: 'Mark as completed',
        no_show: 'Mark as no-show',
        waiting_on_feedback: 'Wait for feedback',
      },
      ofDay: 'Booked together with the other interviews of this day.',
      move: 'Move…',
      setTime: 'Set time…',
      askAgain: 'Ask to choose again',
      sendNewLink: 'Send new link',
      cancel: 'Cancel interview…',
      linkSent: (name: string) => `We are sending ${name} a new link.`,
      failed: 'Couldn’t update the interview',
    },
    schedule: {
      title: (name: string) => `Schedule an interview with ${name}`,
      description: 'They get an e-mail, choose a time in their own time zone, and can move it themselves.',
      notNow: 'Cancel',
      send: 'Send invitation',
      loadFailed: 'Couldn’t load the interview options',
      failed: 'Couldn’t send the invitation',
      round: 'Interview',
      roundOfFlow: 'Round',
      minutes: 'Minutes',
      minutesWrong: 'Enter 10 to 240 minutes.',
      interviewTitle: 'Name for the candidate',
      titleMissing: 'Enter a name.',
      interviewNumber: (number: number) => `Interview ${locale.number(number)}`,
      removeInterview: (number: number) => `Remove interview ${locale.number(number)}`,
      breakAfter: (number: number) => `Break after interview ${locale.number(number)}, in minutes`,
      breakWrong: 'Enter 0 to 240 minutes.',
      addInterview: 'Add an interview',
      addInterviewHelp: 'Several interviews take place one after the other. The candidate books them as one.',
      interviewers: 'Interviewers',
      interviewersMissing: 'Choose at least one interviewer.',
      onHiringTeam: ', hiring team',
      takesPart: 'Who takes part',
      takesPartHelp:
        'Chosen when the candidate books: people who are free and have the fewest interviews that week. If someone declines, another person of the group takes over.',
      allOfThem: 'All of them',
      anyOfThem: (count: number) => `Any ${locale.number(count)} of them`,
      always: 'Always takes part',
      place: 'Location',
      placeHelp: 'A video link, an address or a phone number.',
      message: 'Message',
      messageHelp: 'Shown next to the times.',
      times: 'Times',
      timesMissing: 'Enter a time, or let them choose from your free times.',
      free: 'They choose from your free times',
      freeHelp: 'Based on the hours and bookings of all interviewers.',
      freeCount: (count: number, interviewers: number) =>
        count > 0
          ? `${times(count)} in the next 30 days.`
          : interviewers > 1
            ? 'The interviewers have no free time in common in the next 30 days.'
            : 'There are no free times in the next 30 days.',
      own: 'Offer specific times',
      ownHelp: 'They see the ones that are still free.',
      ownZone: (city: string) => `In your time zone (${city}).`,
      time: (number: number) => `Time ${locale.number(number)}`,
      removeTime: (number: number) => `Remove time ${locale.number(number)}`,
      addTime: 'Add time',
      candidateTime: (name: string, time: string) => `For ${name}: ${time}`,
    },
    move: {
      title: (name: string) => `Move the interview with ${name}`,
      titleUnbooked: (name: string) => `Set a time for ${name}`,
      description: (city: string, name: string) =>
        `Times at which all interviewers are free, in ${cityTime(city)}. We e-mail ${name}.`,
      wholeDay: 'All interviews of this day move along.',
      keep: 'Keep current time',
      notNow: 'Cancel',
      choose: 'Choose a time',
      from: 'From',
      to: 'To',
      moveTo: (time: string) => `Move to ${time}`,
      book: (time: string) => `Book ${time}`,
      loading: 'Loading free times',
      loadFailed: 'Couldn’t load the free times',
      none: 'The interviewers have no free time in common. You can set another time below.',
      other: 'Another time',
      otherHelp: (own: string, name: string, theirs: string) =>
        `Can be outside working hours, but not over another booking. In your time zone (${own}). ${name} is in ${theirs}.`,
      failed: 'Couldn’t set the time',
    },
    cancel: {
      title: 'Cancel interview',
      titleOffer: 'Cancel invitation',
      description: (name: string) =>
        `${name} and all interviewers get an e-mail that removes the interview from their calendars.`,
      descriptionOffer: (name: string) =>
        `${name}’s link then says that the interview is cancelled. No e-mail is sent.`,
      wholeDay: 'This cancels all interviews of this day.',
      keep: 'Keep interview',
      keepOffer: 'Keep invitation',
      confirm: 'Cancel interview',
      confirmOffer: 'Cancel invitation',
      reason: 'Reason',
      reasonHelp: (name: string) => `${name} can read it.`,
      reasonHelpOffer: 'Only your team can read it.',
      failed: 'Couldn’t cancel',
    },
  },
})
