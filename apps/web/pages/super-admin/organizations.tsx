import { OrganizationList, OrganizationsHeader } from '#modules/super-admin/web/organizations/organization-list.tsx'
import { superAdminPaths } from '../../super-admin-paths.ts'

export default function OrganizationsPage() {
  return (
    <>
      <OrganizationsHeader />
      <OrganizationList hrefOf={superAdminPaths.superAdminOrganization} />
    </>
  )
}
