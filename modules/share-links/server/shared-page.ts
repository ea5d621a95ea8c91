import escape from 'escape-html'
import { locale } from '#platform/locale/locale.ts'
import { matchWords, scorecardWords } from '#modules/evaluation/words/scorecard.ts'
import { sharedPageWords as words } from '../words/share-links.ts'
import type { SharedDetails } from './shared-details.ts'

/** The product's own colors and type (`ui/tokens.css`), for a page without scripts and style sheets of its own. */
const STYLE = `:root{color-scheme:light dark;--paper:#faf9f5;--surface:#fff;--ink:#1d1c19;--soft:#57534a;--line:#e7e3db;--mark:#fdf0bd}
@media (prefers-color-scheme:dark){:root{--paper:#131311;--surface:#1b1a18;--ink:#f2efe9;--soft:#bcb6aa;--line:#2d2b27;--mark:#4a3f10}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.55 Geist,ui-sans-serif,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:40px 20px 64px}h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;letter-spacing:-.01em;line-height:1.2}
h1{font-size:32px;margin:0}h2{font-size:22px;margin:36px 0 12px}h3{font-size:16px;margin:16px 0 4px;font-weight:600}p{margin:6px 0;overflow-wrap:anywhere}
.soft{color:var(--soft);font-size:14px}.box{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:12px 0;white-space:pre-wrap;overflow-wrap:anywhere}
mark{background:var(--mark);color:inherit;font-family:Newsreader,Georgia,serif}.note{border-top:1px solid var(--line);margin-top:40px;padding-top:16px}`

const paragraph = (text: string, kind = '') => `<p${kind && ` class="${kind}"`}>${escape(text)}</p>`
const section = (title: string, content: string) =>
  `<section><h2>${escape(title)}</h2>${content || paragraph(words.nothing, 'soft')}</section>`

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`

const verdicts: Record<string, string> = matchWords.results
const recommendations: Record<string, string> = scorecardWords.recommendations

const matchOf = ({ score, model, requirements }: NonNullable<SharedDetails['match']>) =>
  (score === null ? '' : paragraph(words.score(score)) + paragraph(words.engine(model), 'soft')) +
  requirements
    .map(
      one =>
        `<h3>${escape(one.text)}</h3>${paragraph(verdicts[one.verdict] ?? one.verdict, 'soft')}${one.quotes.map(quote => `<p><mark>${escape(quote)}</mark></p>`).join('')}`,
    )
    .join('')

const scorecardsOf = (cards: NonNullable<SharedDetails['scorecards']>) =>
  cards
    .map(
      card =>
        `<h3>${escape(card.author)}</h3>${card.recommendation ? paragraph(recommendations[card.recommendation] ?? '') : ''}${card.ratings.map(one => paragraph(scorecardWords.rating(one.name, one.level), 'soft')).join('')}${card.note ? `<div class="box">${escape(card.note)}</div>` : ''}`,
    )
    .join('')

/** The page of a link: every text in it is escaped, and it runs no script. */
export function sharedPage(shared: SharedDetails): string {
  const parts = [
    `<header><p class="soft">${escape(shared.organization)}</p><h1>${escape(shared.name)}</h1>${paragraph(shared.job)}${paragraph(words.sharedBy(shared.sharedBy, locale.writtenInstant(shared.expiresAt, shared.zone)), 'soft')}</header>`,
    shared.match && section(words.match, matchOf(shared.match)),
    shared.resume &&
      section(words.resume, shared.resume.map(one => `<div class="box">${escape(one.text)}</div>`).join('')),
    shared.interview &&
      section(
        words.interview,
        shared.interview.map(turn => `<h3>${escape(turn.speaker)}</h3>${paragraph(turn.text)}`).join(''),
      ),
    shared.scorecards && section(words.scorecards, scorecardsOf(shared.scorecards)),
    `<p class="soft note">${escape(words.confidential)}</p>`,
  ]
  return page(`${shared.name}, ${shared.job}`, parts.filter(Boolean).join(''))
}

export const endedPage = (): string =>
  page(words.endedTitle, `<h1>${escape(words.endedTitle)}</h1>${paragraph(words.ended)}`)
