import { TemplateList } from '#modules/email-templates/web/template-list.tsx'
import { paths } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'

export default function EmailTemplatesPage() {
  const mayEdit = useCan('setup.edit')
  return (
    <TemplateList
      seesSent={useCan('candidates.manage')}
      candidateHref={paths.candidateDetails}
      orgId={useOrganizationId() ?? ''}
      mayEdit={mayEdit}
      createHref={paths.createEmailTemplate()}
      hrefOf={id => (mayEdit ? paths.editEmailTemplate(id) : paths.viewTemplate(id))}
    />
  )
}
