import { z } from 'zod'

/** Error body of every call, RFC 9457 problem details with the product's own members. */
export const problemSchema = z.object({
  status: z.number().int(),
  title: z.string(),
  /** A sentence for people. */
  detail: z.string(),
  /** A stable code for programs. */
  code: z.string(),
  request_id: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export type Problem = z.infer<typeof problemSchema> & Record<string, unknown>

export const PROBLEM_TYPE = 'application/problem+json'
