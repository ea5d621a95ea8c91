export { adminByAddress } from './server/addresses.read-model.ts'
export { adminById, adminsOf } from './server/queries.ts'
