import type { CandidateDetails } from '#modules/applications/contract.ts'
import { NotesSection } from '#modules/applications/web/notes/notes-section.tsx'

interface TeamTabProps {
  application: CandidateDetails['applications'][number]
  userId: string
}

/** What the team adds to an application. */
export const TeamTab = ({ application, userId }: TeamTabProps) => (
  <div className="grid gap-8">
    <NotesSection application={application} userId={userId} />
  </div>
)
