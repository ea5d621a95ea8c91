import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

export const richTextWords = dictionary({
  en: {
    toolbar: 'Format the text',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    link: 'Link',
    undo: 'Undo',
    address: 'Address of the link',
    addressPlaceholder: 'https://',
    setLink: 'Set link',
    removeLink: 'Remove link',
    cancel: 'Cancel',
    count: (count: number) => locale.plural(count, { one: '1 word', other: `${locale.number(count)} words` }),
  },
})
