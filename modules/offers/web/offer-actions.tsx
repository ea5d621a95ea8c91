import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { Offer, OfferAction, offersContract } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { approveOffer, refreshOffers } from './api.ts'

export type OfferList = ReplyOf<(typeof offersContract)['offers.list']>

const OfferFormDialog = lazy(() => import('./offer-form-dialog.tsx').then(m => ({ default: m.OfferFormDialog })))
const AskApprovalDialog = lazy(() => import('./ask-approval-dialog.tsx').then(m => ({ default: m.AskApprovalDialog })))
const SendBackDialog = lazy(() => import('./send-back-dialog.tsx').then(m => ({ default: m.SendBackDialog })))
const SendDialog = lazy(() => import('./send-dialog.tsx').then(m => ({ default: m.SendDialog })))
const ExtendDialog = lazy(() => import('./extend-dialog.tsx').then(m => ({ default: m.ExtendDialog })))
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx').then(m => ({ default: m.WithdrawDialog })))

const words = panelWords.actions

/** The order of the buttons: what usually comes next is first. */
const BUTTONS = ['approve', 'send', 'ask_approval', 'send_back', 'extend', 'edit', 'withdraw'] as const
const PRIMARY: readonly OfferAction[] = ['approve', 'send', 'ask_approval']

interface OfferActionsProps {
  offer: Offer
  list: OfferList
  candidateName: string
}

/** What the reader can do with an offer now. */
export function OfferActions({ offer, list, candidateName }: OfferActionsProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState<(typeof BUTTONS)[number] | null>(null)
  const approve = useMutation({ mutationFn: () => approveOffer(offer), onSettled: () => refreshOffers(client) })
  const shown = BUTTONS.filter(action => offer.allowed_actions.includes(action))
  // A dialog stays open if the offer changed meanwhile, for example because the candidate answered: it says why it failed.
  if (shown.length === 0 && open === null && !approve.isError) return null
  const onClose = () => setOpen(null)
  const shared = { offer, candidateName, onClose }
  return (
    <>
      {shown.includes('approve') && (
        <p className="mt-4 font-medium text-attention">{panelWords.approvals.youAreAsked}</p>
      )}
      <div className={`${shown.includes('approve') ? 'mt-2' : 'mt-4'} flex flex-wrap gap-2`}>
        {shown.map((action, index) => (
          <Button
            key={action}
            size="small"
            kind={index === 0 && PRIMARY.includes(action) ? 'primary' : action === 'withdraw' ? 'quiet' : 'default'}
            busy={action === 'approve' && approve.isPending}
            onClick={() => (action === 'approve' ? approve.mutate() : setOpen(action))}
          >
            {words[action]}
          </Button>
        ))}
      </div>
      {approve.isError && (
        <Alert tone="danger" title={words.failed} live className="mt-3">
          {errorWords(approve.error).says}
        </Alert>
      )}
      <Suspense>
        {open === 'edit' && <OfferFormDialog {...shared} applicationId={offer.application_id} list={list} />}
        {open === 'ask_approval' && <AskApprovalDialog {...shared} people={list.approvers} />}
        {open === 'send_back' && <SendBackDialog {...shared} />}
        {open === 'send' && <SendDialog {...shared} list={list} />}
        {open === 'extend' && <ExtendDialog {...shared} list={list} />}
        {open === 'withdraw' && <WithdrawDialog {...shared} />}
      </Suspense>
    </>
  )
}
