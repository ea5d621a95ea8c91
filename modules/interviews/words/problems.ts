import { dictionary } from '#platform/locale/dictionary.ts'

const noTimeNow = 'No time can be booked here right now. Write to the contact person on this page.'

/** Error messages of interviews with people. */
export const interviewProblems = dictionary({
  en: {
    gone: 'This interview does not exist anymore.',
    nothingToOpen: 'This interview can no longer be changed here.',
    notOpen: noTimeNow,
    paused: noTimeNow,
    closedToSchedule: 'This application is closed. Reopen it before you schedule an interview.',
    closedToMove: 'This application is closed. Reopen it before you move an interview.',
    nothingToMove: 'This application has no interview to move.',
    stale: 'Someone changed this interview in the meantime.',
    noSuchRound: 'The interview flow of this job has no such round with people.',
    noInterviewer: 'Choose at least one interviewer.',
    groupTooSmall: 'A group has fewer people than take part, without those who are named elsewhere.',
    dayTooLong: 'The interviews of a day take at most 10 hours, with their breaks.',
    endBeforeStart: 'The end must come after the start.',
    periodTooLong: 'The period can be at most 100 days.',
    noCalendarFile: 'No time is booked, so there is no calendar file.',
  },
})
