import { dayWords } from '#modules/billing/words/invoices.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { organizationPageWords as words } from '../../words/organizations.ts'
import { InvoiceLink } from '../invoice-link.tsx'
import { SMALL_CELL, SMALL_HEAD } from './small-table.ts'

type Invoice = OrganizationDetails['invoices'][number]

const TONES: Record<Invoice['status'], ChipTone> = {
  paid: 'brand',
  failed: 'danger',
  refunded: 'neutral',
  disputed: 'attention',
}

/** The newest payments. */
export function Invoices({ organizationId, invoices }: { organizationId: string; invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className="text-13 text-text-2">{words.noInvoices}</p>
  return (
    <table className="num w-full text-13" aria-label={words.invoices}>
      <thead>
        <tr>
          <th className={SMALL_HEAD}>{words.date}</th>
          <th className={SMALL_HEAD}>{words.invoice}</th>
          <th className={SMALL_HEAD}>{words.status}</th>
          <th className={`${SMALL_HEAD} pr-0! text-right`}>{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, at, invoice_number, status, amount, currency }) => (
          <tr key={id}>
            <td className={SMALL_CELL}>{dayWords(new Date(at))}</td>
            <td className={SMALL_CELL}>
              <InvoiceLink organizationId={organizationId} id={id} number={invoice_number} />
            </td>
            <td className={SMALL_CELL}>
              <Chip tone={TONES[status]}>{words.statuses[status]}</Chip>
            </td>
            <td className={`${SMALL_CELL} pr-0! text-right font-medium`}>{locale.money({ amount, currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
