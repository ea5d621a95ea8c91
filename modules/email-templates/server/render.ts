import escape from 'escape-html'
import { contrast, toHex, toOklch } from '#platform/color/oklch.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import { wrapLine } from '#platform/locale/text-lines.ts'
import { emailWords } from '../words/emails.ts'
import type { Block, Letter } from './blocks.ts'
import { letterHtml, letterParagraphs } from './letter.ts'

/** The sender's branding in an e-mail. The colors are the organization's; text colors are computed to be readable on them. */
export interface MailFace {
  readonly name: string
  readonly logoUrl: string | null
  readonly primary: string
  readonly onPrimary: string
  /** Why the reader gets this e-mail and what they can do, with or without links. */
  readonly footer: readonly { readonly text: string; readonly href?: string }[]
}

/** `**strong**` is the only formatting within a line. Of several lines, each has some room, because long ones wrap. */
const inline = (text: string) =>
  escape(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong style="font-weight:600">$1</strong>')
    .replaceAll(/\n(.*)/g, '<span style="display:block;margin-top:8px">$1</span>')
/** An address within escaped text, without the punctuation that follows it. */
const ADDRESS = /https?:\/\/(?:&amp;|[^\s<>&])*(?:&amp;|[^\s<>&.,;:!?)\]}'\p{Pe}\p{Pf}\p{Pi}…。、，！？；：])/giu
/** Facts name places: the address of a video call is a link. */
const linked = (html: string) =>
  html.replaceAll(
    ADDRESS,
    found => `<a class="ink" href="${found}" style="color:${LIGHT.ink};word-break:break-all">${found}</a>`,
  )
const bare = (text: string) => text.replaceAll('**', '')

const SANS = `Geist,ui-sans-serif,system-ui,'Segoe UI',Helvetica,Arial,sans-serif`
const SERIF = `Newsreader,'Iowan Old Style',Georgia,'Times New Roman',serif`

/** WCAG 2.2 AA for text. */
const READS = 4.5
/** The product's grays (`ui/tokens.css`): e-mails cannot use custom properties. */
const LIGHT = {
  ground: '#f3f1ec',
  paper: '#ffffff',
  ink: '#1d1c19',
  soft: '#57534a',
  line: '#e7e3db',
}
const DARK = {
  ground: '#131311',
  paper: '#1b1a18',
  ink: '#f2efe9',
  soft: '#bcb6aa',
  line: '#2d2b27',
}

const channelsOf = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes a color with a background, as hex, because e-mail programs cannot mix colors. */
function mix(hex: string, ground: string, share: number): string {
  const under = channelsOf(ground)
  const mixed = channelsOf(hex).map((one, at) => Math.round(one * share + under[at]! * (1 - share)))
  return `#${mixed.map(one => one.toString(16).padStart(2, '0')).join('')}`
}

/** White or ink, whichever is more readable on a color; black if neither is readable enough. */
export function readableOn(hex: string): string {
  const best = contrast(LIGHT.paper, hex) >= contrast(LIGHT.ink, hex) ? LIGHT.paper : LIGHT.ink
  return contrast(best, hex) >= READS ? best : '#000000'
}

/** An organization's branding. The logo is omitted if the product's address is not known. */
export function faceOf(facts: OrganizationFacts, publicUrl: string | null, footer: MailFace['footer']): MailFace {
  const primary = facts.settings.color_primary
  return {
    name: facts.organization.name,
    logoUrl: facts.logoUrl && publicUrl && `${publicUrl}${facts.logoUrl}`,
    primary,
    onPrimary: readableOn(primary),
    footer,
  }
}

/** The organization's color on a dark background: the same hue, but light enough to be visible. */
function onDark(primary: string): string {
  const { l, c, h } = toOklch(primary)
  return toHex({ l: Math.max(l, 0.79), c: Math.min(c, 0.09), h })
}

/**
 * Rules for narrow and dark screens, which style attributes cannot express. An e-mail program that ignores them shows the light
 * version, which works without them.
 */
function sheet({ primary }: MailFace): string {
  const press = onDark(primary)
  const dark = [
    `.ground{background:${DARK.ground}!important}`,
    `.paper{background:${DARK.paper}!important;border-color:${DARK.line}!important}`,
    `.ink{color:${DARK.ink}!important}`,
    `.soft{color:${DARK.soft}!important}`,
    `.line{border-color:${DARK.line}!important}`,
    `.press{background:${press}!important;color:${readableOn(press)}!important}`,
    `.box{background:${mix(primary, DARK.paper, 0.28)}!important}`,
  ]
  const narrow = [
    '.edge{padding:0!important}',
    '.paper{border-width:0!important;border-radius:0!important}',
    '.inset{padding-left:20px!important;padding-right:20px!important}',
    '.term{width:88px!important}',
    '.headline{font-size:28px!important}',
  ]
  return `@media (max-width:640px){${narrow.join('')}}@media (prefers-color-scheme:dark){${dark.join('')}}`
}

