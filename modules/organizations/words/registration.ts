import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const people = (from: number, to: number) => `${locale.number(from)} to ${locale.number(to)} people`

/** The organization that registers. */
export const organizationWords = dictionary({
  en: {
    name: 'Organization name',
    nameHelp: 'As candidates know it.',
    website: 'Website',
    websiteExample: 'example.com',
    size: 'Size',
    sizes: {
      '1-10': people(1, 10),
      '11-50': people(11, 50),
      '51-200': people(51, 200),
      '201-1000': people(201, 1000),
      '1001+': `More than ${locale.number(1000)} people`,
    },
    choose: 'Choose',
    industry: 'Industry',
    country: 'Country',
    zone: 'Time zone',
    submit: 'Continue',
  },
})

/** The organization's branding. */
export const brandingWords = dictionary({
  en: {
    logo: 'Logo',
    logoHelp: 'PNG, JPEG or WebP, up to 2 MB. A square logo works best.',
    logoHint: 'Drop an image here or choose a file.',
    logoType: 'This file type is not supported. Please choose a PNG, JPEG or WebP image.',
    logoSize: 'This image is larger than 2 MB. Please choose a smaller image.',
    primary: 'Primary color',
    primaryHelp: 'Buttons, links and the header of your page.',
    secondary: 'Secondary color',
    secondaryHelp: 'Small accents on the primary color.',
    picker: (color: string) => `${color}, color picker`,
    view: 'Layout of open roles',
    views: {
      list: { label: 'List', help: 'Best for many roles.' },
      cards: { label: 'Cards', help: 'Best for a few roles.' },
    },
    failed: 'Branding not saved',
    submit: 'Save branding',
    skip: 'Skip for now',
    preview: 'Preview',
    previewName: 'Your organization',
    previewTitle: 'Join our team',
    previewDuration: '10 minutes to apply',
    previewRoles: { engineer: 'Backend Engineer', designer: 'Product Designer' },
    previewApply: 'Apply',
  },
})
