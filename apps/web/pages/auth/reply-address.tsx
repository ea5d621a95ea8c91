import { ConfirmReplyAddress } from '#modules/organizations/web/confirm-reply-address.tsx'
import { senderWords } from '#modules/organizations/words/sender.ts'
import { Alert } from '#ui/alert.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { BarePage } from './bare-page.tsx'

const words = senderWords.link

/** Where the e-mail leads that asks the person who reads an address to confirm it. */
export default function ReplyAddressPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <BarePage title={words.title}>
      {token ? (
        <ConfirmReplyAddress token={token} />
      ) : (
        <Alert tone="attention" title={words.incomplete}>
          {words.copy}
        </Alert>
      )}
    </BarePage>
  )
}
