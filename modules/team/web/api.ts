import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { teamContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['team', 'invitations'],
    queryFn: ({ signal }) => call(contract['team.invitations'], { signal }),
  })

export const openWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['team', 'open-work', id],
    queryFn: ({ signal }) => call(contract['team.openWork'], { params: { id }, signal }),
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['team', 'invitation', token],
    queryFn: ({ signal }) => call(contract['team.checkInvitation'], { query: { token }, signal }),
  })

export const invite = (body: Body<'team.invite'>) => call(contract['team.invite'], { body })
export const inviteAgain = (id: string) => call(contract['team.inviteAgain'], { params: { id } })
export const changeAddress = (id: string, email: string) =>
  call(contract['team.changeAddress'], { params: { id }, body: { email } })
export const revoke = (id: string) => call(contract['team.revoke'], { params: { id } })
export const join = (body: Body<'team.join'>) => call(contract['team.join'], { body })
export const removeAdmin = (id: string, successorId: string | null) =>
  call(contract['team.remove'], { params: { id }, query: { hand_over_to: successorId ?? undefined } })

/** The people and their invitations. */
export const refreshTeam = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['team'] }),
    client.invalidateQueries({ queryKey: ['accounts', 'admins'] }),
  ])
