import { can } from '#platform/access/policy.ts'
import { ModelCheck } from '#modules/model-check/web/model-check.tsx'
import { modelCheckWords } from '#modules/model-check/words/page.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths } from '../../paths.ts'
import { useRole } from '../../session.ts'
import { settingsPageWords as words } from '../../words/settings.ts'

export default function SettingsModelCheck() {
  const role = useRole()
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.modelCheck }]} />
      </PageBar>
      <PageHeader title={words.modelCheck}>{modelCheckWords.explained}</PageHeader>
      <ModelCheck mayStart={role !== null && can(role, 'organization.settings')} />
    </>
  )
}
