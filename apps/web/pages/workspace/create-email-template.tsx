import { NewTemplate } from '#modules/email-templates/web/new-template.tsx'
import { listWords } from '#modules/email-templates/words/list.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useNavigate } from '#ui/router.tsx'
import { paths } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'

export default function CreateEmailTemplatePage() {
  const navigate = useNavigate()
  const orgId = useOrganizationId() ?? ''
  const listHref = paths.emailTemplates()
  if (!useCan('setup.edit'))
    return (
      <EmptyState
        level={1}
        drawing="search"
        title={listWords.noCreating}
        action={<LinkButton to={listHref}>{listWords.title}</LinkButton>}
      >
        {listWords.readOnly}
      </EmptyState>
    )
  return (
    <NewTemplate
      orgId={orgId}
      listHref={listHref}
      onCreated={id => navigate(paths.editEmailTemplate(id), { replace: true })}
    />
  )
}
