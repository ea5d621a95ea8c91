import { CircleCheck, Clock, Undo2 } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { When } from '#ui/when.tsx'
import type { Offer } from '../contract.ts'
import { panelWords } from '../words/panel.ts'

const words = panelWords.approvals

const LOOKS = {
  approved: { icon: CircleCheck, ink: 'text-brand', label: words.approved },
  sent_back: { icon: Undo2, ink: 'text-attention', label: words.sentBack },
  waiting: { icon: Clock, ink: 'text-text-2', label: words.waiting },
} as const

/** Who was asked to approve, and what they decided about which version. */
export function OfferApprovals({ offer, needed }: { offer: Offer; needed: boolean }) {
  const { approvals, state, version } = offer
  if (approvals.length === 0)
    return needed && state === 'draft' ? <p className="mt-3 text-13 text-text-2">{words.needed}</p> : null
  return (
    <section className="mt-4 rounded-control bg-sunken px-3.5 py-3">
      <h3 className="text-13 font-semibold">{words.title}</h3>
      <ul className="mt-1.5 grid gap-1.5 text-13">
        {approvals.toReversed().map(one => {
          const look = LOOKS[one.decision ?? 'waiting']
          return (
            <li key={one.id} className="flex items-start gap-2">
              <Icon of={look.icon} className={`mt-0.5 shrink-0 ${look.ink}`} />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-medium">{one.by.name}</b>{' '}
                <span className="text-text-2">
                  {look.label}
                  {one.version !== version && ` (${words.ofVersion(one.version)})`}
                  {one.decided_at && (
                    <>
                      , <When instant={one.decided_at} show="date" />
                    </>
                  )}
                </span>
                {one.reason && <span className="block whitespace-pre-wrap">{one.reason}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
