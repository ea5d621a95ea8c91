import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { availabilityWords as words } from '../../words/availability.ts'
import { availabilityQuery } from '../api.ts'
import { AvailabilityEditor } from './availability-editor.tsx'

interface AvailabilityPanelProps {
  adminId: string
  /** Owners and admins can choose a person. */
  choosesPerson: boolean
  /** Where one's other calendars are added. */
  calendarsHref: string
  onClose: () => void
}

/** When people can be booked: one's own hours, or anyone's for owners and admins. */
export function AvailabilityPanel({ adminId, choosesPerson, calendarsHref, onClose }: AvailabilityPanelProps) {
  const [person, setPerson] = useState(adminId)
  const [isChanged, setIsChanged] = useState(false)
  /** What happens if the changes are discarded. */
  const [asking, setAsking] = useState<{ proceed: () => void } | null>(null)
  const leave = (proceed: () => void) => (isChanged ? setAsking({ proceed }) : proceed())
  const people = useQuery({ ...adminsQuery(), enabled: choosesPerson })
  const availability = useQuery(availabilityQuery(person))
  const others = (people.data ?? []).filter(({ id }) => id !== adminId)
  return (
    <SidePanel
      open
      onOpenChange={open => !open && leave(onClose)}
      title={words.title}
      description={words.description}
      wide
    >
      {choosesPerson && (
        <Field label={words.person} className="mb-5 max-w-[280px]">
          <Select
            value={person}
            onChange={event => {
              const { value } = event.target
              leave(() => setPerson(value))
            }}
            choices={[
              { value: adminId, label: words.me },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      )}
      {availability.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          {[1, 2, 3, 4, 5, 6, 7].map(row => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {availability.isError && (
        <ErrorState error={availability.error} title={words.loadFailed} onRetry={() => void availability.refetch()} />
      )}
      {availability.data && (
        <AvailabilityEditor key={person} availability={availability.data} onChanged={setIsChanged} />
      )}
      {person === adminId && (
        <p className="mt-6 border-t border-line pt-4 text-13 text-text-2">
          <TextLink to={calendarsHref}>{words.otherCalendars}</TextLink>
          <span className="mt-1 block">{words.otherCalendarsHelp}</span>
        </p>
      )}
      <Dialog
        open={asking !== null}
        onOpenChange={open => !open && setAsking(null)}
        title={words.discardTitle}
        description={words.discardNote}
        keep={words.keepEditing}
        actions={
          <Button
            kind="danger-solid"
            onClick={() => {
              setAsking(null)
              setIsChanged(false)
              asking?.proceed()
            }}
          >
            {words.discard}
          </Button>
        }
      />
    </SidePanel>
  )
}
