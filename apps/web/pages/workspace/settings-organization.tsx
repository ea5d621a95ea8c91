import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { AuditLog } from '#modules/audit/web/audit-log.tsx'
import { auditWords } from '#modules/audit/words/audit.ts'
import { SampleDataSwitch } from '#modules/sample-data/web/sample-data-switch.tsx'
import { sampleDataWords } from '#modules/sample-data/words/sample-data.ts'
import { RetentionSettings } from '#modules/retention/web/retention-settings.tsx'
import { retentionWords } from '#modules/retention/words/retention.ts'
import { ApprovalSetting } from '#modules/offers/web/approval-setting.tsx'
import { DeleteOrganization } from '#modules/organizations/web/delete-organization.tsx'
import { deletionWords } from '#modules/organizations/words/deletion.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session.ts'
import { settingsPageWords as words } from '../../words/settings.ts'

export default function SettingsOrganization() {
  const people = useQuery(adminsQuery())
  const isOwner = useCan('organization.own')
  const administers = useCan('organization.settings')
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.organization }]} />
      </PageBar>
      <PageHeader title={words.organization} />
      <div className="max-w-[1040px] px-4 pb-8 md:px-7">
        <ApprovalSetting />
      </div>
      {administers && (
        <section id="retention" className="grid max-w-[1040px] scroll-mt-14 gap-4 px-4 pb-8 md:px-7">
          <div>
            <h2 className="font-semibold">{retentionWords.title}</h2>
            <p className="text-13 text-text-2">{retentionWords.note}</p>
          </div>
          <div className="max-w-[640px]">
            <RetentionSettings />
          </div>
        </section>
      )}
      {administers && (
        <section className="max-w-[1040px] px-4 pb-8 md:px-7">
          <div className="max-w-[640px]">
            <SampleDataSwitch note={sampleDataWords.note} />
          </div>
        </section>
      )}
      <section className="grid max-w-[1040px] gap-4 px-4 pb-12 md:px-7">
        <div>
          <h2 className="font-semibold">{auditWords.title}</h2>
          <p className="text-13 text-text-2">{auditWords.note}</p>
        </div>
        <AuditLog people={people.data ?? []} />
      </section>
      <section id="deletion" className="grid max-w-[1040px] scroll-mt-14 gap-4 px-4 pb-12 md:px-7">
        <h2 className="font-semibold">{deletionWords.title}</h2>
        <div className="max-w-[640px]">
          <DeleteOrganization isOwner={isOwner} />
        </div>
      </section>
    </>
  )
}
