export type { Block } from './server/blocks.ts'
export { platformEmail } from './server/platform-email.ts'
