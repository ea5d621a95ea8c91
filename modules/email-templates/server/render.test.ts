import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#platform/color/oklch.ts'
import type { Block } from './blocks.ts'
import { type MailFace, readableOn, renderHtml, renderText } from './render.ts'

const faceOf = (primary: string): MailFace => ({
  name: 'Nightjar <Trains>',
  logoUrl: null,
  primary,
  onPrimary: readableOn(primary),
  footer: [{ text: 'Track your application', href: 'https://example.com/a?b=1&c=2' }],
})
const BLOCKS: Block[] = [
  { kind: 'headline', text: 'We would like to hear more' },
  { kind: 'paragraph', text: 'Hello <b>Noor</b>, **until Friday**.' },
  { kind: 'button', text: 'Open', href: 'https://example.com/"x' },
  { kind: 'fact', term: 'How long', text: '25 minutes' },
  { kind: 'fact', term: 'Who asks', text: 'An AI' },
  { kind: 'box', term: 'Another way', text: 'Ask for it.' },
]

/** The dark-mode rule of a class. */
const darkRule = (html: string, name: string, property: string) => {
  const dark = html.slice(html.indexOf('prefers-color-scheme:dark'))
  return new RegExp(`\\.${name}\\{[^}]*?(?<![a-z-])${property}:(#[0-9a-f]{6})`).exec(dark)![1]!
}

test('escapes text and addresses, and only ** is formatting', () => {
  const html = renderHtml('Hello <Noor>', BLOCKS, faceOf('#232f66'))
  expect(html).toContain('Hello &lt;b&gt;Noor&lt;/b&gt;, <strong')
  expect(html).toContain('Nightjar &lt;Trains&gt;')
  expect(html).toContain('href="https://example.com/&quot;x"')
  expect(html).not.toMatch(/<b>|<Trains>|<script/)
  expect(renderText(BLOCKS, faceOf('#232f66'))).toContain('Hello <b>Noor</b>, until Friday.')
})

test('the address in a fact is a link', () => {
  const where = (text: string) =>
    renderHtml('x', [{ kind: 'fact', term: 'Where', text, links: true }], faceOf('#232f66'))
  const html = where('Video call: https://meet.example.com/a?b=1&c="2, or https://other.example.com.')
  expect(html).toMatch(/Video call: <a [^>]*href="https:\/\/meet\.example\.com\/a\?b=1&amp;c="/)
  expect(html).toMatch(/href="https:\/\/other\.example\.com"[^>]*>https:\/\/other\.example\.com<\/a>\./)
  expect(where('Room 4, javascript:alert(1)')).not.toContain('<a class="ink"')
})

test('consecutive facts are rows of one table', () => {
  expect(renderHtml('x', BLOCKS, faceOf('#232f66')).match(/<table width="100%"/g)).toHaveLength(1)
})

test('text is readable with any organization color, in light and dark mode', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map(one => one.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), parts => {
      const primary = `#${parts.join('')}`
      const html = renderHtml('x', BLOCKS, faceOf(primary))
      expect(contrast(readableOn(primary), primary)).toBeGreaterThanOrEqual(4.5)
      const [paper, box, press] = ['paper', 'box', 'press'].map(name => darkRule(html, name, 'background'))
      expect(contrast(darkRule(html, 'ink', 'color'), paper!)).toBeGreaterThanOrEqual(7)
      expect(contrast(darkRule(html, 'soft', 'color'), paper!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(darkRule(html, 'ink', 'color'), box!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(darkRule(html, 'press', 'color'), press!)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
