import type { Person } from './person.ts'
import { FONTS, room, SHEET } from './pdf-sheet.ts'
import type { Sheet } from './pdf-sheet.ts'
import { headingsIn, period } from './phrases.ts'

const BAR = 190
const BAR_COLOUR = '#22384d'
const MAIN = { x: BAR + 26, width: SHEET.width - BAR - 26 - 36 }

function barBlock(sheet: Sheet, title: string, lines: string[], y: number): number {
  sheet
    .font(FONTS.bold)
    .fontSize(11)
    .fillColor('#ffffff')
    .text(title.toUpperCase(), 24, y, { width: BAR - 44 })
  sheet.font(FONTS.plain).fontSize(9.5).fillColor('#eef3f7')
  for (const line of lines) sheet.text(line, 24, sheet.y + 4, { width: BAR - 44 })
  return sheet.y + 22
}

function paintBar(sheet: Sheet): void {
  sheet.save().rect(0, 0, BAR, SHEET.height).fill(BAR_COLOUR).restore()
}

function mainHeading(sheet: Sheet, text: string, y: number): number {
  sheet.font(FONTS.bold).fontSize(13).fillColor(BAR_COLOUR).text(text, MAIN.x, y, { width: MAIN.width })
  return sheet.y + 5
}

/** A dark bar with white type at the left, the career at the right. */
export function drawSidebar(sheet: Sheet, person: Person): void {
  const words = headingsIn(person.language)
  sheet.on('pageAdded', () => paintBar(sheet))
  paintBar(sheet)
  let bar = barBlock(sheet, words.contact, [person.email, person.phone, person.city, ...person.links], 130)
  bar = barBlock(sheet, words.skills, person.skills, bar)
  barBlock(sheet, words.languages, person.languages, bar)
  sheet.font(FONTS.bold).fontSize(25).fillColor('#16202b').text(person.name, MAIN.x, 48, { width: MAIN.width })
  sheet
    .font(FONTS.plain)
    .fontSize(12.5)
    .fillColor('#4a5a6a')
    .text(person.title, MAIN.x, sheet.y + 2)
  let y = mainHeading(sheet, words.profile, 130)
  sheet.font(FONTS.plain).fontSize(10).fillColor('#222222').text(person.summary, MAIN.x, y, { width: MAIN.width })
  y = mainHeading(sheet, words.experience, sheet.y + 16)
  for (const one of person.positions) {
    y = room(sheet, y, 90)
    sheet.font(FONTS.bold).fontSize(10.5).fillColor('#222222').text(one.title, MAIN.x, y, { width: MAIN.width })
    sheet.font(FONTS.plain).fontSize(10).fillColor('#4a5a6a')
    sheet.text(`${one.employer}, ${one.city}`, MAIN.x, sheet.y + 1, { width: MAIN.width })
    sheet.text(period(one.from, one.to, person.language), MAIN.x, sheet.y + 1, { width: MAIN.width })
    sheet.fillColor('#222222')
    for (const bullet of one.bullets) sheet.text(`• ${bullet}`, MAIN.x + 6, sheet.y + 3, { width: MAIN.width - 6 })
    y = sheet.y + 12
  }
  y = mainHeading(sheet, words.education, room(sheet, y + 4, 70))
  for (const one of person.education) {
    sheet.font(FONTS.bold).fontSize(10.5).fillColor('#222222').text(one.degree, MAIN.x, y, { width: MAIN.width })
    sheet.font(FONTS.plain).fontSize(10).fillColor('#4a5a6a')
    sheet.text(`${one.school}, ${period(one.from, one.to, person.language)}`, MAIN.x, sheet.y + 1, {
      width: MAIN.width,
    })
    y = sheet.y + 8
  }
}
