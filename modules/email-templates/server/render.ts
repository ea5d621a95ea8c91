import type { Block } from './blocks.ts'

/** The sender's look in a mail. Colours are the organization's; text colours on them are computed to be readable. */
export interface MailFace {
  readonly name: string
  readonly logoUrl: string | null
  readonly primary: string
  readonly onPrimary: string
  /** Why the reader gets this, and what they can do; each with an address or without. */
  readonly footer: readonly { readonly text: string; readonly href?: string }[]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** **strong** is the one mark within a line. */
const inline = (text: string) =>
  escape(text).replaceAll(/\*\*([^*]+)\*\*/g, '<strong style="font-weight:600">$1</strong>')
const bare = (text: string) => text.replaceAll('**', '')

const SANS = `Geist,ui-sans-serif,system-ui,'Segoe UI',Helvetica,Arial,sans-serif`
const SERIF = `Newsreader,'Iowan Old Style',Georgia,'Times New Roman',serif`

/** A tint of a colour on white, as hex: mail programs know no colour mixing. */
function tint(hex: string, share: number): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return `#${channels
    .map(one =>
      Math.round(255 - (255 - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Black or white, whichever reads better on a colour (WCAG relative luminance). */
export function readableOn(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#1d1c19'
}

function blockHtml(block: Block, face: MailFace): string {
  switch (block.kind) {
    case 'headline':
      return `<h1 style="margin:18px 0 0;font:500 32px/1.16 ${SERIF};letter-spacing:-.02em;color:#1d1c19">${inline(block.text)}</h1>`
    case 'heading':
      return `<h2 style="margin:36px 0 0;padding-top:30px;border-top:1px solid #e7e3db;font:600 18px/1.4 ${SANS};color:#1d1c19">${inline(block.text)}</h2>`
    case 'note':
      return `<p style="margin:12px 0 0;font-size:14px;line-height:1.6;color:#57534a">${inline(block.text)}</p>`
    case 'button':
      return `<a href="${escape(block.href)}" style="display:block;margin-top:26px;background:${face.primary};color:${face.onPrimary};text-align:center;text-decoration:none;font:500 18px/26px ${SANS};padding:14px 24px;border-radius:9px">${inline(block.text)}</a>`
    case 'fact':
      return `<tr><th scope="row" style="width:136px;padding:10px 16px 10px 0;text-align:left;vertical-align:top;font-weight:400;color:#57534a;border-bottom:1px solid #e7e3db">${inline(block.term)}</th><td style="padding:10px 0;vertical-align:top;border-bottom:1px solid #e7e3db">${inline(block.text)}</td></tr>`
    case 'box':
      return `<div style="margin-top:28px;padding:24px 26px;border-radius:10px;background:${tint(face.primary, 0.08)}"><p style="margin:0;font-weight:600;font-size:18px">${inline(block.term)}</p><p style="margin:6px 0 0;line-height:1.6">${inline(block.text)}</p></div>`
    case 'paragraph':
      return `<p style="margin:16px 0 0;line-height:1.6">${inline(block.text)}</p>`
  }
}

/** Rows of facts that follow each other make one table. */
function bodyHtml(blocks: readonly Block[], face: MailFace): string {
  let html = ''
  let rows = ''
  for (const block of [...blocks, null]) {
    if (block?.kind === 'fact') {
      rows += blockHtml(block, face)
      continue
    }
    if (rows)
      html += `<table role="presentation" width="100%" style="margin-top:14px;border-collapse:collapse;font-size:16px;line-height:1.5">${rows}</table>`
    rows = ''
    if (block) html += blockHtml(block, face)
  }
  return html
}

const footerHtml = ({ footer }: MailFace) =>
  footer
    .map(
      ({ text, href }) =>
        `<p style="margin:0 0 8px">${href ? `<a href="${escape(href)}" style="color:#57534a">${escape(text)}</a>` : escape(text)}</p>`,
    )
    .join('')

/** The mail as HTML: one column of 600 px, plain tables, nothing it needs from elsewhere but the logo. */
export function renderHtml(subject: string, blocks: readonly Block[], face: MailFace): string {
  const button = blocks.find(block => block.kind === 'button')
  const copy = button
    ? `<p style="margin:0 0 8px">If the button does nothing, copy this address:<br><a href="${escape(button.href)}" style="color:#57534a;word-break:break-all">${escape(button.href)}</a></p>`
    : ''
  const logo = face.logoUrl
    ? `<img src="${escape(face.logoUrl)}" alt="" height="36" style="display:inline-block;height:36px;max-width:120px;vertical-align:middle;margin-right:12px;border-radius:6px">`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f3f1ec;color:#1d1c19;font:400 16px/1.5 ${SANS}">
<table role="presentation" width="100%" style="border-collapse:collapse;background:#f3f1ec"><tr><td style="padding:24px 12px" align="center">
<table role="presentation" width="600" style="width:100%;max-width:600px;border-collapse:separate;border-spacing:0;background:#ffffff;border:1px solid #e7e3db;border-radius:12px;overflow:hidden;text-align:left">
<tr><td style="background:${face.primary};color:${face.onPrimary};padding:20px 40px">${logo}<span style="font:500 24px/36px ${SERIF};letter-spacing:-.02em;vertical-align:middle">${escape(face.name)}</span></td></tr>
<tr><td style="padding:32px 40px 40px">${bodyHtml(blocks, face)}</td></tr>
<tr><td style="padding:24px 40px 26px;border-top:1px solid #e7e3db;font-size:13px;line-height:1.55;color:#57534a">${footerHtml(face)}${copy}</td></tr>
</table></td></tr></table></body></html>`
}

function wrap(text: string, width = 72): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

/** The same mail as plain text. */
export function renderText(blocks: readonly Block[], face: MailFace): string {
  const paragraphs = blocks.map(block => {
    if (block.kind === 'button') return `${bare(block.text)}:\n${block.href}`
    if (block.kind === 'heading') return bare(block.text).toUpperCase()
    if (block.kind === 'fact') return wrap(`${bare(block.term)}: ${bare(block.text)}`)
    if (block.kind === 'box') return `${bare(block.term).toUpperCase()}\n${wrap(bare(block.text))}`
    return wrap(bare(block.text))
  })
  const footer = face.footer.map(({ text, href }) => (href ? `${text}:\n${href}` : wrap(text)))
  return `${[...paragraphs, '--', ...footer].join('\n\n')}\n`
}
