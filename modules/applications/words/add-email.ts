import { dictionary } from '#platform/locale/dictionary.ts'

/** Adding the address of a person who was imported without one. */
export const addEmailWords = dictionary({
  en: {
    none: 'No e-mail address',
    add: 'Add e-mail address',
    title: 'Add e-mail address',
    description: 'With an address you can invite this person, write to them and send offers. Nothing is sent now.',
    email: 'E-mail',
    cancel: 'Cancel',
    failed: 'The address was not added',
  },
})
