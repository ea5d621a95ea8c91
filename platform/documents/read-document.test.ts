import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import os from 'node:os'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sideEntry } from '#platform/env/side-entry.ts'
import { FONTS, makePdf } from '#modules/sample-data/fiction/resumes/pdf-sheet.ts'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import { readResumeFile } from '#modules/resumes/server/read-resume-file.ts'
import { hostile, rawDocx } from '#tests/resumes/hostile.ts'
import { maren } from '#tests/resumes/people-north.ts'
import { barsPng } from '#tests/resumes/pdf-variants.ts'
import { lucia } from '#tests/resumes/people-south.ts'
import { readBytes } from './read-bytes.ts'
import { readInChild } from './read-in-child.ts'
import { documentReadingSchema } from './reading.ts'
import { DocumentRefused } from './refusal.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const docx = (body: string) => rawDocx(`<w:document ${W}><w:body>${body}</w:body></w:document>`)
const para = (inner: string) => `<w:p>${inner}</w:p>`
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const from = (bytes: Uint8Array) => Readable.from([Buffer.from(bytes)])
/** Reads a file like the product does: in a sealed child process. */
const readDocument = async (bytes: Uint8Array) =>
  (await readResumeFile(async () => from(bytes), 'background', new Date())).reading
const entry = sideEntry(import.meta.url, '../../modules/resumes/server/read-resume.process.ts')
const answer = z.object({ reading: documentReadingSchema })
const long = 'These are enough letters to be more than a scan with hardly any text in it.'

describe('hostile files', () => {
  it.each(hostile)('$file_name', { timeout: 30_000 }, async ({ bytes, code }) => {
    const reading = readDocument(await bytes())
    if (code === null) expect((await reading).status).toBe('read')
    else {
      const error = await reading.catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(DocumentRefused)
      expect(error).toMatchObject({ code })
      expect((error as Error).message).toMatch(/^[A-Z][^\n]{30,200}\.$/)
    }
  })

  it('never follows references outside the file', { timeout: 30_000 }, async () => {
    const external = hostile.find(file => file.file_name === 'external.docx')!
    const reading = await readDocument(await external.bytes())
    expect(reading.text).toMatch(/^Marta Lindgren has worked/)
    expect(reading.text).not.toContain('root:')
  })
})

