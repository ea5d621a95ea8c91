export { answersByApplication } from './server/read-answers.ts'
export { customAiRows } from './server/row-mover.ts'
