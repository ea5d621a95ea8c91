import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { rawDocx } from '#tests/resumes/hostile.ts'
import { readBytes } from './read-bytes.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const long = 'These are enough letters to be more than a scan with hardly any text in it.'

it('a list in a list of a Word file has another bullet, and the outline of headings has none', async () => {
  const para = (text: string, properties: string) =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const item = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
  const body = [
    para('Experience', `${item(0)}<w:outlineLvl w:val="0"/>`),
    para('Elmtree University', item(0)),
    para('Research assistant, 2014 – 2016', item(1)),
    para(long, item(2)),
    para('Harbour Group', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
  ]
  const { text } = await readBytes(rawDocx(`<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`))
  expect(text.split('\n')).toEqual([
    'Experience',
    '• Elmtree University',
    '◦ Research assistant, 2014 – 2016',
    `– ${long}`,
    'Harbour Group',
  ])
})

it('only the first paragraph of an item of an OpenDocument list has a bullet', async () => {
  const names = ['office:1.0', 'text:1.0'].map(name => {
    const [prefix] = name.split(':')
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`
  })
  const p = (text: string) => `<text:p>${text}</text:p>`
  const item = (inner: string) => `<text:list-item>${inner}</text:list-item>`
  const inner = `<text:list>${item(p(long))}</text:list>`
  const list = `<text:list>${item(p('Elmtree University') + p('Research assistant, 2014 – 2016') + inner)}</text:list>`
  const content = `<office:document-content ${names.join(' ')}><office:body><office:text>${list}</office:text></office:body></office:document-content>`
  const odt = zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(content),
  })
  expect((await readBytes(odt)).text.split('\n')).toEqual([
    '• Elmtree University',
    'Research assistant, 2014 – 2016',
    `◦ ${long}`,
  ])
})
