import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths } from '../../../paths.ts'
import { firstRunWords as words } from '../../../words/dashboard.ts'

const STEPS = [
  { title: words.job, note: words.jobNote },
  { title: words.link, note: words.linkNote },
  { title: words.review, note: words.reviewNote },
] as const

/** What a new organization sees first: the way to its first job. */
export const FirstRun = () => (
  <>
    <PageHeader title={words.title}>{words.lead}</PageHeader>
    <section aria-label={words.steps} className="px-4 pb-15 md:px-7">
      <ol className="card max-w-[720px] divide-y divide-line">
        {STEPS.map(({ title, note }, index) => (
          <li
            key={title}
            className="grid grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 px-4 py-4 sm:grid-cols-[28px_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden="true"
              className={`num grid size-7 place-items-center rounded-full text-13 font-medium ${index === 0 ? 'bg-brand text-on-brand' : 'bg-sunken text-text-2 ring-1 ring-line'}`}
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-13 text-text-2">{note}</span>
            </span>
            {index === 0 && (
              <LinkButton
                to={paths.createJob()}
                kind="primary"
                className="max-sm:col-start-2 max-sm:justify-self-start"
              >
                {words.start}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  </>
)
