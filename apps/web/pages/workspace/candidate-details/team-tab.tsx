import type { CandidateDetails } from '#modules/applications/contract.ts'
import { AttachmentsSection } from '#modules/attachments/web/attachments-section.tsx'
import { NotesSection } from '#modules/applications/web/notes/notes-section.tsx'
import { TodosSection } from '#modules/todos/web/todos-section.tsx'
import { useDecidesOn } from '../../../decides.ts'
import { useCan } from '../../../session.ts'

interface TeamTabProps {
  application: CandidateDetails['applications'][number]
  userId: string
}

/** What the team adds to an application. */
export function TeamTab({ application, userId }: TeamTabProps) {
  const reviews = useCan('candidates.review')
  const decides = useDecidesOn()(application.job.id)
  return (
    <div className="grid gap-8">
      <TodosSection applicationId={application.id} userId={userId} reviews={reviews} />
      <NotesSection application={application} userId={userId} />
      <AttachmentsSection applicationId={application.id} userId={userId} reviews={reviews} decides={decides} />
    </div>
  )
}
