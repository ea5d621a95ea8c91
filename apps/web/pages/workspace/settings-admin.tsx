import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { invitationsQuery } from '#modules/team/web/api.ts'
import { InvitationList } from '#modules/team/web/invitation-list.tsx'
import { InviteForm } from '#modules/team/web/invite-form.tsx'
import { givableRoles, PeopleList } from '#modules/team/web/people-list.tsx'
import { RolesTable } from '#modules/team/web/roles-table.tsx'
import { peopleWords } from '#modules/team/words/people.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { useRole, useUserId } from '../../session.ts'
import { settingsPageWords as words } from '../../words/settings.ts'
import { useAllJobs } from './use-all-jobs.ts'

export default function SettingsAdmin() {
  const me = { id: useUserId() ?? '', role: useRole() ?? 'interviewer' }
  const people = useQuery(adminsQuery())
  const invitations = useQuery(invitationsQuery())
  const { all, error } = useAllJobs()
  const current = all?.filter(({ status }) => status !== 'closed') ?? (error ? 'error' : 'pending')
  const pending = invitations.data?.items ?? []
  const seats = invitations.data?.seats
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.admins }]} />
      </PageBar>
      <PageHeader title={words.admins} />
      <div className="grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-10 px-4 pb-12 md:px-7">
        <section className="grid min-w-0 gap-4">
          <div>
            <h2 className="font-semibold">{peopleWords.invite}</h2>
            {seats && (
              <p className="text-13 text-text-2">{peopleWords.seats(seats.used, seats.limit, pending.length)}</p>
            )}
          </div>
          <InviteForm roles={givableRoles(me.role)} jobs={current} />
        </section>
        <section className="grid min-w-0 gap-3">
          <h2 className="font-semibold">{peopleWords.people}</h2>
          {people.isPending && <RowsSkeleton />}
          {people.isError && (
            <ErrorState error={people.error} title={peopleWords.loadFailed} onRetry={() => void people.refetch()} />
          )}
          {people.data && <PeopleList people={people.data} me={me} />}
        </section>
        {invitations.isError && (
          <ErrorState
            error={invitations.error}
            title={peopleWords.pendingFailed}
            onRetry={() => void invitations.refetch()}
          />
        )}
        {pending.length > 0 && (
          <section className="grid min-w-0 gap-3">
            <h2 className="font-semibold">{peopleWords.pending}</h2>
            <InvitationList invitations={pending} />
          </section>
        )}
        <section className="grid min-w-0 gap-3">
          <h2 className="font-semibold">{peopleWords.roles}</h2>
          <RolesTable />
        </section>
      </div>
    </>
  )
}

const RowsSkeleton = () => (
  <SkeletonGroup className="grid gap-4 border-y border-line py-4">
    {[0, 1, 2].map(row => (
      <Skeleton key={row} className="h-9 w-full" />
    ))}
  </SkeletonGroup>
)
