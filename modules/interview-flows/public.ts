export { library } from './library/library.ts'
export { defaultFlow } from './server/default-flow.ts'
export { defaultSettings, flowById, flowList, settingsById } from './server/queries.ts'
export type { StoredSettings } from './server/tables.ts'
