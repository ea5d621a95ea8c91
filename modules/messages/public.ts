export { listMessages } from './server/list-messages.ts'
export { messageRows } from './server/row-mover.ts'
