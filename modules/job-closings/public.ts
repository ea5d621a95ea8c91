export { closingRows } from './server/row-mover.ts'
