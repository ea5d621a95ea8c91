import './server/tables.ts'

export { attachmentsOf } from './server/attachments.read-model.ts'
export { attachmentRows } from './server/row-mover.ts'
