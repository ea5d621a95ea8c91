import { describe, expect, test } from 'vitest'
import { auditContract } from '#modules/audit/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { billingOf, problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'

const server = await startTestServer()
const { services, clock } = server
const { STARTER, GROWTH, take, payments, change, cancel } = await billingOf(server)

describe('payments', () => {
  test('are filtered, counted and exported, and an invoice is a PDF that says that nothing was charged', async () => {
    const organization = await anOrganization(server, '=SUM(1) & Søns')
    await organization.call(calls['billing.saveDetails'], {
      body: { name: 'Nightjar Trains GmbH', address: 'Ostkreuz 4\n10245 Berlin', tax_id: 'DE 312 884 097' },
    })
    expect(await organization.call(calls['billing.readDetails'], {})).toMatchObject({ tax_id: 'DE 312 884 097' })
    await take(organization, STARTER, 'year')
    const [payment] = (await payments(organization)).items
    const year = clock.now().getUTCFullYear()
    expect((await payments(organization, { year: year - 1 })).items).toEqual([])
    expect((await payments(organization, { year, status: 'paid', limit: 1 })).total).toBe(1)
    const { csv, transactions, complete } = await organization.call(calls['billing.exportTransactions'], {})
    expect({ transactions, complete }).toEqual({ transactions: 1, complete: true })
    expect(csv).toContain('490')
    expect(csv).toContain('Test invoice, nothing was charged')

    const pdf = await organization.call(calls['billing.invoice'], { params: { transactionId: payment!.id } })
    const { extractText, getDocumentProxy } = await import('unpdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    })
    for (const part of [
      payment!.invoice_number!,
      'Test invoice, nothing was charged',
      'Nightjar Trains GmbH',
      '10245 Berlin',
      'Starter plan, billed yearly',
      'Total without tax',
      '$490',
    ])
      expect(text).toContain(part)
  })

  test('with hostile billing details still have an invoice of bounded size', async () => {
    const organization = await anOrganization(server)
    const body = { name: 'Ж漢字🙂'.repeat(30).slice(0, 160), address: 'a\n'.repeat(200), tax_id: '' }
    await organization.call(calls['billing.saveDetails'], { body })
    await take(organization)
    const [payment] = (await payments(organization)).items
    const pdf = await organization.call(calls['billing.invoice'], { params: { transactionId: payment!.id } })
    expect(pdf.size).toBeLessThan(20_000)
    const long = { name: 'x'.repeat(161), address: 'a'.repeat(501), tax_id: 'x'.repeat(61) }
    const refused = await problemOf(organization.call(calls['billing.saveDetails'], { body: long }))
    expect(Object.keys(refused.fieldErrors).toSorted()).toEqual(['address', 'name', 'tax_id'])
  })

  test('the portal is a page of the product', async () => {
    const organization = await anOrganization(server)
    const { url } = await organization.call(calls['billing.portal'], {})
    expect(url).toBe(`${services.settings.PUBLIC_URL}/settings/subscription/portal`)
  })

  test('and changes are in the audit log', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await change(organization, GROWTH)
    await cancel(organization, { reason: 'price' })
    const { items } = await organization.call(auditContract['audit.list'], { query: { topic: 'billing' } })
    expect(items.map(({ event }) => event)).toEqual([
      'subscription.cancelled',
      'subscription.upgraded',
      'subscription.started',
    ])
    expect(items.every(({ actor }) => actor.name === 'Ines Marchetti')).toBe(true)
  })
})
