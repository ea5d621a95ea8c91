import type { ReactNode } from 'react'
import { useOrganizationLook } from '#ui/brand-colors.ts'
import { Mark } from '#ui/mark.tsx'
import type { CandidateScreening } from '../contract.ts'
import { pageWords } from '../words/pages.ts'
import { OrganizationLogo } from './organization-logo.tsx'
import '#ui/voice.css'
import './pages.css'

interface FrameProps {
  screening: CandidateScreening
  aside?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** Around the pages before and after the room: the organization at the top, the product and the privacy notice at the bottom. */
export function InterviewFrame({ screening, aside, foot, children }: FrameProps) {
  const { organization, job } = screening
  useOrganizationLook(organization)
  return (
    <div className="iv">
      <header className="iv-top">
        <OrganizationLogo organization={organization} />
        <span className="iv-top-name min-w-0">
          <b className="block truncate font-medium">{organization.organization_name}</b>
          <span className="block truncate text-text-2">{job.title}</span>
        </span>
        {aside && <span className="iv-top-aside">{aside}</span>}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="iv-foot">
        <span>
          <Mark size={22} /> {pageWords.poweredBy}
        </span>
        {foot}
        <PrivacyNotice organization={organization} />
      </footer>
    </div>
  )
}

function PrivacyNotice({ organization }: { organization: CandidateScreening['organization'] }) {
  if (!organization.privacy_notice) return null
  return (
    <details className="open:w-full">
      <summary className="iv-link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {pageWords.privacy}
      </summary>
      <div className="measure pb-4 whitespace-pre-line">{organization.privacy_notice}</div>
    </details>
  )
}

interface PartProps {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** One part of a page, with its title next to it. */
export function Part({ id, title, aside, children }: PartProps) {
  return (
    <section className="iv-part" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside && <p className="iv-aside">{aside}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
