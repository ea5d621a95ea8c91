import { locale } from '#platform/locale/locale.ts'
import type { Address, Answer } from '../contract.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import type { FieldKindRules } from './field-kind.ts'

const NO_ADDRESS: Address = { street: '', postal_code: '', city: '', region: '', country: '' }

export const addressOf = (value: Answer | undefined): Address =>
  typeof value === 'object' && 'city' in value ? value : NO_ADDRESS

const isBlank = (address: Address) => Object.values(address).every(part => part.trim() === '')

const trimmed = (given: Address) =>
  Object.fromEntries(Object.entries(given).map(([part, text]) => [part, text.trim()])) as unknown as Address

export const address: FieldKindRules = {
  name: kindWords.names.address,
  check: value => {
    const { city, country } = addressOf(value)
    return city.trim() && country.trim() ? null : answerWords.address
  },
  isAnswered: value => !isBlank(addressOf(value)),
  normalize: value => (isBlank(addressOf(value)) ? undefined : trimmed(addressOf(value))),
  fromInputs: ([street, postal_code = '', city = '', region = '', country = '']) => {
    const given = { street, postal_code, city, region, country }
    return isBlank(given) ? undefined : given
  },
  toText: value => {
    const { street, postal_code, city, region, country } = addressOf(value)
    return locale.parts([street, `${postal_code} ${city}`.trim(), region, country])
  },
  ownLabel: true,
  inParts: true,
}
