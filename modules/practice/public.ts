import './server/tables.ts'
