export { invitationById } from './server/queries.ts'
