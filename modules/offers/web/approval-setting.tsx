import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationSettingsQuery } from '#modules/organizations/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { panelWords } from '../words/panel.ts'
import { setOfferApproval } from './api.ts'

const words = panelWords.setting

/** Whether offers have to be approved before they are sent. It shows the choice at once, and takes it back if it is refused. */
export function ApprovalSetting() {
  const client = useQueryClient()
  const settings = useQuery(organizationSettingsQuery)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const change = useMutation({
    mutationFn: setOfferApproval,
    onSuccess: saved => client.setQueryData(organizationSettingsQuery.queryKey, saved),
    onSettled: () => setChosen(null),
  })
  const problem = settings.error ?? change.error
  return (
    <div className="grid content-start gap-2">
      {settings.isPending && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-11 w-full max-w-[520px]" />
        </SkeletonGroup>
      )}
      {settings.data && (
        <Checkbox
          label={words.label}
          help={words.help}
          checked={chosen ?? settings.data.settings.offer_approval}
          onChange={event => {
            setChosen(event.target.checked)
            change.mutate(event.target.checked)
          }}
        />
      )}
      {problem && (
        <Alert tone="danger" title={change.error ? words.failed : errorWords(problem).says} live>
          {change.error && errorWords(problem).says}
        </Alert>
      )}
    </div>
  )
}
