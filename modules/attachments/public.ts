import './server/tables.ts'

export { attachmentsOf } from './server/attachments.read-model.ts'
