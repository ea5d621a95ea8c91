import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { locale } from '#platform/locale/locale.ts'
import { candidateById } from '#modules/applications/public.ts'
import { countryOfZone, type Facts } from '#modules/interviewer/public.ts'
import { jobTerms } from '#modules/jobs/words/terms.ts'
import { type JobRow, jobById, publicSalary } from '#modules/jobs/public.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import { recordingAgreed } from '#modules/screenings/policy.ts'
import { factWords } from '../words/facts.ts'
import type { RoomRow } from './queries.ts'

/** What the interviewer can tell a candidate who asks: what the organization wrote, and where help is. */
export async function readFacts(tx: OrganizationTransaction, row: RoomRow, now: Date): Promise<Facts> {
  const { organization, settings } = await readOrganizationIn(tx)
  const candidate = await candidateById(tx.q, tx.organizationId, row.candidate_id).executeTakeFirst()
  const job = await jobById(tx.q, tx.organizationId, row.job_id).executeTakeFirst()
  const zone = candidate?.time_zone ?? organization.time_zone
  return {
    job: {
      locations: job?.locations ?? [],
      workplace: job ? jobTerms.workplace[job.workplace] : '',
      employment: job ? jobTerms.employment[job.employment_type] : '',
      pay: job ? payOf(job) : null,
      description: plainText(job?.description ?? ''),
    },
    // Candidates who gave no time zone are taken to live where the organization is.
    country: candidate && candidate.time_zone !== 'UTC' ? countryOfZone(zone) : organization.country,
    recording: recordingAgreed(row),
    answer_days: settings.answer_within_days,
    until: row.until > now ? locale.writtenInstant(row.until, zone) : null,
  }
}

function payOf(job: JobRow): string | null {
  const salary = publicSalary(job)
  if (!salary) return null
  const { min, max, currency, period } = salary
  const amount = (value: number) => locale.money({ amount: value, currency })
  return factWords.pay(amount(min), min === max ? null : amount(max), period)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of a job description, one paragraph or list item to a line. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]{0,500}>/gu, tag => (/^<\/?(?:p|li|ul|ol|h\d|br|div)\b/iu.test(tag) ? '\n\n' : ' '))
    .replaceAll(/&([a-z]{2,5}|#39);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim()
