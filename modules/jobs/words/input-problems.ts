import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an input is refused. */
export const jobInputProblems = dictionary({
  en: {
    cefrLevel: 'Choose a level from A1 to C2.',
    years: 'Enter a number of years from 0 to 50.',
    noLanguage: 'Add a language.',
    mostLanguages: 'Use at most 5 languages.',
    kind: 'Choose a kind: skill, years, degree, certificate_or_licence, language or free_text.',
    recognizedBy: 'Enter a word with at least one letter or digit.',
    mostRecognized: (most: number) => `Use at most ${locale.number(most)} words.`,
    amount: 'Enter both amounts, or leave both empty.',
    currency: 'Choose a currency.',
    payOrder: 'The minimum is higher than the maximum.',
    role: 'Choose a role: recruiter, hiring_manager or interviewer.',
    openings: 'Enter a number from 1 to 999.',
    mostAsked: (most: number) => `The interview can ask about at most ${locale.number(most)} requirements.`,
    twiceInTeam: 'Add each person once.',
    twoOptions: 'Enter at least two options to choose from.',
  },
})
