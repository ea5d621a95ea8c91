import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The kinds of requirements and their values, in the job editor. */
export const checkWords = dictionary({
  en: {
    kind: {
      skill: 'Skill',
      years: 'Years of experience',
      degree: 'Degree',
      certificate_or_licence: 'Certificate or licence',
      language: 'Language',
      free_text: 'Free text',
    },
    help: {
      skill: 'Looked for in the work and skills of the résumé.',
      years: 'The time in all positions that show it is added up.',
      degree: 'Compared with completed degrees. A higher one is enough.',
      certificate_or_licence: 'One that is still in progress counts as partly met.',
      language: 'Compared with the level in the résumé. A higher one is enough.',
      free_text:
        'Looked for as you wrote it. Qualities such as “team player” are rarely found in a résumé: ask about them in the interview.',
    },
    short: {
      years: (count: number) =>
        locale.plural(count, { one: `${locale.number(count)}+ year`, other: `${locale.number(count)}+ years` }),
      months: (count: number) =>
        locale.plural(count, { one: `${locale.number(count)}+ month`, other: `${locale.number(count)}+ months` }),
      degree: (level: string, field: string) => (field ? `${level}, ${field}` : level),
      certificate: 'Certificate or licence, valid',
      certificateOrExpired: 'Certificate or licence, may have expired',
      language: (name: string, level: string | null) => (level ? `${name} ${level}` : name),
    },
    level: {
      any: 'Any degree',
      school: 'School-leaving certificate',
      vocational: 'Vocational qualification',
      bachelor: 'Bachelor’s degree',
      master: 'Master’s degree',
      doctorate: 'Doctorate',
    },
    of: (number: number) => `Requirement ${locale.number(number)}, checked as `,
    proposed: 'Proposed',
    confirmed: 'confirmed',
    choose: 'Choose a kind',
    suggests: (check: string) => `The text suggests ${check}`,
    title: (number: number) => `How requirement ${locale.number(number)} is checked`,
    checkedAs: 'Checked as',
    years: 'Minimum years',
    degreeLevel: 'Lowest degree',
    field: 'Field of study',
    fieldHelp: 'Leave empty for any field.',
    name: 'Name',
    nameHelp: 'Leave empty if the requirement names it.',
    mustBeValid: 'Must be valid',
    languageName: (number: number) => `Language ${locale.number(number)}`,
    languageLevel: (number: number) => `Lowest level of language ${locale.number(number)}`,
    anyLevel: 'Any level',
    removeLanguage: (number: number) => `Remove language ${locale.number(number)}`,
    addLanguage: 'Add language',
    oneLanguage: 'One of these languages is enough',
    looksFor: (count: number) => (count > 1 ? 'Looks for all of these' : 'Looks for'),
    otherWords: (others: readonly string[]) => `Also written as ${locale.list([...others])}`,
    also: 'Also recognized by',
    alsoHelp:
      'Other words in a résumé that show it. They count like the requirement’s own words. Press Enter after each.',
    alsoPlaceholder: 'Word or phrase',
    removeWord: (word: string) => `Remove ${word}`,
    recognizedBy: (shown: readonly string[], more: number) =>
      `Also recognized by ${locale.list([...shown, ...(more > 0 ? [`${locale.number(more)} more`] : [])])}`,
    vague:
      'A résumé cannot show this. Describe something the person has done, for example “Has trained new colleagues”, or add words that show it.',
    confirm: 'Confirm kind',
    save: 'Save kind',
    useProposal: 'Use proposal',
    confirmAll: 'Confirm all kinds',
    allConfirmed: 'All kinds are confirmed.',
  },
})
