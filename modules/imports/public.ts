import './events.ts'
import './server/tables.ts'
