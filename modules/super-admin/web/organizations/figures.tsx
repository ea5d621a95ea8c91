import { dayWords } from '#modules/billing/words/invoices.ts'
import { locale } from '#platform/locale/locale.ts'
import type { OrganizationDetails } from '../../contract.ts'
import { organizationPageWords } from '../../words/organizations.ts'

const words = organizationPageWords.figures

/** The six figures that describe a customer. */
export function Figures({ organization }: { organization: OrganizationDetails }) {
  const { subscription, interviews, failures, open_jobs, admins, active_admins, storage, paid } = organization
  const { plan, price, currency, interval, status, current_period_end, limits } = subscription
  const cost = words.price(locale.money({ amount: price, currency }), interval)
  const figures = [
    {
      name: words.plan,
      value: plan.name,
      note: status === 'trialing' ? words.trialEnds(dayWords(new Date(current_period_end))) : cost,
    },
    {
      name: words.interviews,
      value: locale.number(interviews),
      note: words.withoutAnswers(failures.interviews_without_answers),
    },
    { name: words.jobs, value: locale.number(open_jobs), note: words.limit(limits.jobs) },
    { name: words.admins, value: locale.number(admins), note: words.active(active_admins) },
    {
      name: words.storage,
      value: storage ? words.size(storage.bytes) : words.notCounted,
      note: storage ? words.files : words.countedNote,
    },
    {
      name: words.paid,
      value: paid.length > 0 ? locale.list(paid.map(one => locale.money(one))) : words.nothing,
      note: '',
    },
  ]
  return (
    <dl
      aria-label={words.title}
      className="num grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-3 xl:grid-cols-6"
    >
      {figures.map(({ name, value, note }) => (
        <div key={name} className="bg-surface px-4 py-3 md:px-5 md:first:pl-7">
          <dt className="text-13 text-text-2">{name}</dt>
          <dd>
            <span className="block font-serif text-22 font-medium tracking-[-0.01em] wrap-anywhere">{value}</span>
            <span className="text-12 text-text-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
