import { expect, it, test } from 'vitest'
import { isBeside, isNotUsed, isOfCompany, isRecipient, isSomebody } from './recipients.ts'

/** Asks about the words in brackets. */
const at = (marked: string) => {
  const start = marked.indexOf('[')
  return { text: marked.replace(/[[\]]/gu, ''), start, end: marked.indexOf(']') - 1 }
}

it.each([
  'Delivered lunches to three [nursing] homes',
  'Visited 15 [bookkeeping] offices a month',
  'Our clients were [bookkeepers] for small businesses',
  'Vermittelte jeden Monat rund 50 [Köche] an Hotels',
  'Livraison de repas à des [infirmières]',
  'Vendía muebles para [contables]',
  'Supplied bread and rolls from our bakery to the two largest [hospital] kitchens',
  'Belieferung mit Brot für zwei große [Küchen]',
  'Interviewed the [developers]',
  'Booked rooms and travel for [engineers]',
  'Recruitment: placed about fifty [welders]',
  'Accueillait les [avocats] et leurs clients',
  'Contrataba [electricistas]',
  'Kunden waren [Zahnärzte]',
  'Nos clients étaient des [notaires]',
  'Clientes son [abogados]',
])('what work was done for is no work of that kind: %s', marked => {
  const { text, start } = at(marked)
  expect(isRecipient(text, start)).toBe(true)
})

it.each([
  'Sold [insurance] to families',
  'Worked as a [nurse] and delivered training',
  'Delivery of [baked goods]',
  'Verkauf von [Damenmode] auf zwei Etagen',
  'Delivered meals to families. Cooked for [weddings]',
  'Delivered meals to families, later [cooking]',
  'Delivered meals on time and at low cost in a large van that a mechanic had given to us a year before, which was fine: [driving]',
  'Recruited as a [nurse]',
  'Visited by car: [sales]',
  'Visited three offices, [bookkeeping]',
  'Our clients were happy. [Bookkeeping] for small firms',
  'Clients like [bookkeepers]',
  'Remodelled to fit [kitchens]',
])('what was done itself is: %s', marked => {
  const { text, start } = at(marked)
  expect(isRecipient(text, start)).toBe(false)
})

it.each([
  'Called the registered [nurse] on duty',
  'Preparaba los vestuarios para los [entrenadores]',
  'Einkauf für die [Köche]',
  'Appointments of two senior [doctors]',
  'Rendez-vous pour les [ingénieurs]',
  'Assisted 12 [trainers]',
  'Meldete schwierige Fälle meinem [Teamleiter]',
  'Reported faults to my [supervisors]',
  'Préparais le sable pour les [maçons]',
])('somebody else has the occupation: %s', marked => {
  const { text, start, end } = at(marked)
  expect(isSomebody(text, start, end)).toBe(true)
})

it.each([
  '[Nurse] on a surgical ward',
  'Worked as a senior [nurse]',
  'Qualified [electrician]',
  'Help with [nursing]',
  'Promoted from clerk to head [chef]',
  'Als zweiter [Koch]',
  'Le poste de [vendeur]',
  'To [teach]',
  'By [nurse]',
])('or the applicant: %s', marked => {
  const { text, start, end } = at(marked)
  expect(isSomebody(text, start, end)).toBe(false)
})

it.each([
  ['a department behind it', 'Filed the invoices of the [marketing] department'],
  ['a department behind it', 'Prepared reports for our [sales] division'],
  ['a department in front of it', 'Classement des factures du service [marketing]'],
  ['a department in front of it', 'Preparaba pedidos del departamento de [ventas]'],
  ['a department', 'Traslado de pacientes con [enfermería]'],
  ['a department', 'Prüfte die Spesen des [Vertriebs]'],
  ['a group', 'Answered calls from [teachers]'],
  ['a group', 'Schulte [Entwicklern] das Programm'],
  ['what describes an object', 'Painted [welded] frames'],
  ['documents', "Checked [driver's licenses] at the gate"],
  ['documents', 'Scanning of [passports]'],
])('%s is beside the work: %s', (_, marked) => {
  const { text, start, end } = at(marked)
  expect(isBeside(text, start, end)).toBe(true)
})

it.each([
  ['what was led', 'Head of the [marketing] department'],
  ['what was led', 'Managed the work of the [sales] division'],
  ['where somebody worked', 'Worked for the [finance] department'],
  ['where somebody worked', 'Member of the [engineering] division'],
  ['where somebody worked', 'Responsable du service [marketing]'],
  ['the work', 'Planned [marketing] campaigns'],
  ['the work', 'Reports for the [marketing] campaign'],
  ['the work', '[Marketing] department of a bakery'],
  ['one person', 'Calls from a [teacher]'],
  ['the verb', 'Frames [welded] and painted'],
  ['the verb', 'Painted and [welded]'],
  ['the verb', 'Painted the [welded] frames'],
  ['their own document', "Holds a [driver's license]"],
  ['documents of their own', 'Two [certificates]'],
  ['documents, in another sentence', 'Checked the gate. [Certificates] in welding'],
])('%s is not: %s', (_, marked) => {
  const { text, start, end } = at(marked)
  expect(isBeside(text, start, end)).toBe(false)
})

it('looks at the words just before', () => {
  const far = `Called ${'the next one on a list, '.repeat(8)}[nurse]`
  const { text, start } = at(far)
  expect(isRecipient(text, start)).toBe(false)
})

it.each([
  ['Beschaffung von [SAP]', true],
  ['Achats de licences pour [Photoshop]', true],
  ['Presupuestos de [SAP]', true],
  ['Budget owner. Daily work with tools of [SAP]', false],
  ['Purchased [SAP]', false],
])('bought: %s', (marked, is) => {
  const { text, start } = at(marked)
  expect(isNotUsed(text, start)).toBe(is)
})

it.each([
  ['Unser Betrieb ist zertifiziert nach [ISO 9001]', true],
  ['L’entreprise est certifiée [ISO 9001]', true],
  ['La empresa está certificada en [ISO 9001]', true],
  ['The plant was certified. I hold [ISO 9001]', false],
  ['The plant had [ISO 9001]', false],
])('of the company: %s', (marked, is) => {
  const { text, start } = at(marked)
  expect(isOfCompany(text, start)).toBe(is)
})

test('what was bought was not used, and what the company has is not the applicant’s', () => {
  const tender = at('Wrote the tender for the records system [MediTrack]')
  expect(isNotUsed(tender.text, tender.start)).toBe(true)
  const used = at('Wrote orders in [SAP]')
  expect(isNotUsed(used.text, used.start)).toBe(false)
  const company = at('Our company is certified to [ISO 27001]')
  expect(isOfCompany(company.text, company.start)).toBe(true)
  const own = at('Certified to [ISO 27001] as a lead auditor')
  expect(isOfCompany(own.text, own.start)).toBe(false)
})
