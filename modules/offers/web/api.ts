import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { type Offer, offersContract as contract } from '../contract.ts'

export type TermsGiven = NonNullable<CallInput<(typeof contract)['offers.draft']>['body']>

export const offersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['offers', applicationId],
    queryFn: ({ signal }) => call(contract['offers.list'], { params: { id: applicationId }, signal }),
    // Approvals and answers arrive while the page is open.
    staleTime: 0,
  })

const at = ({ application_id, id }: Pick<Offer, 'application_id' | 'id'>) => ({ id: application_id, offerId: id })

export const draftOffer = (applicationId: string, body: TermsGiven, idempotencyKey: string) =>
  call(contract['offers.draft'], { params: { id: applicationId }, body, idempotencyKey })
export const editOffer = (offer: Offer, body: TermsGiven) =>
  call(contract['offers.edit'], { params: at(offer), body: { ...body, version: offer.version } })
export const askApproval = (offer: Offer, approver_ids: string[]) =>
  call(contract['offers.askApproval'], { params: at(offer), body: { version: offer.version, approver_ids } })
export const approveOffer = (offer: Pick<Offer, 'application_id' | 'id' | 'version'>) =>
  call(contract['offers.approve'], { params: at(offer), body: { version: offer.version } })
export const sendBackOffer = (offer: Pick<Offer, 'application_id' | 'id' | 'version'>, reason: string) =>
  call(contract['offers.sendBack'], { params: at(offer), body: { version: offer.version, reason } })
export const sendOffer = (offer: Offer, expires_on: string) =>
  call(contract['offers.send'], { params: at(offer), body: { version: offer.version, expires_on } })
export const extendOffer = (offer: Offer, expires_on: string) =>
  call(contract['offers.extend'], { params: at(offer), body: { expires_on } })
export const withdrawOffer = (offer: Offer) => call(contract['offers.withdraw'], { params: at(offer), body: {} })

/** Uploads on slow connections take longer: one minute, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

export const attachFile = (applicationId: string, file: File) =>
  call(contract['offers.attach'], {
    params: { id: applicationId },
    body: {},
    files: [{ field: 'file', file, name: file.name }],
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })

/** Reloads the offers, and the application, whose stage and timeline change with them. */
export const refreshOffers = (client: QueryClient) =>
  Promise.all(['offers', 'applications'].map(key => client.invalidateQueries({ queryKey: [key] })))

export const setOfferApproval = (offer_approval: boolean) =>
  call(organizationsContract['organizations.editSettings'], { body: { offer_approval } })
