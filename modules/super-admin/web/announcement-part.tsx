import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_ANNOUNCEMENT } from '#modules/platform-settings/policy.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { When } from '#ui/when.tsx'
import type { PlatformSettings } from '../contract/platform.ts'
import { announcementFormWords as words } from '../words/settings.ts'
import { announce, endAnnouncement, settingsQuery } from './office-api.ts'

/** The announcement that everyone sees in the workspace. */
export function AnnouncementPart({ settings, mayEdit }: { settings: PlatformSettings; mayEdit: boolean }) {
  const client = useQueryClient()
  const { announcement } = settings
  const [text, setText] = useState('')
  const change = useMutation({
    mutationFn: (next: string | null) => (next === null ? endAnnouncement() : announce(next)),
    onSuccess(saved) {
      client.setQueryData(settingsQuery.queryKey, saved)
      setText('')
    },
  })
  return (
    <SettingsPart title={words.title} note={words.note}>
      <div className="grid max-w-[720px] gap-4">
        {announcement ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-large border border-line bg-brand-tint px-4 py-3">
            <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
              {announcement.text}
              <span className="block text-12 text-text-2">
                {words.since} <When instant={announcement.at} zone="UTC" show="date" />
              </span>
            </p>
            {mayEdit && (
              <Button busy={change.isPending} onClick={() => change.mutate(null)}>
                {words.end}
              </Button>
            )}
          </div>
        ) : (
          <p className="text-text-2">{words.none}</p>
        )}
        {mayEdit && (
          <form
            className="grid gap-3"
            onSubmit={event => {
              event.preventDefault()
              if (text.trim()) change.mutate(text)
            }}
          >
            <Field label={words.text}>
              <Textarea
                rows={2}
                maxLength={LONGEST_ANNOUNCEMENT}
                placeholder={words.placeholder}
                value={text}
                onChange={event => setText(event.target.value.replaceAll('\n', ' '))}
              />
            </Field>
            <FormProblem error={change.error} title={words.failed} />
            <div>
              <Button type="submit" busy={change.isPending} disabled={!text.trim()}>
                {announcement ? words.replace : words.publish}
              </Button>
            </div>
          </form>
        )}
      </div>
    </SettingsPart>
  )
}
