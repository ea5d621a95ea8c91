import { dictionary } from '#platform/locale/dictionary.ts'

/** What recruiters wrote in the sample. */
export const sampleTexts = dictionary({
  en: {
    rejection: 'Lacks most of the required experience.',
    place: 'Video call; the link comes with the invitation',
    positions: {
      engineer: 'Backend Engineer',
      warehouse: 'Warehouse Shift Manager',
      support: 'Customer Support Lead',
      designer: 'Product Designer',
    },
    offer: (firstName: string) =>
      `<p>Dear ${firstName},</p><p>We enjoyed meeting you and would like you to join us. The contract is permanent, with 30 days of holiday a year and a probation period of 6 months.</p><p>Tell us if you have questions. We look forward to your answer.</p>`,
  },
})
