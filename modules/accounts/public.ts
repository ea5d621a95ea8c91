export { adminById, adminByAddress, adminsOf, type AdminRow } from './server/queries.ts'
export { presentAdmin } from './server/present.ts'
