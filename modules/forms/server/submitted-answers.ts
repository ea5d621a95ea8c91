import { phoneProblem, readPhoneNumber } from '#platform/locale/phone.ts'
import type { Answer, Answers, FormSection } from '../contract.ts'
import type { FieldKind } from '../field-kinds.ts'
import { plainText } from '../field-kinds/field-kind.ts'
import { type AnswerError, checkAnswers, isShown } from '../policy.ts'
import { answerWords as words } from '../words/answers.ts'

interface ServerRules {
  /** What is wrong with an answer that the shared rules accept; null if nothing is. */
  check(value: Answer): string | null
  /** The answer as it is stored. */
  store(value: Answer): Answer
}

const PHONE_PROBLEMS = { too_short: words.phoneShort, too_long: words.phoneLong, invalid: words.phone }

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/u

/** As a browser sends it. Calendar files, subjects of e-mails and lists would end in the middle of more than one line. */
const oneLine = (value: Answer): string =>
  plainText(value)
    .split(LINE_BREAKS)
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')
const inOneLine: ServerRules = { check: () => null, store: oneLine }

/** What only the server does with the answers of a kind, because it needs more than a page may load. */
const SERVER_RULES: Partial<Record<FieldKind, ServerRules>> = {
  phone: {
    check: value => {
      const problem = phoneProblem(plainText(value))
      return problem && PHONE_PROBLEMS[problem]
    },
    store: value => readPhoneNumber(plainText(value))?.text ?? oneLine(value),
  },
  short_text: inOneLine,
  link: inOneLine,
}

const rulesByField = (sections: readonly FormSection[], answers: Answers) =>
  sections
    .flatMap(section => section.fields)
    .flatMap(field => {
      const rules = SERVER_RULES[field.kind]
      const value = answers[field.key]
      return rules && value !== undefined && value !== '' && isShown(field, answers)
        ? [{ path: field.key, rules, value }]
        : []
    })

/** Every submitted answer against the form. */
export function checkSubmittedAnswers(
  sections: readonly FormSection[],
  answers: Answers,
  fileFields: readonly string[],
): AnswerError[] {
  const errors = checkAnswers(sections, answers, fileFields)
  for (const { path, rules, value } of rulesByField(sections, answers)) {
    const message = errors.some(error => error.path === path) ? null : rules.check(value)
    if (message) errors.push({ path, message })
  }
  return errors
}

/** Answers as they are stored: phone numbers in their international format, short text and links in one line. */
export const answersToStore = (sections: readonly FormSection[], answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(rulesByField(sections, answers).map(({ path, rules, value }) => [path, rules.store(value)])),
})