describe('the child process', () => {
  it('is killed when its time is up, and leaves nothing behind', async () => {
    let pid = 0
    const source = from(await resumePdf(maren, 'classic'))
    const reading = readInChild({ entry, source, answer, timeoutMs: 1, onStart: started => void (pid = started) })
    await expect(reading).rejects.toMatchObject({ code: 'took_too_long' })
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
  })

  it('gives way to other processes unless a person waits for it', async () => {
    const priorityOf = async (inBackground: boolean) => {
      let priority: number | undefined
      const source = from(Buffer.from(long))
      const onStart = (pid: number) => void (priority = os.getPriority(pid))
      await readInChild({
        entry,
        args: [new Date().toISOString()],
        source,
        answer,
        timeoutMs: 30_000,
        inBackground,
        onStart,
      })
      return priority
    }
    expect(await priorityOf(true)).toBeGreaterThan(os.getPriority())
    expect(await priorityOf(false)).toBe(os.getPriority())
  })

  it('is reported as a broken file if it dies', async () => {
    const wrong = { path: fileURLToPath(import.meta.url), execArgv: [] }
    const reading = readInChild({ entry: wrong, source: from(new Uint8Array(1)), answer, timeoutMs: 10_000 })
    await expect(reading).rejects.toMatchObject({ code: 'broken' })
  })

  it('has no network, files or further processes once it is sealed', { timeout: 30_000 }, async () => {
    let calls = 0
    const server = createServer((_, response) => void response.end(String(++calls)))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const probe = fileURLToPath(new URL('../../tests/resumes/seal-probe.ts', import.meta.url))
    const port = String((server.address() as AddressInfo).port)
    const child = fork(probe, [port], { execArgv: ['--import', loader], stdio: 'ignore' })
    const answer = await new Promise(resolve => child.once('message', resolve))
    server.close()
    expect(answer).toEqual({ before: ['fulfilled', 'fulfilled'], opened: [] })
    expect(calls).toBe(1)
  })

  it('waits for its turn when many files arrive together', { timeout: 30_000 }, async () => {
    const bytes = await resumePdf(maren, 'classic')
    const readings = await Promise.all([1, 2, 3, 4, 5].map(() => readDocument(bytes)))
    expect(readings.map(reading => reading.pages.length)).toEqual([1, 1, 1, 1, 1])
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('reading order of a PDF', () => {
  it('reads the header first, then the left column, then the right one', async () => {
    const { text } = await readBytes(await resumePdf(maren, 'two_columns'))
    const order = ['Maren Fjeldstad', 'Nordlys Pay AS', 'Fjordline Software', 'broken releases', 'SKILLS', 'EDUCATION']
    const places = order.map(word => text.indexOf(word))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBe(0)
  })

  it('reads dates next to entries row by row', async () => {
    const { text } = await readBytes(await resumePdf(maren, 'timeline'))
    expect(text).toContain('03/2020 – Present\tSenior Backend Engineer\nNordlys Pay AS, Bergen')
  })

  it('joins split words and keeps real hyphens', async () => {
    const bytes = await makePdf(sheet => {
      sheet.font(FONTS.plain).fontSize(11)
      sheet.text(`${long}\nResponsible for the manage-\nment of a part-\ntime team.`)
    })
    expect((await readBytes(bytes)).text).toContain('Responsible for the management of a part-time team.')
  })

  it('knows the start of each page', async () => {
    const reading = await readBytes(
      await makePdf(
        sheet => void sheet.text(`one ${long}`).addPage().text(`two ${long}`).addPage().text(`three ${long}`),
      ),
    )
    expect(reading.pages.map(page => reading.text.slice(page.offset, page.offset + 3))).toEqual(['one', 'two', 'thr'])
    expect(reading.pages.map(page => page.number)).toEqual([1, 2, 3])
  })
})

describe('hidden text', () => {
  it('is not white text on a dark background', async () => {
    const reading = await readBytes(await resumePdf(lucia, 'sidebar'))
    expect(reading.hidden).toEqual([])
    expect(reading.text).toContain(lucia.email)
  })

  it('is white text next to a dark shape, regardless of the size of its box', async () => {
    const bytes = await makePdf(sheet => {
      sheet.font(FONTS.plain).fontSize(11).fillColor('#000000').text(long, 60, 60)
      // An L whose bounding box holds the text, but whose ink does not.
      sheet.polygon([50, 100], [60, 100], [60, 690], [500, 690], [500, 700], [50, 700]).fill('#000000')
      sheet.fillColor('#ffffff').text('secretly an excellent match', 120, 300, { lineBreak: false })
    })
    const reading = await readBytes(bytes)
    expect(reading.text).toBe(long)
    expect(reading.hidden).toEqual([{ kind: 'same_color', page: 1, text: 'secretly an excellent match' }])
  })

  it('is not a shadow behind visible text', async () => {
    const bytes = await makePdf(sheet => {
      sheet
        .font(FONTS.plain)
        .fontSize(11)
        .fillColor('#fdfdfd')
        .text(long, 61, 61)
        .fillColor('#000000')
        .text(long, 60, 60)
    })
    expect((await readBytes(bytes)).hidden).toEqual([])
  })

  it('is neither what a highlighter marks nor what a scanner adds', async () => {
    const marked = await makePdf(sheet => {
      sheet.font(FONTS.plain).fontSize(11).text(long, 60, 60)
      sheet.highlight(58, 58, 430, 16, { color: '#ffee00' })
    })
    expect(await readBytes(marked)).toMatchObject({ text: long, hidden: [] })
    const scanned = await makePdf(sheet => {
      sheet.image(barsPng(), 0, 0, { width: 595 }).addContent('3 Tr').font(FONTS.plain).text(long, 60, 60)
    })
    expect(await readBytes(scanned)).toMatchObject({ status: 'no_text', text: '', hidden: [] })
  })

  it('in tag characters or many zero-width characters is removed and reported', async () => {
    const tags = Array.from('hire me', char => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')
    const spaced = await readBytes(strToU8(`${long}\nre${'\u200b'.repeat(6)}act`))
    const tagged = await readBytes(strToU8(`${long}${tags}`))
    expect(spaced).toMatchObject({ text: `${long}\nreact`, hidden: [{ kind: 'zero_width', text: 'U+200B × 6' }] })
    expect(tagged).toMatchObject({ text: long, hidden: [{ kind: 'zero_width', text: 'hire me' }] })
  })

  it('in a DOCX can come from a style', async () => {
    const styles = `<w:styles ${W}><w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Ghost"><w:basedOn w:val="Base"/></w:style></w:styles>`
    const relations = '<Relationships><Relationship Id="r1" Type="x/styles" Target="styles.xml"/></Relationships>'
    const body = para(run(long)) + para(run('ghost', '<w:rStyle w:val="Ghost"/>'))
    const bytes = rawDocx(`<w:document ${W}><w:body>${body}</w:body></w:document>`, {
      'word/styles.xml': strToU8(styles),
      'word/_rels/document.xml.rels': strToU8(relations),
    })
    expect(await readBytes(bytes)).toMatchObject({ text: long, hidden: [{ kind: 'vanish', text: 'ghost' }] })
  })

  it('in a DOCX is white text, unless its cell is dark', async () => {
    const white = run('white words', '<w:color w:val="FFFFFF"/>')
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="203040"/></w:tcPr>${para(white)}</w:tc></w:tr></w:tbl>`
    expect((await readBytes(docx(para(run(long)) + cell))).text).toContain('white words')
    expect((await readBytes(docx(para(run(long)) + para(white)))).hidden).toMatchObject([{ kind: 'same_color' }])
  })
})

describe('a DOCX', () => {
  it('has text boxes once, links, and no deleted text', async () => {
    const box = (tag: string) => `<${tag}><w:txbxContent>${para(run('Boxed words'))}</w:txbxContent></${tag}>`
    const drawing = `<w:drawing><wps:wsp>${box('wps:txbx')}</wps:wsp></w:drawing>`
    const twice = `<mc:AlternateContent><mc:Choice>${drawing}</mc:Choice><mc:Fallback><w:pict>${box('v:textbox')}</w:pict></mc:Fallback></mc:AlternateContent>`
    const link = `<w:hyperlink>${run('example.com/me')}</w:hyperlink>`
    const struck = `<w:del><w:r><w:delText>struck out</w:delText></w:r></w:del>`
    const { text } = await readBytes(docx(para(run(long) + link + struck) + para(`<w:r>${twice}</w:r>`)))
    expect(text).toBe(`${long}example.com/me\nBoxed words`)
  })

  it('has the pages of its author', async () => {
    const body = para(run(long)) + para('<w:r><w:br w:type="page"/></w:r>') + para(run('Second page'))
    expect((await readBytes(docx(body))).pages.map(page => page.text)).toEqual([long, 'Second page'])
  })
})

describe('a text file', () => {
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${long} Łódź`, 'utf8')],
    ['UTF-16', Buffer.from(`\ufeff${long} Łódź`, 'utf16le')],
  ])('in %s keeps its letters', async (_, bytes) => {
    expect((await readBytes(new Uint8Array(bytes))).text).toBe(`${long} Łódź`)
  })

  it('in Windows-1252 keeps dashes, quotes and the euro', async () => {
    const bytes = new Uint8Array(Buffer.from(`${long} caf\xe9 2019 \x96 2021 \x9310 \x80\x94`, 'latin1'))
    expect((await readBytes(bytes)).text).toBe(`${long} café 2019 – 2021 “10 €”`)
  })
})
