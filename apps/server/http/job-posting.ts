import escapeHtml from 'escape-html'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import { utcOffset } from '#platform/locale/dates.ts'
import { majorUnits } from '#platform/locale/locale.ts'
import type { RoleOnPage } from '#apps/web/pages/candidate/careers-data.ts'

export type JobPosting = Record<string, unknown>

/** https://schema.org/employmentType as search engines read it (Google, "JobPosting structured data"). */
const EMPLOYMENT = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const

/** The last second of a day in a zone, with that zone's offset then: "2026-12-06T23:59:59+01:00". */
export const endOfDay = (day: string, zone: string): string =>
  `${day}T23:59:59${utcOffset(new Date(`${day}T12:00:00Z`), zone)}`

/** Search engines require a description. Where a job has none, its requirements or its title stand in. */
export const descriptionOf = (job: Pick<RoleOnPage, 'title' | 'description' | 'requirements'>): string => {
  const list = job.requirements.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')
  return [job.description, list && `<ul>${list}</ul>`].filter(Boolean).join('') || `<p>${escapeHtml(job.title)}</p>`
}

function placesOf(job: RoleOnPage, country: string | null) {
  const address = (addressLocality?: string) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality, addressCountry: country ?? undefined },
  })
  if (job.locations.length > 0) return job.locations.map(address)
  return job.workplace !== 'remote' && country ? [address()] : undefined
}

function salaryOf({ salary }: RoleOnPage) {
  if (!salary) return undefined
  const { currency } = salary
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: majorUnits({ amount: salary.min, currency }),
      maxValue: majorUnits({ amount: salary.max, currency }),
      unitText: salary.period.toUpperCase(),
    },
  }
}

/** An open job as https://schema.org/JobPosting. */
export function jobPosting(
  job: RoleOnPage,
  { organization, public: face, logoUrl }: OrganizationFacts,
  publicUrl: string,
): JobPosting {
  const remote = job.workplace === 'remote'
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: face.organization_name, value: job.id },
    url: `${publicUrl}/apply/${organization.organization_id}/${job.id}`,
    datePosted: job.published_at ?? undefined,
    validThrough: job.closing_date ? endOfDay(job.closing_date, organization.time_zone) : undefined,
    employmentType: EMPLOYMENT[job.employment_type],
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: face.organization_name,
      sameAs: face.website ?? undefined,
      logo: logoUrl ? publicUrl + logoUrl : undefined,
    },
    jobLocation: placesOf(job, organization.country),
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements:
      remote && organization.country ? { '@type': 'Country', name: organization.country } : undefined,
    baseSalary: salaryOf(job),
  }
}
