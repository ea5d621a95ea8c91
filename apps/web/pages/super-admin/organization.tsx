import { OrganizationPage } from '#modules/super-admin/web/organizations/organization-page.tsx'
import { useMayEdit } from '#modules/super-admin/web/use-may-edit.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { useShownTitle } from '#ui/page-title.tsx'
import { useParams } from '#ui/router.tsx'
import { withQuery } from '../../paths.ts'
import { superAdminPaths } from '../../super-admin-paths.ts'
import { pageTitles } from '../../words/pages.ts'

export default function SuperAdminOrganizationPage() {
  const { id = '' } = useParams()
  const name = useShownTitle()
  const mayEdit = useMayEdit()
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: pageTitles.superAdminOrganizations, to: superAdminPaths.superAdminOrganizations() },
            { label: name ?? pageTitles.superAdminOrganization },
          ]}
        />
      </PageBar>
      <OrganizationPage
        key={id}
        id={id}
        mayEdit={mayEdit}
        auditHref={withQuery(superAdminPaths.superAdminAuditLog(), { about: id })}
      />
    </>
  )
}
