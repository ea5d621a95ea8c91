import './events.ts'

export { exportById } from './server/queries.ts'
