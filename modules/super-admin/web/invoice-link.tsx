import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#modules/billing/web/save-file.ts'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast-queue.ts'
import { paymentListWords as words } from '../words/billing-lists.ts'
import { downloadInvoice } from './organizations-api.ts'

interface InvoiceLinkProps {
  readonly organizationId: string
  /** Of the payment. */
  readonly id: string
  /** Null without an invoice. */
  readonly number: string | null
}

/** The number of an invoice, which saves it as a PDF. */
export function InvoiceLink({ organizationId, id, number }: InvoiceLinkProps) {
  const download = useMutation({
    mutationFn: () => downloadInvoice(organizationId, id),
    onSuccess: pdf => saveFile(pdf, `${number}.pdf`),
    onError: error => toast({ title: words.downloadFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  if (!number) return <span className="text-text-2">{words.noInvoice}</span>
  return (
    <button
      type="button"
      className="link inline-flex min-h-6 items-center gap-1.5 font-mono text-12"
      aria-label={words.download(number)}
      aria-busy={download.isPending}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {number} {download.isPending ? <Spinner /> : <Icon of={Download} size={14} />}
    </button>
  )
}
