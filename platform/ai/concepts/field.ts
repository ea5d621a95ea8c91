/**
 * The vocabulary of one field of work, as recruiters and applicants write it. Each line is one group of equal terms:
 *   id | equal terms in any language < terms that only show it > broader groups ~ family
 * A term after "<" is a group of its own: a requirement for "wound care" is met by "leg ulcers", one for "leg ulcers" is not met by
 * any wound care. Products and brands always stand there. Terms are written as in the other tables of this folder.
 */
export interface Field {
  /** Occupations with their titles. Who held the title did the work. */
  occupations: string
  /** Tasks, methods, tools and subjects. */
  work: string
  /** Certificates, licences and vocational qualifications. Mentioning one is stating it. */
  certificates: string
}
