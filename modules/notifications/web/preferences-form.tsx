import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Preferences } from '../contract.ts'
import { CHOSEN_KINDS, type EmailChoice } from '../policy.ts'
import { preferenceWords as words } from '../words/preferences.ts'
import { preferencesQuery, savePreferences } from './api.ts'

const CHOICES = (['right_away', 'daily', 'off'] as const).map(value => ({ value, label: words.choices[value] }))

/** Which notifications are e-mailed. Each choice is saved at once, and taken back if that fails. */
export function PreferencesForm() {
  const client = useQueryClient()
  const key = preferencesQuery().queryKey
  const preferences = useQuery(preferencesQuery())
  const save = useMutation({
    mutationFn: savePreferences,
    onMutate: change => {
      const before = client.getQueryData<Preferences>(key)
      if (before) client.setQueryData(key, { ...before, ...change })
      return before
    },
    onSuccess: saved => client.setQueryData(key, saved),
    onError: (_error, _change, before) => before && client.setQueryData(key, before),
  })
  if (preferences.isError)
    return <ErrorState error={preferences.error} title={words.loadFailed} onRetry={() => void preferences.refetch()} />
  if (!preferences.data)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        {CHOSEN_KINDS.map(kind => (
          <Skeleton key={kind} className="h-9 w-full max-w-xl" />
        ))}
      </SkeletonGroup>
    )
  return (
    <div className="max-w-xl">
      <ul>
        {CHOSEN_KINDS.map(kind => (
          <li
            key={kind}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0 sm:grid-cols-[minmax(0,1fr)_160px]"
          >
            <label htmlFor={`email-${kind}`}>{words.kinds[kind]}</label>
            <Select
              id={`email-${kind}`}
              choices={CHOICES}
              value={preferences.data[kind]}
              onChange={event => save.mutate({ [kind]: event.target.value as EmailChoice })}
            />
          </li>
        ))}
      </ul>
      {save.isError && <FormProblem error={save.error} title={words.failed} />}
    </div>
  )
}
