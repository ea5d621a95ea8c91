import { PlatformAuditLog } from '#modules/super-admin/web/audit-log.tsx'
import { platformAuditWords as words } from '#modules/super-admin/words/audit.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'

export default function AuditLogPage() {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <PageHeader title={words.title}>{words.note}</PageHeader>
      <div className="px-4 pb-8 md:px-7">
        <PlatformAuditLog about={search.get('about')} onShowAll={() => setSearch({})} />
      </div>
    </>
  )
}
