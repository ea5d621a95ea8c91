import type { Person } from './person.ts'
import { FONTS, room, SHEET } from './pdf-sheet.ts'
import type { Sheet } from './pdf-sheet.ts'
import { headingsIn, period } from './phrases.ts'

const LEFT = { x: 48, width: 320 }
const RIGHT = { x: 396, width: SHEET.width - 396 - 40 }
const ACCENT = '#8a3b12'

function heading(sheet: Sheet, text: string, x: number, width: number, y: number): number {
  sheet.font(FONTS.bold).fontSize(11).fillColor(ACCENT).text(text.toUpperCase(), x, y, { width, characterSpacing: 0.8 })
  return sheet.y + 4
}

function career(sheet: Sheet, person: Person, top: number): void {
  let y = top
  for (const one of person.positions) {
    y = room(sheet, y, 80)
    sheet.font(FONTS.bold).fontSize(10.5).fillColor('#1c1c1c').text(one.employer, LEFT.x, y, { width: LEFT.width })
    sheet.font(FONTS.plain).fontSize(10).fillColor('#555555')
    const line = `${one.title} | ${period(one.from, one.to, person.language)} | ${one.city}`
    sheet.text(line, LEFT.x, sheet.y + 1, { width: LEFT.width })
    sheet.fillColor('#1c1c1c')
    for (const bullet of one.bullets) sheet.text(`- ${bullet}`, LEFT.x, sheet.y + 3, { width: LEFT.width })
    y = sheet.y + 10
  }
}

function margin(sheet: Sheet, person: Person, top: number): void {
  const words = headingsIn(person.language)
  let y = heading(sheet, words.skills, RIGHT.x, RIGHT.width, top)
  sheet.font(FONTS.plain).fontSize(9.5).fillColor('#1c1c1c')
  for (const skill of person.skills) sheet.text(skill, RIGHT.x, sheet.y + 2, { width: RIGHT.width })
  y = heading(sheet, words.languages, RIGHT.x, RIGHT.width, sheet.y + 14)
  sheet.font(FONTS.plain).fontSize(9.5).fillColor('#1c1c1c')
  for (const language of person.languages) sheet.text(language, RIGHT.x, sheet.y + 2, { width: RIGHT.width })
  y = heading(sheet, words.education, RIGHT.x, RIGHT.width, sheet.y + 14)
  for (const one of person.education) {
    sheet.font(FONTS.bold).fontSize(9.5).fillColor('#1c1c1c').text(one.degree, RIGHT.x, y, { width: RIGHT.width })
    sheet.font(FONTS.plain).text(one.school, RIGHT.x, sheet.y + 1, { width: RIGHT.width })
    sheet.text(period(one.from, one.to, person.language), RIGHT.x, sheet.y + 1, { width: RIGHT.width })
    y = sheet.y + 8
  }
}

/** A heading across the page, then the career in a wide left column and the rest in a narrow right one. */
export function drawTwoColumns(sheet: Sheet, person: Person): void {
  const words = headingsIn(person.language)
  sheet.font(FONTS.bold).fontSize(24).fillColor('#1c1c1c').text(person.name, 48, 44)
  sheet
    .font(FONTS.plain)
    .fontSize(12)
    .fillColor('#555555')
    .text(person.title, 48, sheet.y + 2)
  const contact = [person.email, person.phone, person.city, ...person.links].join('  ·  ')
  sheet.fontSize(9.5).text(contact, 48, sheet.y + 6, { width: SHEET.width - 96 })
  sheet
    .fillColor('#1c1c1c')
    .fontSize(10)
    .text(person.summary, 48, sheet.y + 10, { width: SHEET.width - 96 })
  const top = sheet.y + 20
  margin(sheet, person, top)
  career(sheet, person, heading(sheet, words.experience, LEFT.x, LEFT.width, top))
}
