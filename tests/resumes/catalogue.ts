import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'
import { resumeDocx } from '#modules/sample-data/fiction/resumes/resume-docx.ts'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import type { HiddenKind } from '#platform/documents/reading.ts'
import { hiddenDocx } from './docx-variants.ts'
import { hiddenEveryWayPdf, INJECTION, runningHeaderPdf, scanPdf, unusualPdf, whiteTextPdf } from './pdf-variants.ts'
import { ananya, aoife, daniel, noah, wanjiru } from './people-english.ts'
import { femke, juergen, maren, zofia } from './people-north.ts'
import { giulia, heloise, lucia, rafael } from './people-south.ts'
import { plainText, resumeOdt, windows1252 } from './text-files.ts'

/** The end date of current positions in `expected.years`. */
export const TODAY = new Date('2026-01-15T00:00:00Z')

type Expected = {
  name: string | null
  email: string | null
  phone: string | null
  employers: string[]
  years: number | null
  language: string | null
  status: 'read' | 'no_text'
  hiddenKinds?: HiddenKind[]
}

export type CatalogueFile = { file_name: string; bytes: () => Promise<Uint8Array>; expected: Expected }

/** The expected result; `phone` as digits, and `years` counted by hand up to TODAY. */
function expect(person: Person, phone: string, years: number, hiddenKinds?: HiddenKind[]): Expected {
  return {
    name: person.name,
    email: person.email,
    phone,
    employers: person.positions.map(position => position.employer),
    years,
    language: person.language ?? 'en',
    status: 'read',
    hiddenKinds,
  }
}

const nothing: Expected = {
  name: null,
  email: null,
  phone: null,
  employers: [],
  years: null,
  language: null,
  status: 'no_text',
}

/** All kinds of résumés, all generated here and about invented people. */
export const catalogue: CatalogueFile[] = [
  {
    file_name: 'two-columns.pdf',
    bytes: () => resumePdf(maren, 'two_columns'),
    expected: expect(maren, '+4791234567', 9.5),
  },
  {
    file_name: 'lebenslauf.pdf',
    bytes: () => resumePdf(juergen, 'timeline'),
    expected: expect(juergen, '+497119453320', 14.8),
  },
  {
    file_name: 'white-text.pdf',
    bytes: () => whiteTextPdf(daniel),
    expected: expect(daniel, '+447700900123', 9.9, ['same_color']),
  },
  {
    file_name: 'hidden-every-way.pdf',
    bytes: () => hiddenEveryWayPdf(maren),
    expected: expect(maren, '+4791234567', 9.5, ['covered', 'invisible', 'off_page', 'tiny']),
  },
  { file_name: 'scan.pdf', bytes: scanPdf, expected: nothing },
  {
    file_name: 'eight-pages.pdf',
    bytes: () => resumePdf(aoife, 'classic'),
    expected: expect(aoife, '+353861234567', 19.4),
  },
  { file_name: 'tables.docx', bytes: () => resumeDocx(zofia, 'table'), expected: expect(zofia, '+48601234567', 11.4) },
  { file_name: 'curriculum.docx', bytes: () => resumeDocx(giulia), expected: expect(giulia, '+393471234567', 12.4) },
  {
    file_name: 'hidden.docx',
    bytes: () => hiddenDocx(wanjiru),
    expected: expect(wanjiru, '+254712345678', 8.1, ['same_color', 'tiny', 'vanish']),
  },
  { file_name: 'cv.odt', bytes: async () => resumeOdt(femke), expected: expect(femke, '+31623456789', 10.6) },
  {
    file_name: 'hidden.odt',
    bytes: async () => resumeOdt(femke, INJECTION),
    expected: expect(femke, '+31623456789', 10.6, ['same_color', 'tiny', 'vanish']),
  },
  {
    file_name: 'curriculo.txt',
    bytes: async () => new TextEncoder().encode(plainText(rafael)),
    expected: expect(rafael, '+5511987654321', 7.7),
  },
  {
    file_name: 'cv-windows.txt',
    bytes: async () => windows1252(plainText(heloise)),
    expected: expect(heloise, '0612345678', 9),
  },
  {
    file_name: 'dark-sidebar.pdf',
    bytes: () => resumePdf(lucia, 'sidebar'),
    expected: expect(lucia, '+34612345678', 8.8),
  },
  {
    file_name: 'running-header.pdf',
    bytes: () => runningHeaderPdf(ananya),
    expected: expect(ananya, '+919845012345', 8.5),
  },
  { file_name: 'unusual.pdf', bytes: () => unusualPdf(noah), expected: expect(noah, '+15145550142', 8) },
]
