export { approvalById, offerById, type OfferRow, versionsOf } from './server/queries.ts'
