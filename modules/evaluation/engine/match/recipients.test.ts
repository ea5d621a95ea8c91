import { expect, it, test } from 'vitest'
import { isNotUsed, isOfCompany, isRecipient, isSomebody } from './recipients.ts'

/** Asks about the words in brackets. */
const at = (marked: string) => {
  const start = marked.indexOf('[')
  return { text: marked.replace(/[[\]]/gu, ''), start, end: marked.indexOf(']') - 1 }
}

it.each([
  'Delivered lunches to three [nursing] homes',
  'Visited 15 [bookkeeping] offices a month',
  'Our clients were [bookkeepers] for small businesses',
  'Vermittelte jeden Monat rund 50 [Köche] an Hotels',
  'Livraison de repas à des [infirmières]',
  'Vendía muebles para [contables]',
])('what work was done for is no work of that kind: %s', marked => {
  const { text, start } = at(marked)
  expect(isRecipient(text, start)).toBe(true)
})

it.each([
  'Sold [insurance] to families',
  'Worked as a [nurse] and delivered training',
  'Delivery of [baked goods]',
  'Verkauf von [Damenmode] auf zwei Etagen',
])('what was done itself is: %s', marked => {
  const { text, start } = at(marked)
  expect(isRecipient(text, start)).toBe(false)
})

it.each([
  'Called the registered [nurse] on duty',
  'Preparaba los vestuarios para los [entrenadores]',
  'Einkauf für die [Köche]',
])('somebody else has the occupation: %s', marked => {
  const { text, start, end } = at(marked)
  expect(isSomebody(text, start, end)).toBe(true)
})

it.each(['[Nurse] on a surgical ward', 'Worked as a senior [nurse]', 'Qualified [electrician]', 'Help with [nursing]'])(
  'or the applicant: %s',
  marked => {
    const { text, start, end } = at(marked)
    expect(isSomebody(text, start, end)).toBe(false)
  },
)

test('what was bought was not used, and what the company has is not the applicant’s', () => {
  const tender = at('Wrote the tender for the records system [MediTrack]')
  expect(isNotUsed(tender.text, tender.start)).toBe(true)
  const used = at('Wrote orders in [SAP]')
  expect(isNotUsed(used.text, used.start)).toBe(false)
  const company = at('Our company is certified to [ISO 27001]')
  expect(isOfCompany(company.text, company.start)).toBe(true)
  const own = at('Certified to [ISO 27001] as a lead auditor')
  expect(isOfCompany(own.text, own.start)).toBe(false)
})
