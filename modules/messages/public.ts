export { listMessages } from './server/list-messages.ts'
