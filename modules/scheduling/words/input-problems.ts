import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an input is refused. */
export const schedulingInputProblems = dictionary({
  en: {
    clock: 'Enter a time like 09:30.',
    endBeforeStart: 'The end must come after the start.',
    overlap: 'Two of these hours overlap.',
    weekdayTwice: 'A weekday appears twice.',
    dateTwice: 'A date appears twice.',
    groupTooSmall: 'The group has fewer people than take part.',
    tooManyPeople: 'These interviews name more than 60 people.',
  },
})
