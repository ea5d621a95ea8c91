import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { PlanList } from '#modules/super-admin/web/plans/plan-list.tsx'
import { useMayEdit } from '#modules/super-admin/web/use-may-edit.ts'
import { planAdminWords as words } from '#modules/super-admin/words/plans.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { superAdminPaths } from '../../super-admin-paths.ts'

const PlanPanel = lazy(() =>
  import('#modules/super-admin/web/plans/plan-panel.tsx').then(m => ({ default: m.PlanPanel })),
)

/** In the address, for a plan that does not exist yet. */
const NEW = 'new'

export default function PlansPage() {
  const [search, setSearch] = useSearchParams()
  const mayEdit = useMayEdit()
  const open = search.get('plan')
  const show = (plan: string | null) =>
    setSearch(before => {
      if (plan) before.set('plan', plan)
      else before.delete('plan')
      return before
    })
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          mayEdit && (
            <Button onClick={() => show(NEW)}>
              <Icon of={Plus} /> {words.add}
            </Button>
          )
        }
      >
        {words.note}
      </PageHeader>
      <PlanList mayEdit={mayEdit} onOpen={show} />
      <Suspense>
        {open && (
          <PlanPanel
            key={open}
            id={open === NEW ? null : open}
            mayEdit={mayEdit}
            organizationHref={superAdminPaths.superAdminOrganization}
            onClose={() => show(null)}
          />
        )}
      </Suspense>
    </>
  )
}
