import type { Link } from '#platform/auth/links.ts'
import type { ApplicationRow } from './queries.ts'
import { textAnswer } from './save-application.ts'

interface Known {
  readonly name: string
  readonly email: string | null
  readonly time_zone: string
}

/** The name as it was written in an application; empty if there is none. */
export const nameIn = ({ answers }: Pick<ApplicationRow, 'answers'>): string => textAnswer(answers, 'name')

/**
 * The candidate as a link shows them: with the name as it was written in this application, because the form is open to everybody who
 * knows a candidate's address. A link that was not e-mailed shows nothing else of the candidate either.
 */
export function shownPerson(
  application: ApplicationRow,
  candidate: Known,
  { unverifiedFor }: Pick<Link, 'unverifiedFor'>,
): { name: string; email: string; time_zone: string } {
  const { answers, unconfirmed_time_zone } = application
  const name = nameIn(application) || candidate.name
  return unverifiedFor
    ? { name, email: textAnswer(answers, 'email'), time_zone: unconfirmed_time_zone ?? candidate.time_zone }
    : { name, email: candidate.email ?? '', time_zone: candidate.time_zone }
}
