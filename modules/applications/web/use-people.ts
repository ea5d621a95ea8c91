import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminsQuery } from '#modules/accounts/web/api.ts'

/** Names of the organization's people, by ID. Fetched when something shows them. */
export function usePeople(isShown: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...adminsQuery(), enabled: isShown })
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}
