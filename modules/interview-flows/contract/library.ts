import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { searchText } from '#platform/contract/shapes.ts'
import { question } from '../contract.ts'
import { LIBRARY_COMPETENCIES, LIBRARY_FIELDS } from '../policy.ts'

const field = z.enum(LIBRARY_FIELDS)
const competency = z.enum(LIBRARY_COMPETENCIES)

const libraryQuestion = question.extend({ field, competency_key: competency })
export type LibraryQuestion = z.output<typeof libraryQuestion>

/** The library of questions that every organization can choose from. */
export const flowLibraryContract = contract({
  'flows.library': {
    method: 'GET',
    path: '/api/organizations/interview-flows/library',
    who: 'setup.read',
    summary:
      'Questions with five anchored levels to add to a flow, by kind of work, competency and words that they contain.',
    query: z.object({ field: field.optional(), competency: competency.optional(), search: searchText.optional() }),
    reply: z.object({ items: z.array(libraryQuestion), total: z.number().int() }),
  },
})
