import type { ListedJob } from '#modules/jobs/web/public-filter.ts'
import { RoleCards, RoleList } from '#modules/jobs/web/public-roles.tsx'

interface ListPreviewProps {
  job: ListedJob
  today: string
  cards: boolean
}

/** A job in the organization's list of open roles, as a row or a card. */
export default function ListPreview({ job, today, cards }: ListPreviewProps) {
  const Roles = cards ? RoleCards : RoleList
  return (
    <div className="px-5 pb-8">
      <Roles jobs={[job]} today={today} hrefOf={() => '#'} />
    </div>
  )
}
