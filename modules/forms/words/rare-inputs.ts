import { dictionary } from '#platform/locale/dictionary.ts'

/** Inputs that few forms have. */
export const rareInputWords = dictionary({
  en: {
    address: {
      street: 'Street and number',
      postal_code: 'Postal code',
      city: 'City',
      region: 'State or region (optional)',
      country: 'Country',
    },
    education: {
      add: 'Add education',
      addAnother: 'Add more education',
      unnamed: 'Education without a title',
      edit: 'Edit',
      degree: 'Degree or certificate',
      school: 'School or university',
      done: 'Done',
      remove: 'Remove education',
    },
  },
})
