import { OrganizationList, OrganizationsHeader } from '#modules/super-admin/web/organizations/organization-list.tsx'
import { paths } from '../../paths.ts'

export default function OrganizationsPage() {
  return (
    <>
      <OrganizationsHeader />
      <OrganizationList hrefOf={paths.superAdminOrganization} />
    </>
  )
}
