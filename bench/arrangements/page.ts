import type { Arrangement, HeaderLine, Slot } from './arrange.ts'
import type { Drawn, Section } from './draw.ts'
import type { Entry } from './entries.ts'

// Sets a drawn résumé as a page.

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const valueOf = (entry: Entry, slot: Slot) => entry[slot] ?? ''

function headerLine({ slots, separators, isSpread }: HeaderLine, entry: Entry, looks: Arrangement['looks']): string {
  const items = slots.map((slot, at) => {
    const value = valueOf(entry, slot)
    if (!value) return ''
    const before = separators[at]!
    const kept = slot === 'dates' ? 'white-space:nowrap;' : ''
    const remark = slot === 'title' && entry.remark ? ` (${escape(entry.remark)})` : ''
    const text = `<span style="${kept}${looks[slot] ?? ''}">${escape(before === '(' ? `(${value})` : value)}</span>${remark}`
    if (before === '|') return `</span><span>${text}`
    return `${before === '(' ? ' ' : escape(before)}${text}`
  })
  return `<div class="${isSpread ? 'spread' : ''}"><span>${items.join('')}</span></div>`
}

function bullets(lines: string[], bullet: string): string {
  if (lines.length === 0 || bullet === 'none') return ''
  if (bullet === '') return `<div>${escape(lines.join('. '))}.</div>`
  return lines.map(line => `<div class="bullet"><span>${bullet}</span><span>${escape(line)}</span></div>`).join('')
}

function entries(list: Entry[], arrangement: Arrangement): string {
  const { lines, margin, looks, bullet, gap } = arrangement
  return list
    .map(entry => {
      const further = [entry.description, entry.technologies].map(text => (text ? `<div>${escape(text)}</div>` : ''))
      const header = lines.map(line => headerLine(line, entry, looks)).join('')
      const body = header + further[0] + bullets(entry.lines, bullet) + further[1]
      const left = margin
        .map(
          slot =>
            `<div style="${slot === 'dates' ? 'white-space:nowrap;' : ''}${looks[slot] ?? ''}">${escape(valueOf(entry, slot))}</div>`,
        )
        .join('')
      return `<div style="margin-bottom:${gap}pt">${left ? `<div class="dated"><div>${left}</div><div>${body}</div></div>` : body}</div>`
    })
    .join('')
}

function content(section: Section): string {
  switch (section.kind) {
    case 'experience':
    case 'education':
    case 'projects':
    case 'awards':
    case 'volunteering':
      return entries(section.entries, section.arrangement)
    case 'summary':
      return `<p>${escape(section.text)}</p>`
    case 'publications':
    case 'references':
      return section.lines.map(line => `<div>${escape(line)}</div>`).join('')
    default: {
      const { items, look } = section
      if (look === 'list')
        return items.map(item => `<div class="bullet"><span>•</span><span>${escape(item)}</span></div>`).join('')
      return `<p>${escape(items.join(look === 'dots' ? ' · ' : ', '))}</p>`
    }
  }
}

const IN_SIDEBAR: Section['kind'][] = ['skills', 'languages', 'interests', 'references']
const IN_RIGHT_HALF: Section['kind'][] = [...IN_SIDEBAR, 'education', 'awards']

const sectionOf = (section: Section, headings: string) =>
  `<section><h2 style="${headings}">${escape(section.heading)}</h2><div>${content(section)}</div></section>`

export function pageOf(drawn: Drawn): string {
  const { layout, headings, sections } = drawn
  const contacts = [drawn.city, drawn.phone, drawn.email].map(escape)
  const name = `<h1>${escape(drawn.name)}</h1>`
  const isBeside = ({ kind }: Section) => (layout === 'two' ? IN_RIGHT_HALF : IN_SIDEBAR).includes(kind)
  const all = (list: Section[]) => list.map(section => sectionOf(section, headings)).join('')
  const isColumns = layout === 'left' || layout === 'right' || layout === 'two'
  const main = `<main>${layout === 'two' ? '' : name}${all(isColumns ? sections.filter(one => !isBeside(one)) : sections)}</main>`
  const beside = `<aside>${layout === 'two' ? '' : contacts.map(one => `<div>${one}</div>`).join('')}${all(sections.filter(isBeside))}</aside>`
  const top = `<p class="contacts">${contacts.join(' | ')}</p>`
  const body = {
    one: () => main.replace(name, name + top),
    margin: () => `<div class="margin">${main.replace(name, name + top)}</div>`,
    left: () => `<div class="columns left">${beside}${main}</div>`,
    right: () => `<div class="columns right">${main}${beside}</div>`,
    two: () => `${name}${top}<div class="columns two">${main}${beside}</div>`,
  }[layout]()
  return `<!doctype html><html lang="${drawn.language}"><meta charset="utf-8"><style>
@page{size:A4;margin:18mm}*{box-sizing:border-box}
body{margin:0;font:10pt ${drawn.font};line-height:1.3}
h1{font-size:20pt;margin:0 0 4pt}h2{margin:12pt 0 4pt;font-size:11pt;font-weight:normal}p{margin:0 0 4pt}
.spread{display:flex;justify-content:space-between;gap:12pt}
.bullet{display:grid;grid-template-columns:12pt 1fr}
.dated{display:grid;grid-template-columns:minmax(90pt,max-content) 1fr;gap:8pt}
.columns{display:grid;gap:16pt}.left{grid-template-columns:135pt 1fr}.right{grid-template-columns:1fr 135pt}.two{grid-template-columns:1.5fr 1fr}
.margin section{display:grid;grid-template-columns:100pt 1fr;gap:10pt;margin-top:10pt}.margin h2{margin:0}
</style>${body}`
}
