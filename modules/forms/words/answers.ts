import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** What is wrong with an answer, and how to fix it. */
export const answerWords = dictionary({
  en: {
    required: 'Please answer this question.',
    fileRequired: 'Please choose a file.',
    consentRequired: 'We need your consent to process your application.',
    email: 'This is not an e-mail address. It should look like name@example.com.',
    phone: 'Please enter a valid phone number with its country code, like +49 30 1234567.',
    phoneCharacters: 'Please use only digits, spaces and a leading +.',
    phoneShort: 'This number is too short. Please enter it with its country code, like +49 30 1234567.',
    phoneLong: 'This number is too long.',
    number: 'Please enter a number.',
    atLeast: (least: number) => `Please enter at least ${locale.number(least)}.`,
    atMost: (most: number) => `Please enter at most ${locale.number(most)}.`,
    date: 'Please enter a date like 2027-02-01.',
    link: 'Please enter a web address like example.com/name.',
    text: 'Please enter text.',
    tooLong: (excess: number) =>
      locale.plural(excess, {
        one: 'Please shorten your answer by 1 character.',
        other: `Please shorten your answer by ${locale.number(excess)} characters.`,
      }),
    choice: 'Please choose one of the options.',
    choices: 'Please choose from the options.',
    yesNo: 'Please answer yes or no.',
    consent: 'Please select or clear this checkbox.',
    workHistory: 'Please list your jobs.',
    education: 'Please list your schools and degrees.',
    address: 'Please enter at least the city and the country.',
    scale: 'Please choose one of the steps.',
    chooseAtLeast: (least: number) =>
      locale.plural(least, {
        one: 'Please choose at least 1 option.',
        other: `Please choose at least ${locale.number(least)} options.`,
      }),
    chooseAtMost: (most: number) =>
      locale.plural(most, {
        one: 'Please choose at most 1 option.',
        other: `Please choose at most ${locale.number(most)} options.`,
      }),
    notAsked: 'This question is not on the form. Please reload the page.',
    fileTooLarge: 'This file is larger than 10 MB. Please choose a smaller file.',
    duplicateKey: (key: string) => `The key ${key} is used twice.`,
    missingField: (key: string) => `The form needs the field "${key}".`,
    keyFormat: 'Please use lower-case letters, digits and underscores.',
    aboutThisRole: 'About this role',
    noForm: 'This organization has no form yet.',
    formChanged: 'Someone else saved the form in the meantime. Reload it. Your changes are still on this page.',
  },
})
