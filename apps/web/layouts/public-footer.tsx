import { Link } from '#ui/router.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { paths } from '../paths.ts'
import { siteWords as words } from '../words/site.ts'

const PRODUCT = [
  [paths.features(), words.features],
  [paths.packages(), words.footer.pricing],
  [`${paths.features()}#integrations`, words.footer.integrations],
  ['/api/docs', words.footer.api],
] as const
const SUPPORT = [
  [paths.helpCenter(), words.footer.helpCenter],
  [paths.privacy(), words.footer.privacy],
  [paths.terms(), words.footer.terms],
  [paths.faqs(), words.footer.faqs],
] as const
const FOLLOW = [
  ['https://www.linkedin.com/company/evenhand', words.footer.linkedIn],
  ['https://github.com/evenhand', words.footer.gitHub],
  ['https://www.youtube.com/@evenhand', words.footer.youTube],
] as const

export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-sunken text-14">
      <div className="mx-auto grid max-w-[1280px] grid-cols-2 gap-x-6 gap-y-10 px-5 pt-14 pb-8 md:grid-cols-3 md:px-8 lg:grid-cols-[6fr_2fr_2fr_2fr] xl:px-10">
        <div className="max-lg:col-span-full">
          <Wordmark />
          <p className="mt-3.5 max-w-[34ch] text-text-2">{words.footer.claim}</p>
        </div>
        <Column heading={words.footer.product} links={PRODUCT} />
        <Column heading={words.footer.support} links={SUPPORT} />
        <Column heading={words.footer.follow} links={FOLLOW} />
        <p className="col-span-full mt-2 border-t border-line pt-5 text-13 text-text-2">
          {words.footer.copyright(YEAR)}
        </p>
      </div>
    </footer>
  )
}

const YEAR = String(new Date().getFullYear())

const LINK =
  'inline-flex min-h-11 items-center text-text-2 hover:text-text hover:underline hover:underline-offset-4 md:min-h-8'

function Column({ heading, links }: { heading: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-2 text-13 font-semibold">{heading}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={label}>
            {to.startsWith('http') || to.startsWith('/api') ? (
              <a href={to} className={LINK} {...(to.startsWith('http') && { rel: 'noreferrer', target: '_blank' })}>
                {label}
              </a>
            ) : (
              <Link to={to} className={LINK}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
