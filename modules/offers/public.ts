export { listOffers } from './server/list-offers.ts'
export { offersSentTo } from './server/offers-sent.ts'
export { releaseApprovals } from './server/hand-over.ts'
export { approvalById, offerById, type OfferRow, versionsOf } from './server/queries.ts'
