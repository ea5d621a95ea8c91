import type { Person, PersonPosition } from './person.ts'
import { FONTS } from './pdf-sheet.ts'
import type { Sheet } from './pdf-sheet.ts'
import { headingsIn, period } from './phrases.ts'

const INK = '#1f2328'
const QUIET = '#57606a'

function heading(sheet: Sheet, text: string): void {
  sheet.moveDown(0.9).font(FONTS.serifBold).fontSize(13).fillColor(INK).text(text)
  const y = sheet.y + 1
  sheet.moveTo(48, y).lineTo(547, y).lineWidth(0.6).strokeColor('#c4c9d0').stroke()
  sheet.moveDown(0.45)
}

function position(sheet: Sheet, one: PersonPosition, person: Person): void {
  const top = sheet.y
  sheet.font(FONTS.serifBold).fontSize(11).fillColor(INK).text(one.title, 48, top, { width: 340 })
  const next = sheet.y
  sheet.font(FONTS.serif).fontSize(10.5).fillColor(QUIET)
  sheet.text(period(one.from, one.to, person.language), 380, top, { width: 167, align: 'right' })
  sheet.fillColor(INK).text(`${one.employer}, ${one.city}`, 48, next)
  for (const bullet of one.bullets) sheet.text(`• ${bullet}`, 58, undefined, { width: 480 })
  sheet.moveDown(0.5)
  sheet.x = 48
}

/** One column, serif type, dates at the right edge: what most people send. */
export function drawClassic(sheet: Sheet, person: Person): void {
  const words = headingsIn(person.language)
  sheet.font(FONTS.serifBold).fontSize(22).fillColor(INK).text(person.name, { align: 'center' })
  sheet.font(FONTS.serif).fontSize(12).fillColor(QUIET).text(person.title, { align: 'center' })
  const contact = [person.email, person.phone, person.city, ...person.links].join('  |  ')
  sheet.moveDown(0.3).fontSize(10).text(contact, { align: 'center' })
  heading(sheet, words.profile)
  sheet.font(FONTS.serif).fontSize(10.5).text(person.summary)
  heading(sheet, words.experience)
  for (const one of person.positions) position(sheet, one, person)
  heading(sheet, words.education)
  for (const one of person.education) {
    sheet.font(FONTS.serifBold).fontSize(11).text(one.degree)
    sheet
      .font(FONTS.serif)
      .fontSize(10.5)
      .text(`${one.school}, ${period(one.from, one.to, person.language)}`)
  }
  heading(sheet, words.skills)
  sheet.font(FONTS.serif).fontSize(10.5).text(person.skills.join(', '))
  heading(sheet, words.languages)
  sheet.font(FONTS.serif).fontSize(10.5).text(person.languages.join(', '))
}
