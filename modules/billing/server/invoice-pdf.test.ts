import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { locale } from '#platform/locale/locale.ts'
import { drawInvoice } from './invoice-pdf.ts'

const textOf = async (currency: string) => {
  const line = {
    kind: 'plan',
    plan: 'Growth',
    interval: 'month',
    from: '2026-11-01',
    to: '2026-12-01',
    amount: 4900,
  } as const
  const pdf = await drawInvoice({
    number: 'EH-1',
    at: new Date('2026-11-01T00:00:00Z'),
    amount: 4900,
    currency,
    billed_to: { name: 'Nightjar', address: '', tax_id: '' },
    test: false,
    lines: [line],
  })
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
}

// Of the symbols of these currencies the fonts lack that of the złoty.
test.each(['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'DKK', 'NOK', 'SEK'])(
  'an invoice in %s has its amount',
  async currency => {
    const written = locale.money({ amount: 4900, currency }).replaceAll(/\s/g, ' ')
    expect((await textOf(currency)).replaceAll(/\s/g, ' ')).toContain(written)
  },
)

test('an amount whose symbol cannot be drawn has the code of its currency', async () => {
  const text = await textOf('PLN')
  expect(text).toContain('49 PLN')
  expect(text).not.toContain('4,900')
})
