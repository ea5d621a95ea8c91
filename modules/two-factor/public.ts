export { deleteMethods } from './server/settle-methods.ts'
