import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The texts of a calendar entry. */
export const calendarWords = dictionary({
  en: {
    fromTheTeam: (count: number) =>
      locale.plural(count, { one: '1 person from the team', other: `${locale.number(count)} people from the team` }),
    severalInterviews: (count: number) => `${locale.number(count)} interviews`,
    summary: (interview: string, about: string) => `${interview}: ${about}`,
    aboutForAttendee: (job: string, organization: string) => `${job} at ${organization}`,
    aboutForInterviewer: (candidate: string, job: string) => `${candidate}, ${job}`,
    planned: (start: Date, zone: string, { title, interviewers }: { title: string; interviewers: readonly string[] }) =>
      `${locale.time(start, zone)} ${title}, with ${locale.list(interviewers)}`,
    participants: (names: readonly string[]) => `With ${locale.list(names)}.`,
    moveOrCancel: (link: string) => `Move or cancel: ${link}`,
    prepare: (link: string) => `Prepare for the interview: ${link}`,
  },
})
