import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { platformSettingsWords as words } from '../words/settings.ts'
import { AnnouncementPart } from './announcement-part.tsx'
import { FailedTasksPart } from './failed-tasks-part.tsx'
import { LoadingRows } from './list-parts.tsx'
import { settingsQuery } from './office-api.ts'
import { OrganizationInvitations } from './organization-invitations.tsx'
import { PeoplePart } from './people-part.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useMayEdit } from './use-may-edit.ts'

/** What is set for the whole platform. */
export function PlatformSettings() {
  const settings = useQuery(settingsQuery)
  const mayEdit = useMayEdit()
  return (
    <>
      <PageHeader title={words.title}>{words.note}</PageHeader>
      {settings.isPending && (
        <div className="px-4 md:px-7">
          <LoadingRows label={words.loading} />
        </div>
      )}
      {settings.isError && !settings.data && (
        <ErrorState error={settings.error} title={words.failed} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <>
          <SettingsForm settings={settings.data} mayEdit={mayEdit} />
          <OrganizationInvitations settings={settings.data} mayEdit={mayEdit} />
          <AnnouncementPart settings={settings.data} mayEdit={mayEdit} />
        </>
      )}
      <PeoplePart mayEdit={mayEdit} />
      <FailedTasksPart mayEdit={mayEdit} />
    </>
  )
}
