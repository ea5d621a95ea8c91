import { locale } from '#platform/locale/locale.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import { asOneText, type FieldKindRules, normalizeAnswer, plainText } from './field-kind.ts'

export const singleChoice: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.single_choice,
  forJobs: true,
  choosesOption: true,
  check: (value, { options }) => (options.includes(plainText(value)) ? null : answerWords.choice),
}

/** A single choice whose answer is stored separately from the application. */
export const demographic: FieldKindRules = {
  ...singleChoice,
  forJobs: undefined,
  name: kindWords.names.demographic,
  voluntary: true,
}

const chosenOf = (value: unknown) => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : [])

export const multipleChoice: FieldKindRules = {
  name: kindWords.names.multiple_choice,
  forJobs: true,
  choosesOption: true,
  check: (value, { options, min, max }) => {
    const fits = Array.isArray(value) && value.every(one => typeof one === 'string' && options.includes(one))
    if (!fits) return answerWords.choices
    if (min != null && value.length < min) return answerWords.chooseAtLeast(min)
    return max != null && value.length > max ? answerWords.chooseAtMost(max) : null
  },
  normalize: normalizeAnswer,
  fromInputs: values => [...values],
  toText: value => locale.list(chosenOf(value)),
}
