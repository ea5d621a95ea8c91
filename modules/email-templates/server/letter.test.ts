import { expect, test } from 'vitest'
import { letterHtml, letterParagraphs } from './letter.ts'

const LETTER =
  '<h2>Your offer</h2><p>Dear Noor &amp; family,<br>welcome.</p><ul><li><p>30 days of <strong>leave</strong></p></li><li>Trains</li></ul><ol><li>Read</li><li>Sign</li></ol><p>See <a href="https://example.com/?a=1&amp;b=2">our page</a>.</p>'

test('is readable as plain text, with the addresses of links', () => {
  expect(letterParagraphs(LETTER)).toEqual([
    'Your offer',
    'Dear Noor & family,\nwelcome.',
    '- 30 days of leave',
    '- Trains',
    '1. Read',
    '2. Sign',
    'See our page (https://example.com/?a=1&b=2).',
  ])
})

test('carries its styles on the elements', () => {
  const html = letterHtml(LETTER)
  expect(html).toContain('<p style="margin:12px 0 0;line-height:1.6">Dear Noor &amp; family,')
  expect(html).toMatch(/<a href="https:\/\/example\.com\/\?a=1&amp;b=2" [^>]*style="color:inherit/)
})

test.each([
  '<script>alert(1)</script><p>Hello</p>',
  '<p style="position:fixed" onclick="x()" class="paper">Hello</p>',
  '<p>Hello<img src=x onerror=alert(1)></p>',
  '<p>Hello<a href="javascript:alert(1)"></a></p>',
  '<table><tr><td></main>Hello</table>',
])('keeps only harmless formatting of %s', hostile => {
  expect(letterHtml(hostile)).not.toMatch(/<script|onclick|onerror|javascript|position|class|<table|<\/main|<img/)
  expect(letterParagraphs(hostile)).toEqual(['Hello'])
})
