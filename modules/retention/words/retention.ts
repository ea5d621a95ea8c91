import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const counted = (count: number, one: string, other: string) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** How long candidates' data is stored. */
export const retentionWords = dictionary({
  en: {
    title: 'Data retention',
    note: 'Candidates read this in your privacy notice and in e-mails.',
    label: 'Delete candidate data after (days)',
    help: 'Counted from the day the application closes, or its job if nobody decided on the application. A year longer for candidates who agreed to be considered for other roles.',
    range: 'Please enter a number of days from 1 to 3650.',
    recordings:
      'Recordings and transcripts can be deleted earlier. You choose this for each interviewer under Interview Setting.',
    upcoming: (days: number) => `In the next ${countWords.days(days)}`,
    ifSaved: (days: number) => `If you save this, in the next ${countWords.days(days)}`,
    nothing: 'Nothing will be deleted.',
    deleted: (applications: number, recordings: number, transcripts: number) =>
      `${locale.list(
        [
          applications > 0 && counted(applications, 'application', 'applications'),
          recordings > 0 && counted(recordings, 'interview’s recordings', 'interviews’ recordings'),
          transcripts > 0 && counted(transcripts, 'transcript', 'transcripts'),
        ].filter(text => text !== false),
      )} will be deleted.`,
    countFailed: 'Couldn’t count what will be deleted',
    submit: 'Save retention',
    saved: 'Saved',
    failed: 'Retention not saved',
    loading: 'Loading retention',
    loadFailed: 'Couldn’t load retention',
  },
})
