export { decidersOf } from './server/people.read-model.ts'
export { approvalById, offerById, type OfferRow, versionsOf } from './server/queries.ts'
