import { describe, expect, it } from 'vitest'
import type { Verdict } from '../schema.ts'
import { matchBuiltIn } from './built-in.ts'

// One line in a résumé, one requirement, and what a person says about it.

const SECTIONS = ['Certificates', 'Education', 'Languages', 'Skills'] as const
type Place = 'Experience' | (typeof SECTIONS)[number]

function evaluate(place: Place, line: string, requirement: string) {
  const sections = SECTIONS.map(name => `${name}\n${name === place ? line : name === 'Education' ? 'GCSEs, 2010' : ''}`)
  const work = place === 'Experience' ? line : 'Kept the place tidy and friendly for everyone who came in'
  const text = `Sam Harper\nWorker\n\nExperience\n\nMar 2019 – Present\tOakfield Stores, Derby\nShop assistant\n- ${work}\n- Tidied the stockroom and took phone messages for the owner, opened up on weekdays and locked the door\n\n${sections.join('\n\n')}`
  const [result] = matchBuiltIn({
    requirements: [{ id: 'one', text: requirement, must_have: true }],
    resume: { pages: [{ number: 1, text }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: '2026-11-01T00:00:00Z',
  }).requirements
  return result!
}

type Case = [requirement: string, line: string, expected: Verdict]

const WORK: Case[] = [
  ['Cash handling', 'Contaba la caja al cierre y la cuadraba con el sistema', 'met'],
  ['Experience leading a team', 'Seven department heads answer to me', 'met'],
  ['Training new colleagues', 'Newcomers shadow me for their first two weeks', 'met'],
  ['Willing to work early and late shifts', 'One week 5 am to 1 pm, the next 1 pm to 9 pm', 'met'],
  ['Planning and running usability tests', 'Sat next to 64 claimants, watched them try my drafts', 'met'],
  ['Mews', 'Rates and groups in Opera', 'missing'],
  ['Payroll', 'Payroll is run by Finance at both companies', 'missing'],
  ['Payroll', 'Payroll sits with HR', 'missing'],
  ['Customs declarations', 'Customs falls to the agent in Dover', 'missing'],
  ['Baking', 'Husband runs a bakery, I only eat there', 'missing'],
  ['Welding', 'Only watched the welding', 'missing'],
  ['Buchhaltung', 'Für die Buchhaltung ist die Kollegin zuständig', 'missing'],
  ['Gestion de la paie', 'La paie était tenue par la patronne', 'missing'],
  ['Native mobile apps', 'A native app has not come my way so far', 'missing'],
  ['Complaint handling', 'No complaint was left unanswered', 'met'],
  ['Fluent Danish', 'I want to learn Danish', 'missing'],
  ['Danish', 'Baked Danish pastries every Saturday', 'missing'],
  ['Python', 'Kept a ball python as a pet', 'missing'],
  ['Kubernetes', 'Kubernetes was run by the platform team', 'missing'],
  ['Kubernetes', 'The cluster team handled Kubernetes for us', 'missing'],
  ['Kubernetes', 'Have not worked with Kubernetes so far', 'missing'],
  ['Kubernetes', 'We planned a move to Kubernetes but it was cancelled before it began', 'missing'],
  ['Kubernetes', 'Hoping to get into Kubernetes', 'missing'],
  ['Kubernetes', 'Moved four services to Kubernetes', 'met'],
  ['Java', 'Coffee from Java was our best seller', 'missing'],
  ['Ruby', 'Worked under head baker Ruby Ellison', 'missing'],
  ['Excel', 'Our juniors excel at mental arithmetic', 'missing'],
  ['Rust', 'Removed rust from railings', 'missing'],
  ['Go', 'Ready to go from January', 'missing'],
  ['SAP', 'Collected maple sap with volunteers', 'missing'],
  ['Photoshop', 'Photo retouching was sent out to a studio that uses Photoshop', 'missing'],
  ['Team leadership', 'Reported to the team leader', 'missing'],
  ['Team leadership', 'I do not lead a team', 'missing'],
  ['Team leadership', 'Nobody reports to me', 'missing'],
  ['Managing a budget', 'Budgets were held by the regional director', 'missing'],
  ['Managing a budget', 'Budget of 40,000 euros a year in my hands', 'met'],
  ['Night shifts', 'No night shifts so far', 'missing'],
  ['Wound care', 'Wounds were dressed by the nurse; I fetched the materials', 'missing'],
  ['Teaching', 'My mother was a teacher', 'missing'],
  ['Teaching', 'My mum taught maths for thirty years', 'missing'],
  ['Welding', 'Welding was subcontracted', 'missing'],
  ['Welding', 'Never welded professionally', 'missing'],
  ['Payroll', 'Payroll is outsourced to a bureau', 'missing'],
  ['Payroll', 'Payroll sat with head office', 'missing'],
  ['Recruiting', 'Client: Recruitment Today Ltd', 'missing'],
  ['Customs clearance', 'Customs papers are filled in by our forwarder', 'missing'],
  ['Gehaltsabrechnung', 'Die Lohnabrechnung läuft über ein externes Büro', 'missing'],
  ['Führung eines Teams', 'Ohne Personalverantwortung', 'missing'],
  ['Führung eines Teams', 'Personalverantwortung hatte mein Vorgesetzter', 'missing'],
  ['SPS-Programmierung', 'Die SPS programmiert ein Kollege', 'missing'],
  ['SPS-Programmierung', 'SPS-Programmierung würde ich gern lernen', 'missing'],
  ['Wundversorgung', 'Wundversorgung nur durch die Fachkräfte', 'missing'],
  ['Buchhaltung', 'Die Buchhaltung liegt beim Steuerberater', 'missing'],
  ['Buchhaltung', 'Mein Mann ist Buchhalter', 'missing'],
  ['Gestion de la paie', 'La paie est externalisée', 'missing'],
  ['Gestion de la paie', 'La paie est faite par le cabinet comptable', 'missing'],
  ["Encadrement d'équipe", 'Sans encadrement', 'missing'],
  ["Encadrement d'équipe", "Je n'encadre personne", 'missing'],
  ['Soudure', 'La soudure est confiée à un sous-traitant', 'missing'],
  ['Réseaux sociaux', 'Les réseaux sociaux sont gérés par une agence', 'missing'],
  ['Prospection', 'Aucune prospection dans ce poste', 'missing'],
  ['Nóminas', 'Las nóminas las hace la gestoría', 'missing'],
  ['Nóminas', 'No llevo nóminas', 'missing'],
  ['Gestión de equipos', 'Sin personas a cargo', 'missing'],
  ['Gestión de equipos', 'Mi jefa dirige un equipo de doce personas', 'missing'],
  ['Soldadura', 'La soldadura la hace otra empresa', 'missing'],
  ['Redes sociales', 'Nunca he llevado redes sociales', 'missing'],
  ['Atención al cliente', 'La atención al cliente la cubre otro departamento', 'missing'],
  ['Forklift driving', 'Unloaded lorries with a reach truck', 'met'],
  ['GDPR', 'Data protection questions go to our DPO', 'missing'],
  ['Dementia care', 'Would like to move into dementia care', 'missing'],
  ['Audit experience', 'Passed every audit by external auditors as a shop assistant', 'missing'],
  ['Driving a lorry', 'Lorries are driven by contractors', 'missing'],
  ['Swift programming', 'Swift handling of complaints', 'missing'],
]

const CERTIFICATES: Case[] = [
  ['Führerschein der Klasse D', 'Klassen B, C1, D und DE', 'met'],
  ['Führerschein der Klasse C', 'Klassen B und D', 'missing'],
  ['Permiso de conducir B', 'B y A2', 'met'],
  ['Führerschein Klasse B für Hausbesuche', 'Führerschein B, eigener Pkw', 'met'],
  ['Full UK driving licence', 'Provisional driving licence, test booked', 'partly'],
  ['Transport Manager CPC', 'Transport Manager CPC: course finished, exam on 4 December 2026', 'partly'],
  ['Current NMC registration', 'NMC PIN, revalidated, runs to August 2027', 'met'],
  ['Forklift licence', 'Forklift licence: none at present', 'missing'],
  ['Qualified solicitor', 'SQE1 passed in July 2026, SQE2 in April 2027', 'partly'],
  ['Current CSCS card', 'CSCS Gold card (expired 31.01.2026)', 'partly'],
  ['Valid forklift licence', 'Counterbalance & reach licence, RTITB, 2024, valid 5 years', 'met'],
  ['Valid forklift licence', 'FLT counterbalance, last refresher 2019 (3-year cycle)', 'partly'],
  ['SIA licence', 'SIA Door Supervisor - ran until 12/2025', 'partly'],
  ['Food hygiene certificate level 2', 'Level 2 Food Hygiene & Safety (2025)', 'met'],
  ['First aid certificate', 'First Aid at Work - certificate no longer in date', 'partly'],
  ['PRINCE2 Practitioner', 'PRINCE2 Foundation, 2022; Practitioner exam sits in January 2027', 'partly'],
  ['AWS certification', 'AWS Certified Developer – Associate (valid to 05/2028)', 'met'],
  ['AWS certification', 'Studying for AWS Solutions Architect', 'partly'],
  ['CISSP', 'Attended a webinar on CISSP domains; no certificate taken', 'missing'],
  ['Registered nurse (NMC)', 'NMC pin 18B1234E, renewed annually', 'met'],
  ['Registered nurse (NMC)', 'NMC registration lapsed while abroad, readmission applied for', 'partly'],
  ['Enhanced DBS', 'Enhanced DBS, issued 02/2026', 'met'],
  ['Gas Safe registered', 'Gas Safe engineers work alongside us but I am not registered', 'missing'],
  ['HGV Class 2', 'Cat C since 2015', 'met'],
  ['HGV Class 1', 'Cat C since 2015', 'missing'],
  ['HGV Class 1', 'C+E test booked for 9 December 2026', 'partly'],
  ['ACCA qualified', 'ACCA member since 2019', 'met'],
  ['CIMA', 'CIMA: Operational level complete, Management level ongoing', 'partly'],
  ['AAT level 4', 'AAT Level 4 Diploma in Professional Accounting 2020', 'met'],
  ['CPA license', 'Certified Public Accountant (NY), active', 'met'],
  ['SHRM certification', 'SHRM-CP, expired 2024', 'partly'],
  ['Google Ads certification', 'Google Ads Search certification, valid one year from March 2025', 'partly'],
  ['TEFL or CELTA', 'CELTA, Cambridge, Pass B, 2017', 'met'],
  ['IOSH Managing Safely', 'IOSH Managing Safely 2024', 'met'],
  ['NEBOSH General Certificate', 'NEBOSH General Certificate: unit 1 passed, unit 2 outstanding', 'partly'],
  ['18th Edition', 'BS7671:2018 (C&G 2382), 2023', 'met'],
  ['Personal alcohol licence', 'Personal licence to sell alcohol, Bristol City Council', 'met'],
  ['Staplerschein', 'Flurförderzeugschein, 2018, jährliche Unterweisung zuletzt 03/2026', 'met'],
  ['Führerschein Klasse B', 'Fahrerlaubnis B seit 2010', 'met'],
  ['Ausbildereignung (AEVO)', 'AdA-Lehrgang läuft, Prüfung im März 2027', 'partly'],
  ['Gültiger Ersthelfer-Nachweis', 'Ersthelfer (abgelaufen 2024)', 'partly'],
  ['Gültiger Ersthelfer-Nachweis', 'Betriebliche Ersthelferin, Auffrischung Mai 2026', 'met'],
  ['Schweißerprüfung nach ISO 9606-1', 'Schweißerprüfung ISO 9606-1, gültig bis 08/2026', 'partly'],
  ['Bilanzbuchhalter', 'Lehrgang Bilanzbuchhalter (IHK), Abschluss voraussichtlich Sommer 2027', 'partly'],
  ['Erweitertes Führungszeugnis', 'Erweitertes Führungszeugnis vom 04.09.2026', 'met'],
  ['Permis B', 'Permis B et véhicule', 'met'],
  ['CACES R489 catégorie 1 et 3 à jour', "CACES R489 cat. 1, 3 et 5, valable jusqu'en 06/2028", 'met'],
  ['CACES R489', 'CACES R489 : validité dépassée depuis 2023', 'partly'],
  ['Habilitation électrique B1V', 'Habilitation B1V-BR, recyclée en janvier 2025', 'met'],
  ["Diplôme d'État d'infirmier", 'DEI, IFSI de Brest, 2014', 'met'],
  ['PSC1', 'PSC1 : formation prévue en décembre 2026', 'partly'],
  ['FIMO', "FIMO marchandises, FCO à jour jusqu'au 11/2029", 'met'],
  ['SSIAP 1', 'SSIAP 1 obtenu en 2019, recyclage non fait', 'partly'],
  ['Carnet de manipulador de alimentos', 'Manipulador de alimentos, 2024', 'met'],
  ['Carné de conducir B', 'Carné B: teórico aprobado, práctico en diciembre de 2026', 'partly'],
  ['CAP de conductor en vigor', 'CAP mercancías, venció en mayo de 2026', 'partly'],
  ['Colegiación en enfermería', 'Colegiada n.º 12345, COEGI', 'met'],
  ['Curso de PRL de 60 horas', 'PRL 60 h construcción', 'met'],
  ['Carretillero en vigor', 'Carné de carretillero sin renovar desde 2021', 'partly'],
  ['Título de monitor de tiempo libre', 'Monitora de ocio y tiempo libre, 2019', 'met'],
  ['Homologación de soldadura', 'Homologada en TIG 6G, válida hasta 2027', 'met'],
]

const DEGREES: Case[] = [
  ['NVQ Level 3 in hairdressing', 'NVQ Level 2 Hairdressing, 2016', 'partly'],
  [
    "Bachelor's degree in computer science or a similar subject",
    'B.E. Computer Engineering, University of Pune, 2015',
    'met',
  ],
  ['Titulación universitaria en ADE', 'Grado en Administración y Dirección de Empresas, 2012', 'met'],
  ['Grado superior de automoción', 'Grado Superior de Automoción: primer curso hecho, lo dejé en 2013', 'partly'],
  ['Personal licence holder', 'Licence de droit, 2012', 'missing'],
  ["Bachelor's degree in nursing", 'BSc (Hons) Adult Nursing, 2015', 'met'],
  ['Degree in economics', 'MSc Economics, LSE, 2012', 'met'],
  ["Bachelor's degree in engineering", 'Higher National Diploma in Mechanical Engineering, 2014', 'partly'],
  ["Master's degree in data science", 'MSc Data Science, part-time, due to finish in September 2027', 'partly'],
  ["Bachelor's degree", 'BA History, left in the final year', 'partly'],
  ['Degree in law', 'LLB Law, 2:1, University of Kent', 'met'],
  ["Master's degree in finance", 'MSc Chemistry 2010', 'partly'],
  ['PhD in chemistry', 'PhD candidate in chemistry, thesis not submitted', 'partly'],
  ["Bachelor's degree in computer science", 'B.Sc. in Computer Science, 2011-2014', 'met'],
  ["Bachelor's degree in computer science", 'Computer club captain at secondary school', 'missing'],
  ['Degree in marketing or business', 'BA (Hons) Business Management', 'met'],
  ['Degree in education', 'GCSEs in nine subjects including Business', 'missing'],
  ['University degree', 'Bachelor of Arts in Philosophy, Trinity College, 2009', 'met'],
  ['High school diploma', 'Bachelor of Arts in Philosophy, Trinity College, 2009', 'met'],
  ['Abgeschlossenes Studium der Betriebswirtschaft', 'Diplom-Kauffrau (FH), Hochschule Mainz, 2008', 'met'],
  [
    'Abgeschlossenes Studium der Informatik',
    'Informatik-Studium an der TU Dresden, nach vier Semestern beendet',
    'partly',
  ],
  ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zur Industriekauffrau, IHK, 2012', 'met'],
  ['Ausbildung zum Elektroniker', 'Gesellenbrief als Elektroniker für Betriebstechnik, 2011', 'met'],
  ['Abgeschlossene Ausbildung zur Pflegefachkraft', 'Examen als Gesundheits- und Krankenpflegerin, 2013', 'met'],
  ['Master in Psychologie', 'Bachelor of Science in Psychologie, Universität Trier, 2019', 'partly'],
  ['Bac+5 en informatique', "Diplôme d'ingénieur en informatique, INSA Lyon, 2015", 'met'],
  ['Bac+3 en comptabilité', 'BTS Comptabilité Gestion, 2012', 'partly'],
  ['Master en droit', 'Licence de droit, Bordeaux, 2016', 'partly'],
  ['CAP cuisine', 'CAP Cuisine, CFA de Dijon, 2011', 'met'],
  ['Licence en gestion', 'Licence économie-gestion, L2 validée, arrêt en 2014', 'partly'],
  ['Grado en Derecho', 'Licenciada en Derecho, Universidad de Cádiz, 2007', 'met'],
  ['Grado en Enfermería', 'Diplomada en Enfermería, 2006', 'met'],
  ['Ingeniería industrial', 'Ingeniería Industrial (tercer curso, inacabada)', 'partly'],
  ['FP de grado medio en cocina', 'Técnico en Cocina y Gastronomía, 2013', 'met'],
  ['Grado en Educación Primaria', 'Técnico superior en Educación Infantil, 2012', 'partly'],
  ['Grado en Psicología', 'Grado en Psicología, en curso (UNED)', 'partly'],
]

const LANGUAGES: Case[] = [
  ['Fluent English', 'English: C2', 'met'],
  ['Fluent English', 'English: intermediate', 'partly'],
  ['German B2', 'German – professional working proficiency', 'met'],
  ['Native Spanish', 'Spanish (mother tongue)', 'met'],
  ['Native Spanish', 'Spanish (C1)', 'partly'],
  ['French', 'French, conversational', 'met'],
  ['Conversational Portuguese', 'Portuguese B2', 'met'],
  ['Italian C1', 'Italian B2-C1', 'partly'],
  ['Good written and spoken English', 'English fluent in speech and writing', 'met'],
  ['Fließend Deutsch in Wort und Schrift', 'Deutsch: C1 (telc)', 'met'],
  ['Englisch verhandlungssicher', 'Englisch: gute Kenntnisse', 'partly'],
  ['Französischkenntnisse von Vorteil', 'Französisch A2', 'met'],
  ['Anglais courant', 'Anglais : bilingue', 'met'],
  ['Anglais courant', 'Anglais : technique, lu', 'partly'],
  ['Allemand B2', 'Anglais B2', 'missing'],
  ['Inglés nivel alto', 'Inglés C1 (CAE)', 'met'],
  ['Inglés nivel alto', 'Inglés: nivel medio', 'partly'],
  ['Catalán', 'Catalán hablado y escrito', 'met'],
  ['Arabic', 'Currently taking Danish classes', 'missing'],
]

const LISTED: Case[] = [
  ['Docker', 'Docker, Git, Jira', 'partly'],
  ['Wound care', 'wound care, phlebotomy', 'partly'],
]

describe('whose work it is, whether it took place, and what only looks alike', () => {
  it.each(WORK)('%s | %s | %s', (requirement, line, expected) => {
    expect(evaluate('Experience', line, requirement).verdict).toBe(expected)
  })
})

describe('certificates and their validity', () => {
  it.each(CERTIFICATES)('%s | %s | %s', (requirement, line, expected) => {
    expect(evaluate('Certificates', line, requirement).verdict).toBe(expected)
  })
})

describe('degrees: level, field and completion', () => {
  it.each(DEGREES)('%s | %s | %s', (requirement, line, expected) => {
    expect(evaluate('Education', line, requirement).verdict).toBe(expected)
  })
})

describe('levels of languages', () => {
  it.each(LANGUAGES)('%s | %s | %s', (requirement, line, expected) => {
    expect(evaluate('Languages', line, requirement).verdict).toBe(expected)
  })
})

describe('terms that are only listed', () => {
  it.each(LISTED)('%s | %s | %s', (requirement, line, expected) => {
    expect(evaluate('Skills', line, requirement).verdict).toBe(expected)
  })
})
