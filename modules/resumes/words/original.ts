import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The original file of a résumé, shown in the page. */
export const originalWords = dictionary({
  en: {
    view: 'View',
    views: { text: 'Visible text', original: 'Original', both: 'Side by side' },
    label: 'Original file',
    loading: 'Loading the original file',
    pictureNote: 'As the candidate made it',
    page: (number: number, count: number) =>
      `Page ${locale.number(number)} of ${locale.number(count)} of the original. Its text is in “Visible text”.`,
    pageFailed: 'This page could not be drawn. Its text is in “Visible text”.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    again: 'Load again',
    more: (count: number) =>
      locale.plural(count, {
        one: '1 more page. Download the file to see it.',
        other: `${locale.number(count)} more pages. Download the file to see them.`,
      }),
    problems: {
      encrypted: {
        title: 'This file is protected with a password',
        text: 'It cannot be shown without it. Ask the candidate for a file without a password.',
      },
      damaged: {
        title: 'This file is damaged',
        text: 'It cannot be shown. Download it to try another program, or ask the candidate for another file.',
      },
      expired: {
        title: 'The link to this file has expired',
        text: 'Links to files are valid for ten minutes. Load it again.',
      },
      failed: { title: 'Couldn’t load the file', text: 'Nothing was lost. Check your connection and try again.' },
    },
  },
})
