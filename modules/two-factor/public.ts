export { deleteMethod } from './server/queries.ts'
