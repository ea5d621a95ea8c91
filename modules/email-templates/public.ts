export type { Block } from './server/blocks.ts'
export { countTemplates } from './server/templates.ts'
export { platformEmail } from './server/platform-email.ts'
