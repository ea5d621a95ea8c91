import type { OrganizationFacts } from '#modules/organizations/public.ts'
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
export function endOfDay(day: string, zone: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(noon)
    .find(({ type }) => type === 'timeZoneName')?.value
  const offset = name?.replace('GMT', '') || '+00:00'
  return `${day}T23:59:59${offset}`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Descriptions may be empty; search engines want one, and requirements say what there is to say. */
const descriptionOf = (job: RoleOnPage) => {
  const list = job.requirements.map(({ text }) => `<li>${escapeText(text)}</li>`).join('')
  return [job.description, list && `<ul>${list}</ul>`].filter(Boolean).join('') || `<p>${escapeText(job.title)}</p>`
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
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: salary.currency })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: salary.min / unit,
      maxValue: salary.max / unit,
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
