import { dictionary } from '#platform/locale/dictionary.ts'

/** What is wrong with the condition of a field, and how to fix it. */
export const conditionWords = dictionary({
  en: {
    missing: (key: string) =>
      `The condition depends on the field "${key}", which is not on the form. Remove the condition.`,
    itself: 'The condition depends on its own field. Choose another field.',
    cycle: (label: string) =>
      `The conditions form a circle: "${label}" depends on this field, and this field depends on it. Remove one of the conditions.`,
    later: (label: string) => `"${label}" comes later on the form. Move it up, or choose an earlier field.`,
    unusable: (label: string) => `A condition cannot depend on "${label}". Choose another field.`,
    operator: (label: string) => `This comparison does not fit the answers to "${label}". Choose another one.`,
    noValue: (label: string) => `Enter what the answer to "${label}" is compared with.`,
    yesOrNo: (label: string) => `Compare the answer to "${label}" with yes or no.`,
    noOption: (label: string, value: string) => `"${label}" has no option "${value}". Choose another option.`,
    number: (label: string) => `Compare the answer to "${label}" with a number.`,
  },
})
