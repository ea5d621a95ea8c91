import { useQuery } from '@tanstack/react-query'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { sentWords as words } from '../words/sent.ts'
import { undeliveredQuery } from './api.ts'

/** How many e-mails were not delivered and why. Nothing if all were. */
export function Undelivered({ onReview }: { onReview: () => void }) {
  const { data } = useQuery(undeliveredQuery())
  if (!data || data.total === 0) return null
  return (
    <Alert
      tone="attention"
      title={words.undelivered(data.total)}
      className="mx-4 mt-4 md:mx-7"
      actions={
        <Button size="small" onClick={onReview}>
          {words.review}
        </Button>
      }
    >
      {words.whyAll(data.reasons.map(({ reason, count }) => words.why[reason](count)))}
      {data.awaited > 0 && ` ${words.awaited(data.awaited)}`}
    </Alert>
  )
}
