import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '#modules/accounts/web/api.ts'
import { ChangePasswordForm } from '#modules/accounts/web/change-password-form.tsx'
import { ProfileForm } from '#modules/accounts/web/profile-form.tsx'
import { ProfileSkeleton } from '#modules/accounts/web/profile-skeleton.tsx'
import { SessionList } from '#modules/accounts/web/session-list.tsx'
import { sessionWords } from '#modules/accounts/words/sessions.ts'
import { BusyCalendars } from '#modules/busy-calendars/web/busy-calendars.tsx'
import { busyCalendarWords } from '#modules/busy-calendars/words/busy-calendars.ts'
import { OwnFeed } from '#modules/calendar-feed/web/own-feed.tsx'
import { calendarFeedWords } from '#modules/calendar-feed/words/calendar-feed.ts'
import { PreferencesForm } from '#modules/notifications/web/preferences-form.tsx'
import { preferenceWords } from '#modules/notifications/words/preferences.ts'
import { TwoFactor } from '#modules/two-factor/web/two-factor.tsx'
import { twoFactorWords } from '#modules/two-factor/words/two-factor.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
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
          <SettingsPart title={words.you}>
            <ProfileForm key={admin.data.id} admin={admin.data} />
          </SettingsPart>
          <SettingsPart title={words.password}>
            <ChangePasswordForm adminId={admin.data.id} email={admin.data.email} />
          </SettingsPart>
        </>
      )}
      <SettingsPart id="two-factor" title={twoFactorWords.title} note={twoFactorWords.note}>
        <TwoFactor />
      </SettingsPart>
      <SettingsPart id="sessions" title={sessionWords.title} note={sessionWords.note}>
        <SessionList />
      </SettingsPart>
      <SettingsPart id="calendars" title={busyCalendarWords.title} note={busyCalendarWords.note}>
        <BusyCalendars />
      </SettingsPart>
      <SettingsPart id="feed" title={calendarFeedWords.title} note={calendarFeedWords.note}>
        <OwnFeed />
      </SettingsPart>
      <SettingsPart id="notifications" title={preferenceWords.title} note={preferenceWords.note}>
        <PreferencesForm />
      </SettingsPart>
      <SettingsPart title={words.appearance} note={words.onDevice}>
        <AppearanceChoice />
      </SettingsPart>
    </>
  )
}
