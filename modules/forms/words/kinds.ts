import { dictionary } from '#platform/locale/dictionary.ts'

/** The kinds of questions, and answers as text. */
export const kindWords = dictionary({
  en: {
    names: {
      short_text: 'Short text',
      long_text: 'Long text',
      email: 'E-mail address',
      phone: 'Phone number',
      number: 'Number',
      date: 'Date',
      link: 'Link',
      single_choice: 'Single choice',
      multiple_choice: 'Multiple choice',
      yes_no: 'Yes or no',
      scale: 'Scale',
      file: 'File',
      consent: 'Consent',
      address: 'Address',
      education: 'Education',
      work_history: 'Work history',
      demographic: 'Voluntary question',
    },
    yes: 'Yes',
    no: 'No',
    period: (from: string, to: string) => `${from} to ${to}`,
  },
})
