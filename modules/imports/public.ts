import './events.ts'
import './server/tables.ts'
export { importRows } from './server/row-mover.ts'
