import { locale } from '#platform/locale/locale.ts'
import type { CandidateScreening } from '../contract.ts'

/** The organization's logo, uncropped and without a frame, or its first letter if there is no logo. */
export function OrganizationLogo({ organization }: { organization: CandidateScreening['organization'] }) {
  const { logo_url, organization_name } = organization
  if (logo_url) return <img src={logo_url} alt="" className="h-9 w-auto max-w-28 shrink-0 object-contain" />
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-[8px] bg-text text-16 leading-none font-semibold text-paper"
    >
      {locale.upper(organization_name.slice(0, 1))}
    </span>
  )
}
