import { dictionary } from '#platform/locale/dictionary.ts'

/** The candidate's microphone and camera. */
export const captureWords = dictionary({
  en: {
    unnamedMicrophone: (number: string) => `Microphone ${number}`,
    selfView: 'Your own video',
  },
})
