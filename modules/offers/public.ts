export { releaseApprovals } from './server/hand-over.ts'
export { approvalById, offerById, type OfferRow, versionsOf } from './server/queries.ts'
export { offerRows } from './server/row-mover.ts'
