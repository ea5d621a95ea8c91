import { Paragraph, TextRun } from 'docx'
import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'
import { docxHeading, docxOf, resumeBlocks } from '#modules/sample-data/fiction/resumes/resume-docx.ts'
import { INJECTION } from './pdf-variants.ts'

/** White, hidden and tiny text between the lines of a normal résumé, and white text on a dark background, which is visible. */
export function hiddenDocx(person: Person): Promise<Uint8Array> {
  return docxOf([
    ...resumeBlocks(person),
    new Paragraph({ children: [new TextRun({ text: `white ${INJECTION}`, color: 'FFFFFF' })] }),
    new Paragraph({ children: [new TextRun({ text: `vanished ${INJECTION}`, vanish: true })] }),
    new Paragraph({ children: [new TextRun({ text: `tiny ${INJECTION}`, size: 4 })] }),
    docxHeading('References'),
    new Paragraph({
      shading: { fill: '1F3864', type: 'clear' },
      children: [new TextRun({ text: 'Three referees on request', color: 'FFFFFF' })],
    }),
  ])
}
