import escape from 'escape-html'
import { renderCandidatePage } from '#apps/web/entry-server.tsx'
import type { CandidatePage, Face } from '#apps/web/pages/candidate/careers-data.ts'
import { DATA_ID, ROOT_ID } from '#apps/web/pages/candidate/careers-data.ts'
import { careersWords } from '#apps/web/words/careers.ts'
import { locale } from '#platform/locale/locale.ts'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { brandCss } from '#ui/brand-colors.ts'
import type { LoadedPage } from './candidate-page.ts'
import type { Template } from './page-template.ts'

const { titles } = careersWords

/** JSON that no `</script>` in someone's text can end (HTML standard, 4.12.1.3). */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const meta = (name: string, content: string | null | undefined, attribute = 'name') =>
  content ? `<meta ${attribute}="${name}" content="${escape(content)}">` : ''

/** HTML as a sentence or two for search engines and previews. */
function plain(html: string, most = 200): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, sign => PLAIN[sign] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most) + 1 || most).trim()} …`
}
const PLAIN: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function titleOf(data: CandidatePage): string {
  switch (data.page) {
    case 'careers':
      return titles.roles(data.face.organization_name)
    case 'role':
      return titles.role(data.job.title, data.face.organization_name)
    case 'apply':
      return titles.apply(data.job.title, data.face.organization_name)
    case 'application':
      return titles.application(data.followed.organization.organization_name)
    case 'missing':
      return `${data.title} · ${data.face?.organization_name ?? 'Evenhand'}`
  }
}

function descriptionOf(data: CandidatePage): string | null {
  if (data.page === 'careers') return plain(`${data.face.career_headline}. ${data.face.career_introduction}`)
  if (data.page === 'missing' || data.page === 'application') return null
  const { job, face } = data
  const facts = locale.parts([job.title, placeText(job), face.organization_name])
  return plain(`${facts}. ${job.description}`)
}

const faceOf = (data: CandidatePage): Omit<Face, 'id'> | null =>
  data.page === 'application' ? data.followed.organization : data.face

function scriptsOf({ manifest, html }: Template, file: string): string[] {
  const wanted = new Set<string>()
  const add = (key: string) => {
    const entry = manifest[key]
    if (!entry || wanted.has(entry.file)) return
    wanted.add(entry.file)
    entry.imports?.forEach(add)
  }
  add(file)
  return [...wanted]
    .filter(one => !html.includes(one))
    .map(one => `<link rel="modulepreload" crossorigin href="/${one}">`)
}

function headOf(template: Template, file: string, { data, posting, canonical }: LoadedPage, publicUrl: string): string {
  const face = faceOf(data)
  const title = titleOf(data)
  const description = descriptionOf(data)
  const address = canonical && publicUrl + canonical
  const scheme = face?.colorScheme ?? 'system'
  return [
    `<title>${escape(title)}</title>`,
    meta('description', description),
    canonical ? '' : meta('robots', 'noindex'),
    address ? `<link rel="canonical" href="${escape(address)}">` : '',
    ...(address
      ? [
          meta('og:type', 'website', 'property'),
          meta('og:title', title, 'property'),
          meta('og:description', description, 'property'),
          meta('og:url', address, 'property'),
          meta('og:site_name', face?.organization_name, 'property'),
          meta('og:image', face?.logo_url && publicUrl + face.logo_url, 'property'),
          meta('twitter:card', 'summary'),
        ]
      : []),
    // Colours come with the document, so that nothing flashes; values are computed, never an organization's own text.
    face ? `<style>${brandCss(face.colors)}</style>` : '',
    scheme === 'system' ? '<script src="/theme.js"></script>' : '',
    ...template.fonts.map(font => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...scriptsOf(template, file),
    posting ? `<script type="application/ld+json">${json(posting)}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** The complete document of a candidate's page. It can be read without its script. */
export function renderPage(template: Template, loaded: LoadedPage, publicUrl: string): string {
  const { html, file } = renderCandidatePage(loaded.data)
  const scheme = faceOf(loaded.data)?.colorScheme
  const theme = scheme === 'light' || scheme === 'dark' ? ` data-theme="${scheme}" data-fixed="true"` : ''
  const body = `<div id="${ROOT_ID}">${html}</div>
    <script type="application/json" id="${DATA_ID}">${json(loaded.data)}</script>`
  // Uses functions, because `$&` in a plain replacement text would be a replacement pattern.
  return template.html
    .replace('<html lang="en">', () => `<html lang="en"${theme}>`)
    .replace('<!--head-->', () => headOf(template, file, loaded, publicUrl))
    .replace('<!--page-->', () => body)
}
