export { currentForm, formOfVersion, type FormRow } from './server/queries.ts'
