export { currentForm, formOfVersion } from './server/queries.ts'
