import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the reading of a résumé may be incomplete. */
export const qualityWords = dictionary({
  en: {
    scan: 'The file is a scan or a photo without readable text. A person needs to read it.',
    unreadableLetters: 'Many letters in this file cannot be read automatically.',
    short: 'This file contains very little text.',
    disorder: 'The parts of the document could not be put in order, so values may be wrong.',
    unreadableLanguage: 'The document is in a language that cannot be read automatically.',
    noCareer: 'No positions or education were recognized.',
    imagePages: (pages: readonly number[]) =>
      locale.plural(pages.length, {
        one: `Page ${pages.join()} has no readable text.`,
        other: `Pages ${locale.list(pages.map(page => locale.number(page)))} have no readable text.`,
      }),
    noName: 'The name was not recognized.',
    noContact: 'No e-mail address or phone number was found.',
    noHeading: 'The positions have no heading, so they may be something else.',
    noPositions: 'No positions with dates were recognized.',
    incomplete: (incomplete: number, all: number) =>
      `The title or the employer is missing in ${locale.number(incomplete)} of ${locale.number(all)} positions.`,
  },
})
