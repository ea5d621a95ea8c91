import type { CandidateScreening } from '../contract.ts'

/** The organization's picture, or its first letter. */
export function OrgSign({ organization }: { organization: CandidateScreening['organization'] }) {
  const { logo_url, organization_name } = organization
  if (logo_url) return <img src={logo_url} alt="" className="size-8 shrink-0 rounded-control object-contain" />
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-[8px] bg-text text-14 leading-none font-semibold text-paper"
    >
      {organization_name.slice(0, 1).toLocaleUpperCase()}
    </span>
  )
}
