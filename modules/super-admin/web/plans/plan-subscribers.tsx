import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { When } from '#ui/when.tsx'
import type { superAdminContract } from '../../contract.ts'
import { planFormWords as words } from '../../words/plans.ts'

interface PlanSubscribersProps {
  readonly plan: ReplyOf<(typeof superAdminContract)['superAdmin.plan']>
  readonly hrefOf: (id: string) => string
}

/** The organizations on a plan, with what they pay. */
export function PlanSubscribers({ plan: { subscribers, organizations }, hrefOf }: PlanSubscribersProps) {
  return (
    <section className="mt-7 border-t border-line pt-5">
      <h3 className="font-semibold">{words.subscribers}</h3>
      <p className="text-13 text-text-2">
        {subscribers.length === 0 ? words.noSubscribers : words.subscribersNote(subscribers.length, organizations)}
      </p>
      <ul className="num mt-1 divide-y divide-line text-13">
        {subscribers.map(({ id, name, status, subscription_status, price, currency, renews_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 font-medium wrap-anywhere">
              <TextLink to={hrefOf(id)}>{name}</TextLink>{' '}
              {status === 'suspended' && <Chip tone="danger">{words.suspended}</Chip>}
            </span>
            <span className="text-text-2">
              {locale.money({ amount: price, currency })},{' '}
              {subscription_status === 'trialing' ? words.ends : words.renews}{' '}
              <When instant={renews_at} zone="UTC" show="day" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