function blockHtml(block: Block | Letter, face: MailFace): string {
  switch (block.kind) {
    case 'headline':
      return `<h1 class="headline ink" style="margin:18px 0 0;font:500 32px/1.16 ${SERIF};letter-spacing:-.02em;color:${LIGHT.ink}">${inline(block.text)}</h1>`
    case 'heading':
      return `<h2 class="line ink" style="margin:36px 0 0;padding-top:30px;border-top:1px solid ${LIGHT.line};font:600 18px/1.4 ${SANS};color:${LIGHT.ink}">${inline(block.text)}</h2>`
    case 'note':
      return `<p class="soft" style="margin:12px 0 0;font-size:14px;line-height:1.6;color:${LIGHT.soft}">${inline(block.text)}</p>`
    case 'button':
      return `<a class="press" href="${escape(block.href)}" style="display:block;margin-top:26px;background:${face.primary};color:${face.onPrimary};text-align:center;text-decoration:none;font:500 18px/26px ${SANS};padding:14px 24px;border-radius:9px">${inline(block.text)}</a>`
    case 'fact':
      return `<tr><th scope="row" class="term soft line" style="width:136px;padding:10px 16px 10px 0;text-align:left;vertical-align:top;font-weight:400;color:${LIGHT.soft};border-bottom:1px solid ${LIGHT.line}">${inline(block.term)}</th><td class="ink line" style="padding:10px 0;vertical-align:top;border-bottom:1px solid ${LIGHT.line}">${block.links ? linked(inline(block.text)) : inline(block.text)}</td></tr>`
    case 'box':
      return `<div class="box" style="margin-top:28px;padding:24px 26px;border-radius:10px;background:${mix(face.primary, LIGHT.paper, 0.08)}"><p style="margin:0;font-weight:600;font-size:18px">${inline(block.term)}</p><p style="margin:6px 0 0;line-height:1.6">${inline(block.text)}</p></div>`
    case 'letter':
      return `<div class="line" style="margin-top:24px;padding:6px 0 18px;border:solid ${LIGHT.line};border-width:1px 0;overflow-wrap:anywhere">${letterHtml(block.rich)}</div>`
    case 'paragraph':
      return `<p style="margin:16px 0 0;line-height:1.6">${inline(block.text)}</p>`
  }
}

/** Consecutive rows of facts become one table. */
function bodyHtml(blocks: readonly (Block | Letter)[], face: MailFace): string {
  let html = ''
  let rows = ''
  for (const block of [...blocks, null]) {
    if (block?.kind === 'fact') {
      rows += blockHtml(block, face)
      continue
    }
    if (rows)
      html += `<table width="100%" style="margin-top:14px;border-collapse:collapse;font-size:16px;line-height:1.5">${rows}</table>`
    rows = ''
    if (block) html += blockHtml(block, face)
  }
  return html
}

const footerHtml = ({ footer }: MailFace) =>
  footer
    .map(
      ({ text, href }) =>
        `<p style="margin:0 0 8px">${href ? `<a class="soft" href="${escape(href)}" style="color:${LIGHT.soft}">${escape(text)}</a>` : escape(text)}</p>`,
    )
    .join('')

/** The e-mail as HTML: one column of 600 px in plain tables; only the logo is loaded from elsewhere. */
export function renderHtml(subject: string, blocks: readonly (Block | Letter)[], face: MailFace): string {
  const button = blocks.find(block => block.kind === 'button')
  const copy = button
    ? `<p style="margin:0 0 8px">${escape(emailWords.footer.copyAddress)}<br><a class="soft" href="${escape(button.href)}" style="color:${LIGHT.soft};word-break:break-all">${escape(button.href)}</a></p>`
    : ''
  const logo = face.logoUrl
    ? `<img src="${escape(face.logoUrl)}" alt="" height="36" style="display:inline-block;height:36px;max-width:120px;vertical-align:middle;margin-right:12px;border-radius:6px">`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title><style>${sheet(face)}</style></head>
<body class="ground ink" style="margin:0;background:${LIGHT.ground};color:${LIGHT.ink};font:400 16px/1.5 ${SANS}"><main>
<table role="presentation" class="ground" width="100%" style="border-collapse:collapse;background:${LIGHT.ground}"><tr><td class="edge" style="padding:24px 12px" align="center">
<table role="presentation" class="paper ink" width="600" style="width:100%;max-width:600px;border-collapse:separate;border-spacing:0;background:${LIGHT.paper};color:${LIGHT.ink};border:1px solid ${LIGHT.line};border-radius:12px;overflow:hidden;text-align:left">
<tr><td class="inset" style="background:${face.primary};color:${face.onPrimary};padding:20px 40px">${logo}<span style="font:500 24px/36px ${SERIF};letter-spacing:-.02em;vertical-align:middle">${escape(face.name)}</span></td></tr>
<tr><td class="inset" style="padding:32px 40px 40px">${bodyHtml(blocks, face)}</td></tr>
<tr><td class="inset soft line" style="padding:24px 40px 26px;border-top:1px solid ${LIGHT.line};font-size:13px;line-height:1.55;color:${LIGHT.soft}">${footerHtml(face)}${copy}</td></tr>
</table></td></tr></table></main></body></html>`
}

const wrapLines = (text: string) => text.split('\n').map(wrapLine).join('\n')

/** Several lines become a list below their term. */
const factText = (term: string, text: string) =>
  text.includes('\n') ? wrapLines(`${term}:\n${text.replaceAll(/^/gm, '- ')}`) : wrapLine(`${term}: ${text}`)

/** The same e-mail as plain text. */
export function renderText(blocks: readonly (Block | Letter)[], face: MailFace): string {
  const paragraphs = blocks.map(block => {
    if (block.kind === 'button') return `${bare(block.text)}:\n${block.href}`
    if (block.kind === 'heading') return bare(block.text).toUpperCase()
    if (block.kind === 'fact') return factText(bare(block.term), bare(block.text))
    if (block.kind === 'box') return `${bare(block.term).toUpperCase()}\n${wrapLines(bare(block.text))}`
    if (block.kind === 'letter') return letterParagraphs(block.rich).map(wrapLines).join('\n\n')
    return wrapLines(bare(block.text))
  })
  const footer = face.footer.map(({ text, href }) => (href ? `${text}:\n${href}` : wrapLine(text)))
  return `${[...paragraphs, '--', ...footer].join('\n\n')}\n`
}
