import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import { asOneText, checkText, type FieldKindRules, plainText } from './field-kind.ts'

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@.]{2,}$/

export const email: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.email,
  check: value =>
    typeof value === 'string' && value.length <= 254 && EMAIL.test(value.trim()) ? null : answerWords.email,
}

/** The light check of both sides. The server also knows the numbers of each country (`server/submitted-answers.ts`). */
export const phone: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.phone,
  check: value => {
    if (typeof value !== 'string') return answerWords.phone
    const digits = value.replaceAll(/\D/g, '').length
    if (/[^\d\s+()./-]/.test(value)) return answerWords.phoneCharacters
    if (digits < 7) return answerWords.phoneShort
    return digits > 15 ? answerWords.phoneLong : null
  },
  short: true,
}

const isWebAddress = (text: string) => {
  try {
    const { protocol, hostname } = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(protocol) && hostname.includes('.')
  } catch {
    return false
  }
}

export const link: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.link,
  check: value => checkText(value, 500) ?? (isWebAddress(plainText(value)) ? null : answerWords.link),
  short: true,
}
