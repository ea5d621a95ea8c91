import './server/tables.ts'

export { busyPeriodsOf, deleteCalendarsOf } from './server/queries.ts'
