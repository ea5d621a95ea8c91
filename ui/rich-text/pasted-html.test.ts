// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from './pasted-html.ts'

test('makes lists of the paragraphs that Word writes for them', () => {
  const html = `<html><head><style>p.MsoListParagraph { margin: 0 }</style></head><body>
    <p class=MsoNormal><b>Tasks</b><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Run payroll</p><p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>·&nbsp;</span>Answer questions</p>
    <p class=MsoNormal>&nbsp;</p></body></html>`
  const clean = cleanPastedHtml(html)
  expect(clean).toContain('<ul><li>Run payroll</li><li>Answer questions</li></ul>')
  expect(clean).not.toMatch(/mso|style|class|&nbsp;<\/p>/i)
})

test('keeps links to the web and drops all other attributes and addresses', () => {
  expect(cleanPastedHtml('<p onclick="x()"><a href="https://a.example/" target="_blank">a</a></p>')).toBe(
    '<p><a href="https://a.example/">a</a></p>',
  )
  expect(cleanPastedHtml('<p><a href="javascript:alert(1)">a</a></p>')).toBe('<p><a>a</a></p>')
})

test('does not make everything from Google Docs bold', () => {
  expect(cleanPastedHtml('<b style="font-weight:normal"><p>Plain</p></b>')).toBe('<p>Plain</p>')
})
