import { useQuery } from '@tanstack/react-query'
import type { OfferState } from '#modules/offers/contract.ts'
import { offersQuery } from '#modules/offers/web/api.ts'
import type { Standing } from './next-step.ts'

/** The state of the newest offer at the stage Offer; null: there is none or blind review hides it, undefined: not loaded yet. */
export function useNewestOffer({ id, stage, outcome }: Standing & { id: string }): OfferState | null | undefined {
  const atOffer = stage === 'offer' && outcome === 'active'
  const { data, isError } = useQuery({ ...offersQuery(id), enabled: atOffer })
  if (!atOffer || isError) return null
  return data && (data.items[0]?.state ?? null)
}
