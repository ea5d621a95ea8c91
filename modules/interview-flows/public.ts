export { defaultSettings, flowById, flowList, settingsById } from './server/queries.ts'
export type { StoredSettings } from './server/tables.ts'
