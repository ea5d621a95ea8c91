import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminQuery } from '#modules/accounts/web/api.ts'
import { ChangePasswordForm } from '#modules/accounts/web/change-password-form.tsx'
import { ProfileForm } from '#modules/accounts/web/profile-form.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { settingsPageWords as words } from '../../words/settings.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session.ts'
import { AppearanceChoice } from './settings-profile/appearance-choice.tsx'

export default function SettingsProfile() {
  const userId = useUserId() ?? ''
  const admin = useQuery({ ...adminQuery(userId), enabled: userId !== '' })
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.profile }]} />
      </PageBar>
      <PageHeader title={words.profile} />
      {admin.isError && (
        <ErrorState error={admin.error} title={words.profileFailed} onRetry={() => void admin.refetch()} />
      )}
      {admin.isPending && <ProfileSkeleton />}
      {admin.data && (
        <>
          <Part title={words.you}>
            <ProfileForm key={admin.data.id} admin={admin.data} />
          </Part>
          <Part title={words.password}>
            <ChangePasswordForm adminId={admin.data.id} email={admin.data.email} />
          </Part>
        </>
      )}
      <Part title={words.appearance} note={words.onDevice}>
        <AppearanceChoice />
      </Part>
    </>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-t border-line px-4 py-6 md:grid-cols-[200px_minmax(0,1fr)] md:px-7">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-13 text-text-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 border-t border-line px-4 py-6 md:grid-cols-[200px_420px] md:px-7">
      <Skeleton className="h-5 w-16" />
      <div className="grid gap-6">
        {['name', 'mail', 'zone'].map(part => (
          <div key={part} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
