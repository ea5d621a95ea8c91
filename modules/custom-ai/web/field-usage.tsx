import { useQuery } from '@tanstack/react-query'
import { Briefcase, Columns3, Download, Filter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/router.tsx'
import type { CustomAiField } from '../contract.ts'
import { customAiWords, tryWords as words } from '../words/page.ts'
import { usageQuery } from './api.ts'

export interface FieldHrefs {
  readonly job: (jobId: string) => string
  readonly applications: (query: Record<string, string>) => string
}

/** What answers cost, and where they are shown. */
export function FieldUsage({
  field,
  engine,
  hrefs,
}: {
  field: CustomAiField
  engine: string | null
  hrefs: FieldHrefs
}) {
  const { data } = useQuery(usageQuery(field.id))
  const left = field.coverage.applications - field.coverage.answered
  const tokens = (count: number) => (count === 0 ? words.free : words.tokens(count))
  const each = () => {
    if (!data || (data.tokens_each === null && data.milliseconds_each === null)) return words.unknown
    const time = data.milliseconds_each === null ? '' : `, ${words.about(words.seconds(data.milliseconds_each))}`
    return tokens(data.tokens_each ?? 0) + time
  }
  const rows: [string, string][] = [
    [words.perApplication, each()],
    [
      words.month,
      data
        ? words.usedFor(
            words.answers(data.answers),
            data.tokens === 0 ? words.noTokens : words.tokens(data.tokens),
            data.cost_usd,
          )
        : '…',
    ],
    [
      words.left,
      data?.tokens_each ? `${words.applications(left)}, ${tokens(left * data.tokens_each)}` : words.applications(left),
    ],
    [words.engineRow, words.engine(engine)],
  ]
  return (
    <section className="grid gap-7 px-4 py-5 md:px-7 lg:grid-cols-2">
      <div>
        <h3 className="text-14 font-semibold">{words.cost}</h3>
        <dl className="num mt-2.5 text-13">
          {rows.map(([term, value]) => (
            <div key={term} className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-text-2">{term}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-14 font-semibold">{words.used}</h3>
        <ul className="mt-2.5 text-13">
          {field.jobs.map(({ id, title }) => (
            <Use key={id} icon={Briefcase} kind={words.job}>
              <Link to={hrefs.job(id)} className="underline underline-offset-2">
                {title}
              </Link>
            </Use>
          ))}
          {field.all_jobs && (
            <Use icon={Briefcase} kind={words.job}>
              {customAiWords.allJobs}
            </Use>
          )}
          {data?.used_in.map(({ kind, view_id, name }) => (
            <Use key={`${kind} ${view_id}`} icon={kind === 'column' ? Columns3 : Filter} kind={words.savedView}>
              <Link to={hrefs.applications({ saved: view_id })} className="underline underline-offset-2">
                {kind === 'column' ? words.column(name) : words.filter(name)}
              </Link>
            </Use>
          ))}
          <Use icon={Download} kind={words.csvAll}>
            {words.csv}
          </Use>
        </ul>
      </div>
    </section>
  )
}

const Use = ({ icon, kind, children }: { icon: typeof Filter; kind: string; children: ReactNode }) => (
  <li className="flex items-center gap-2.5 border-t border-line py-2">
    <span className="text-text-2">
      <Icon of={icon} size={16} />
    </span>
    <span className="min-w-0">{children}</span>
    <span className="ml-auto text-right text-text-2">{kind}</span>
  </li>
)
