export { addAdmin, hashNewPassword } from './server/add-admin.ts'
export { adminByAddress } from './server/addresses.read-model.ts'
export { adminById, adminsOf, type AdminRow } from './server/queries.ts'
export { endAccess, lockRemovable } from './server/remove-admin.ts'
