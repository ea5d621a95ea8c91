import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { templateQuery } from '#modules/email-templates/web/api.ts'
import { ViewTemplate } from '#modules/email-templates/web/view-template.tsx'
import { editorWords as words } from '#modules/email-templates/words/editor.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useLocation, useNavigate, useParams } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'

const TemplateEditor = lazy(() =>
  import('#modules/email-templates/web/editor/template-editor.tsx').then(m => ({ default: m.TemplateEditor })),
)

/** A template, in the editor or as its reader gets it. */
export default function EmailTemplatePage() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const mayEdit = useCan('setup.edit')
  const settingsHref = useCan('organization.settings') ? `${paths.settingsOrganization()}#sender` : null
  const place = { orgId: useOrganizationId() ?? '', templateId: id }
  const template = useQuery({ ...templateQuery(place), staleTime: Number.POSITIVE_INFINITY })
  const listHref = paths.emailTemplates()
  if (template.isError)
    return <ErrorState level={1} error={template.error} title={words.failed} onRetry={() => void template.refetch()} />
  if (!template.data) return <Waiting />
  if (!mayEdit || pathname === paths.viewTemplate(id))
    return (
      <ViewTemplate
        place={place}
        template={template.data}
        mayEdit={mayEdit}
        listHref={listHref}
        editHref={paths.editEmailTemplate(id)}
        settingsHref={settingsHref}
      />
    )
  return (
    <Suspense fallback={<Waiting />}>
      <TemplateEditor
        key={id}
        place={place}
        initial={template.data}
        listHref={listHref}
        settingsHref={settingsHref}
        onRemoved={() => navigate(listHref)}
      />
    </Suspense>
  )
}

const Waiting = () => (
  <SkeletonGroup className="grid grid-cols-1 gap-4 px-4 pt-6 md:px-7">
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-[560px]" />
      <Skeleton className="h-[560px] max-lg:hidden" />
    </div>
  </SkeletonGroup>
)
