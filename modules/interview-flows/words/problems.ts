import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const providerName = (provider: string) => (provider === 'elevenlabs' ? 'ElevenLabs' : 'The speech server')

/** Error messages of interview flows and interview settings. */
export const flowProblems = dictionary({
  en: {
    questionNeeded: 'An AI interview needs at least one question.',
    flowChanged: (by: string | null, version: number) =>
      `${by ?? 'Someone else'} saved version ${locale.number(version)} in the meantime. Your changes are not saved.`,
    sameId: (id: string) => `Another part of this flow has the ID “${id}” already.`,
    idFormat: 'An ID has 1 to 40 small letters, digits, hyphens and underscores, and starts with a letter or digit.',
    between: (from: number, to: number) => `Enter a whole number from ${locale.number(from)} to ${locale.number(to)}.`,
    wrongFormat: 'This is not an interview flow exported from Evenhand.',
    copyOf: (name: string) => `${name} (copy)`,
    flowInUse: (jobs: readonly string[]) =>
      `This flow is used by ${locale.list(jobs)}. Choose another flow for these jobs first.`,
    settingsChanged: 'Someone else saved these settings in the meantime. Save yours over theirs, or load theirs.',
    settingsInUse: (jobs: readonly string[]) =>
      `These settings are used by ${locale.list(jobs)}. Choose other settings for these jobs first.`,
    voiceMissing: 'This voice is not available. Choose another one.',
    voiceProvider: {
      key_refused: (provider: string) =>
        `${providerName(provider)} refuses the key of this server. The person who runs it has to check ${provider === 'elevenlabs' ? 'ELEVENLABS_API_KEY' : 'SPEECH_API_KEY'}. Until then, interviews use the offline voices.`,
      no_credit: (provider: string) =>
        `${providerName(provider)} has no credit left on this account. Until there is, interviews use the offline voices.`,
      failed: (provider: string) =>
        `${providerName(provider)} doesn’t answer right now. Try again in a moment. Meanwhile, interviews use the offline voices.`,
      busy: (provider: string) =>
        `${providerName(provider)} receives too many requests right now. Try again in a moment. Meanwhile, interviews use the offline voices.`,
    },
    voiceUnavailable: 'The voice is not available right now. Try again in a moment.',
    mostReminders: 'At most three reminders can be sent.',
    sameReminder: 'Each reminder needs its own day.',
    tooManySettings: (most: number) =>
      `There can be at most ${locale.number(most)} interview settings. Remove some that no job uses first.`,
    defaultNeeded: 'One of the settings must be the default. Make other settings the default instead.',
    defaultNotRemovable: 'The default settings can’t be removed. Make other settings the default first.',
    transcriptsTooLong: (most: number) =>
      `Transcripts can be stored for at most ${locale.number(most)} days, like the application.`,
    recordingsTooLong: (most: number) =>
      `Recordings can be stored for at most ${locale.number(most)} days, like the transcript.`,
  },
})
