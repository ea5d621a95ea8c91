import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { When } from '#ui/when.tsx'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { noticesQuery } from '../api.ts'
import type { SettingsForm } from './settings-fields.ts'

const NoticesDialog = lazy(() => import('./notices-dialog.tsx').then(m => ({ default: m.NoticesDialog })))

/** What candidates accept before they apply. */
export const PrivacyPart = ({ form }: { form: SettingsForm }) => (
  <SettingsPart id="privacy" title={words.parts.privacy} note={words.notes.privacy}>
    <div className="grid max-w-[640px] gap-3">
      <Field label={words.notice} help={words.noticeHelp} error={form.formState.errors.privacy_notice?.message}>
        <Textarea {...form.register('privacy_notice')} className="min-h-28" />
      </Field>
      <Live />
    </div>
  </SettingsPart>
)

/** Which version is live, and the ones before it. */
function Live() {
  const notices = useQuery(noticesQuery)
  const [open, setOpen] = useState(false)
  if (notices.isError)
    return (
      <p className="text-13 text-danger">
        {words.noticesFailed}. {errorWords(notices.error).says}
      </p>
    )
  const [live] = notices.data ?? []
  if (!live) return <Skeleton className="h-5 w-2/3" />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-13 text-text-2">
        <span className="font-medium text-text">
          {words.version(live.version)}, {words.liveSince} <When instant={live.since} show="day" />.
        </span>{' '}
        {words.keptVersion}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.seeVersions}
      </Button>
      <Suspense>{open && <NoticesDialog notices={notices.data ?? []} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
