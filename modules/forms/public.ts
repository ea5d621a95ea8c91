export { currentForm, fieldsHiddenInBlindReview, formOfVersion } from './server/queries.ts'
export { answersToStore, checkSubmittedAnswers } from './server/submitted-answers.ts'
export { isKnockedOut } from './server/knocked-out.ts'
