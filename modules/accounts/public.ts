export { adminByAddress } from './server/addresses.read-model.ts'
export { adminById, adminsOf, type AdminRow } from './server/queries.ts'
export { presentAdmin } from './server/present.ts'
