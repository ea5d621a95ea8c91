import type { DemoPerson } from './people.ts'
import { resumeDocx } from './resumes/resume-docx.ts'
import { resumeLayouts, resumePdf } from './resumes/resume-pdf.ts'
import { positionsOf, SKILLS } from './work.ts'

/** A person's real résumé file: PDFs in every layout, and every third a DOCX. */
export async function resumeOf({ name, city, job, tier }: DemoPerson, email: string, seed: number) {
  const positions = positionsOf(name, job, tier, seed)
  const person = {
    name,
    title: positions[0]!.title,
    email,
    phone: `+49 30 55${String(1000 + seed * 37)}`,
    city,
    links: [`linkedin.com/in/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`],
    summary: `${positions[0]!.title} from ${city}.`,
    positions,
    education: [
      {
        school: 'Hochschule am Fluss',
        degree: seed % 2 === 0 ? 'BSc' : 'Vocational training',
        from: '2012',
        to: '2015',
      },
    ],
    skills: [...SKILLS[job][tier]!],
    languages: ['English (fluent)', seed % 2 === 0 ? 'German (C1)' : 'Spanish (B1)'],
  }
  const docx = seed % 3 === 2
  const bytes = docx ? await resumeDocx(person) : await resumePdf(person, resumeLayouts[seed % resumeLayouts.length]!)
  return { bytes: Buffer.from(bytes), name: `${name.replaceAll(' ', '_')}_CV.${docx ? 'docx' : 'pdf'}`, person }
}
