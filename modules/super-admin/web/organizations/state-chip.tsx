import { Chip, type ChipTone } from '#ui/chip.tsx'
import type { ManagedOrganization } from '../../contract.ts'
import { stateWords as words } from '../../words/organizations.ts'

const CHIPS: Readonly<Record<string, { readonly tone: ChipTone; readonly label: string }>> = {
  suspended: { tone: 'danger', label: words.suspended },
  deletion_scheduled: { tone: 'attention', label: words.deletion_scheduled },
  past_due: { tone: 'attention', label: words.past_due },
  unpaid: { tone: 'attention', label: words.past_due },
  trialing: { tone: 'outline', label: words.trialing },
}

/** What matters most: a suspension, a deletion, a failed payment, a trial. */
export function StateChip({ state, subscription_status }: Pick<ManagedOrganization, 'state' | 'subscription_status'>) {
  const chip = CHIPS[state] ?? CHIPS[subscription_status] ?? { tone: 'brand', label: words.active }
  return <Chip tone={chip.tone}>{chip.label}</Chip>
}
