export { shareLinkRows } from './server/row-mover.ts'
