import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })
const days = (count: number) => locale.plural(count, { one: '1 day', other: `${locale.number(count)} days` })
const jobs = (count: number) => locale.plural(count, { one: '1 job', other: `${locale.number(count)} jobs` })

/** The page of interview settings. */
export const interviewSettingsWords = dictionary({
  en: {
    title: 'Interview settings',
    lead: 'How the AI interviewer speaks and records. Each job uses one of these. An interview keeps the settings it was invited with.',
    loading: 'Loading interview settings',
    failed: 'Couldn’t load the interview settings',
    readOnly: 'Owners, admins and recruiters can change these settings.',
    all: 'All settings',
    create: 'Create settings',
    duplicate: 'Duplicate',
    remove: 'Remove…',
    newName: 'New settings',
    copyOf: (name: string) => `${name} (copy)`,
    isDefault: 'Default',
    facts: (settings: { minutes: number; recording: 'video' | 'audio' | 'none' }, usedBy: number) =>
      [
        minutes(settings.minutes),
        { video: 'video', audio: 'audio', none: 'no recording' }[settings.recording],
        usedBy > 0 ? jobs(usedBy) : 'not used',
      ].join(' · '),
    spokenBy: (persona: string, voice: string) => `${persona}, voice ${voice}`,
    general: 'General',
    name: 'Name',
    nameHelp: 'Only your team sees this.',
    persona: 'Interviewer’s name',
    personaHelp: 'Candidates hear and read it.',
    tone: 'Speaking style',
    tones: { warm: 'Calm', neutral: 'Neutral', brisk: 'Brisk' },
    toneHelp: 'How fast the interviewer speaks.',
    makeDefault: 'Default for new jobs',
    makeDefaultHelp: 'Jobs that choose no settings use these.',
    voice: 'Voice',
    provider: (name: string) => (name === 'offline' ? 'Offline voices, on your own server' : `Voices by ${name}`),
    voicesFailed: 'Couldn’t load the voices',
    play: (name: string) => `Play a sample of ${name}`,
    stop: (name: string) => `Stop the sample of ${name}`,
    playFailed: 'This voice can’t be played right now. Try again in a moment.',
    testText: 'Your own sentence',
    testHelp: 'At most 300 characters. Try a name or a term that is hard to pronounce.',
    testExample: 'Tell me about a time when something you were responsible for went wrong.',
    playText: 'Play this text',
    stopText: 'Stop',
    length: 'Length and follow-ups',
    minutes: 'Interview length in minutes',
    lengthNote:
      'An interview takes 5 to 60 minutes. If its interview flow is shorter, the flow’s length counts. Candidates can take it again on request.',
    followUps: 'Follow-ups per question',
    upTo: (count: number) => (count === 0 ? 'None' : `Up to ${locale.number(count)}`),
    retakes: 'Retakes',
    retakeCount: (count: number) => (count === 0 ? 'None' : locale.number(count)),
    recording: 'Recording',
    recordings: {
      video: { label: 'Video', note: 'Reviewers can watch answers. Faces are never analyzed.' },
      audio: { label: 'Audio only', note: 'Reviewers can listen to answers.' },
      none: { label: 'No recording', note: 'Only the transcript is stored.' },
    },
    recordingDays: 'Delete recordings after days',
    transcriptDays: 'Delete transcripts after days',
    daysHelp:
      'Counted from the day the application closes. Recordings are never stored longer than transcripts. Empty means: deleted with the application.',
    link: 'Link and reminder',
    linkDays: 'Link is valid for days',
    linkDaysHelp: '1 to 30.',
    reminders: 'Remind candidates who have not started',
    remindersHelp: 'One e-mail before the link ends.',
    unsaved: (name: string) => `Unsaved changes to ${name}.`,
    unsavedNote: 'Invitations that were sent keep the old settings.',
    discard: 'Discard',
    save: 'Save changes',
    createThese: 'Create settings',
    saved: 'Saved',
    saveFailed: 'Changes not saved',
    loadTheirs: 'Load their changes',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeNote: 'Interviews that were invited with these settings keep them.',
    keep: 'Keep settings',
    removeNow: (name: string) => `Remove ${name}`,
    removeFailed: 'Couldn’t remove the settings',
    preview: 'What the candidate reads',
    previewNote: 'Updates as you change the settings.',
    candidate: {
      title: 'Your AI interview',
      lead: (persona: string, count: number) => `With ${persona}, an AI interviewer. About ${minutes(count)}.`,
      recorded: {
        video: {
          label: 'Audio and video are recorded',
          note: 'The people who review your application can watch it.',
        },
        audio: {
          label: 'Your voice is recorded',
          note: 'No video. The people who review your application can listen to it.',
        },
        none: { label: 'Nothing is recorded', note: 'Only the transcript of your answers is stored.' },
      },
      time: 'Take your time',
      timeNote: 'Pauses are fine. You can type your answers instead of speaking.',
      person: 'A person decides',
      personNote: 'People of the hiring team read your answers.',
      open: (count: number) => `Open for ${days(count)}`,
      openNote: 'Leave and come back with the same link.',
      deleted: 'Deleted afterwards',
      deletedNote: (recording: number | null, transcript: number | null) =>
        `${
          recording === null
            ? 'Recordings are deleted with your application'
            : `Recordings are deleted ${days(recording)} after it closes`
        }, ${transcript === null ? 'transcripts with your application.' : `transcripts ${days(transcript)} after it closes.`}`,
    },
  },
})
