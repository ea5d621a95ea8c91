import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })
const days = (count: number) => locale.plural(count, { one: '1 day', other: `${locale.number(count)} days` })
const jobs = (count: number) => locale.plural(count, { one: '1 job', other: `${locale.number(count)} jobs` })

/** The page of interview settings. */
export const interviewSettingsWords = dictionary({
  en: {
    title: 'Interview settings',
    lead: 'How the AI interviewer speaks, waits and records. Each job uses one of these. An interview keeps the settings it was invited with.',
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
    tones: {
      warm: { label: 'Friendly', note: '“Thanks for sharing that.”' },
      neutral: { label: 'Formal', note: '“Thank you.”' },
      brisk: { label: 'Short and plain', note: 'Asks the next question right away.' },
    },
    makeDefault: 'Default for new jobs',
    makeDefaultHelp: 'Jobs that choose no settings use these.',
    voice: 'Voice',
    voiceOf: (provider: string) =>
      ({ offline: 'Offline, on your own server', elevenlabs: 'ElevenLabs' })[provider] ?? 'Speech server',
    offlineOnly: 'Offline voices, on your own server',
    withProvider: 'Voices of your provider and offline voices',
    sentTo: 'Voices of a provider receive what the interviewer says. If the provider fails, an offline voice says it.',
    missing: 'Chosen voice, not available now',
    missingNote: 'Meanwhile the first voice of this list speaks.',
    providerProblem: 'Your provider’s voices can’t be used right now',
    voicesFailed: 'Couldn’t load the voices',
    tryAgain: 'Try again',
    play: (name: string) => `Play a sample of ${name}`,
    stop: (name: string) => `Stop the sample of ${name}`,
    playFailed: 'This voice can’t be played right now. Try again in a moment.',
    testText: 'Sentence to try',
    testHelp: 'At most 300 characters. The voices below say it. Try a name or a term that is hard to pronounce.',
    testExample: 'Tell me about a time when something you were responsible for went wrong.',
    pacing: 'Pace and patience',
    pace: 'Speaking pace',
    paces: {
      slow: { label: 'Slower', note: 'For listeners in a second language.' },
      usual: { label: 'Normal', note: 'As the voice speaks.' },
      fast: { label: 'Faster', note: 'About 15% faster.' },
    },
    patience: 'Waits after a pause',
    patiences: {
      short: { label: 'Short', note: 'About 2 seconds.' },
      usual: { label: 'Normal', note: 'About 3 seconds.' },
      long: { label: 'Long', note: 'About 5 seconds.' },
    },
    patienceNote:
      'After an unfinished sentence it waits longer. Candidates can always select “I need a moment” or “I’m done”. Pauses are never scored.',
    length: 'Length and follow-ups',
    minutes: 'Interview length in minutes',
    lengthNote:
      'An interview takes 5 to 60 minutes. If its interview flow is shorter, the flow’s length counts. Retakes: how often you can invite a candidate again after a completed interview.',
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
    daysHelp: (most: number) =>
      `Counted from the day the application closes. Recordings are never stored longer than transcripts, and both at most ${days(most)}, your organization’s limit. Empty means: deleted with the application.`,
    changeLimit: 'Change the limit in Settings',
    link: 'Link, reminders and signals',
    linkDays: 'Link is valid for days',
    linkDaysHelp: '1 to 30.',
    reminders: 'Remind candidates who have not finished',
    reminderOn: (before: number) => (before === 1 ? 'On the last day' : `${days(before)} before the link ends`),
    notSent: 'Not sent, because the link is valid for a shorter time.',
    integritySignals: 'Record when the candidate leaves the tab',
    integritySignalsHelp: 'Shown to reviewers, never scored. Candidates are told before they start.',
    unsaved: (name: string) => `Unsaved changes to ${name}.`,
    unsavedNote: 'Invitations that were sent keep the old settings.',
    discard: 'Discard',
    save: 'Save changes',
    createThese: 'Create settings',
    saved: 'Saved',
    saveFailed: 'Changes not saved',
    loadTheirs: 'Discard mine and load theirs',
    saveMine: 'Save mine over theirs',
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
      captions: 'Captions are always shown',
      captionsNote: 'You can answer in writing, get more time or talk to a person instead: request an accommodation.',
      tab: 'Leaving the tab is noted',
      tabNote: 'Reviewers see when and for how long. It is never scored.',
      person: 'A person decides',
      personNote: 'People of the hiring team read your answers.',
      open: (count: number) => `Open for ${days(count)}`,
      openNote: (reminders: number) =>
        `Leave and come back with the same link.${
          reminders === 0
            ? ''
            : ` ${locale.plural(reminders, { one: 'We remind you once.', other: `We remind you ${locale.number(reminders)} times.` })}`
        }`,
      deleted: 'Deleted afterwards',
      deletedNote: (recording: number | null, transcript: number | null) =>
        `${
          recording === null
            ? 'Recordings are deleted with your application'
            : `Recordings are deleted ${days(recording)} after it closes`
        }, ${transcript === null ? 'transcripts with your application.' : `transcripts ${days(transcript)} after it closes.`}`,
      transcriptNote: (transcript: number | null) =>
        transcript === null
          ? 'The transcript is deleted with your application.'
          : `The transcript is deleted ${days(transcript)} after your application closes.`,
    },
  },
})
