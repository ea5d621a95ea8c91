import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { AuditLog } from '#modules/audit/web/audit-log.tsx'
import { auditWords } from '#modules/audit/words/audit.ts'
import { DataExportPanel } from '#modules/data-export/web/data-export-panel.tsx'
import { dataExportWords } from '#modules/data-export/words/data-export.ts'
import { ApprovalSetting } from '#modules/offers/web/approval-setting.tsx'
import { panelWords } from '#modules/offers/words/panel.ts'
import { DeleteOrganization } from '#modules/organizations/web/delete-organization.tsx'
import { OrganizationSettingsForm } from '#modules/organizations/web/settings/settings-form.tsx'
import { deletionWords } from '#modules/organizations/words/deletion.ts'
import { RetentionSettings } from '#modules/retention/web/retention-settings.tsx'
import { retentionWords } from '#modules/retention/words/retention.ts'
import { SampleDataSwitch } from '#modules/sample-data/web/sample-data-switch.tsx'
import { sampleDataWords } from '#modules/sample-data/words/sample-data.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { paths } from '../../paths.ts'
import { useCan, useUserId } from '../../session.ts'
import { settingsPageWords as words } from '../../words/settings.ts'

export default function SettingsOrganization() {
  const people = useQuery(adminsQuery())
  const userId = useUserId()
  const isOwner = useCan('organization.own')
  const administers = useCan('organization.settings')
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.organization }]} />
      </PageBar>
      <PageHeader title={words.organization} />
      {administers && (
        <>
          <OrganizationSettingsForm careersHref={id => paths.form(id)} />
          <SettingsPart id="retention" title={retentionWords.title} note={retentionWords.note}>
            <div className="max-w-[640px]">
              <RetentionSettings />
            </div>
          </SettingsPart>
        </>
      )}
      <SettingsPart id="offers" title={panelWords.setting.title}>
        <ApprovalSetting />
      </SettingsPart>
      {administers && (
        <SettingsPart id="sample" title={sampleDataWords.title}>
          <div className="max-w-[640px]">
            <SampleDataSwitch note={sampleDataWords.note} hideTitle />
          </div>
        </SettingsPart>
      )}
      <SettingsPart id="audit" title={auditWords.title} note={auditWords.note} wide>
        <div className="max-w-[1040px]">
          <AuditLog people={people.data ?? []} />
        </div>
      </SettingsPart>
      <SettingsPart id="export" title={dataExportWords.title}>
        <DataExportPanel isOwner={isOwner} userId={userId} />
      </SettingsPart>
      <SettingsPart id="deletion" title={deletionWords.title}>
        <div className="max-w-[640px]">
          <DeleteOrganization isOwner={isOwner} />
        </div>
      </SettingsPart>
    </>
  )
}
