import type { Person } from './person.ts'
import { FONTS, room, SHEET } from './pdf-sheet.ts'
import type { Sheet } from './pdf-sheet.ts'
import { headingsIn, period } from './phrases.ts'

const DATES = { x: 52, width: 112 }
const TEXT = { x: 178, width: SHEET.width - 178 - 52 }

function heading(sheet: Sheet, text: string, y: number): number {
  sheet.font(FONTS.bold).fontSize(13).fillColor('#0b4f4a').text(text, DATES.x, y)
  return sheet.y + 6
}

function row(sheet: Sheet, y: number, date: string, first: string, second: string, bullets: string[] = []): number {
  const top = room(sheet, y, 70)
  sheet.font(FONTS.plain).fontSize(10).fillColor('#4d4d4d').text(date, DATES.x, top, { width: DATES.width })
  sheet.font(FONTS.bold).fillColor('#1a1a1a').text(first, TEXT.x, top, { width: TEXT.width })
  sheet.font(FONTS.plain).text(second, TEXT.x, sheet.y + 1, { width: TEXT.width })
  for (const bullet of bullets) sheet.text(`• ${bullet}`, TEXT.x, sheet.y + 3, { width: TEXT.width })
  return sheet.y + 10
}

/** Dates to the left of every entry, like in German or Dutch résumés. */
export function drawTimeline(sheet: Sheet, person: Person): void {
  const words = headingsIn(person.language)
  sheet.font(FONTS.bold).fontSize(21).fillColor('#1a1a1a').text(person.name, DATES.x, 50)
  sheet
    .font(FONTS.plain)
    .fontSize(12)
    .fillColor('#4d4d4d')
    .text(person.title, DATES.x, sheet.y + 2)
  sheet.fontSize(10)
  for (const line of [person.city, person.phone, person.email, ...person.links]) sheet.text(line, DATES.x, sheet.y + 2)
  let y = heading(sheet, words.profile, sheet.y + 14)
  sheet.font(FONTS.plain).fontSize(10).fillColor('#1a1a1a').text(person.summary, DATES.x, y, { width: 490 })
  y = heading(sheet, words.experience, sheet.y + 14)
  for (const one of person.positions) {
    const date = period(one.from, one.to, person.language, 'numbers')
    y = row(sheet, y, date, one.title, `${one.employer}, ${one.city}`, one.bullets)
  }
  y = heading(sheet, words.education, room(sheet, y + 4, 90))
  for (const one of person.education) {
    y = row(sheet, y, period(one.from, one.to, person.language, 'numbers'), one.degree, one.school)
  }
  y = heading(sheet, words.skills, room(sheet, y + 4, 60))
  sheet.font(FONTS.plain).fontSize(10).fillColor('#1a1a1a').text(person.skills.join(', '), DATES.x, y, { width: 490 })
  y = heading(sheet, words.languages, room(sheet, sheet.y + 12, 50))
  sheet.font(FONTS.plain).fontSize(10).fillColor('#1a1a1a').text(person.languages.join(', '), DATES.x, y)
}
