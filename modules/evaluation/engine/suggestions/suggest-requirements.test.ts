import { expect, test } from 'vitest'
import { suggestRequirements } from './suggest-requirements.ts'

const DESCRIPTION = `# About the job

640 people keep our trains running. You make sure that each of them is paid on time.

# What you will do

- Run the monthly payroll for our German and Dutch teams
- Lead the move to a new payroll system

# What you bring

- 3 years of experience in payroll
- You have filed wage tax returns in Germany.
- Team player
- Bachelor's degree in finance is a plus

# Nice to have

- Dutch B2`

test('suggests what is listed under the heading for it, and keeps what is welcome apart', () => {
  expect(suggestRequirements(DESCRIPTION)).toEqual([
    { text: '3 years of experience in payroll', must_have: true },
    { text: 'Filed wage tax returns in Germany', must_have: true },
    { text: "Bachelor's degree in finance", must_have: false },
    { text: 'Dutch B2', must_have: false },
  ])
})

test('suggests no tasks and no qualities', () => {
  const texts = suggestRequirements(DESCRIPTION).map(({ text }) => text)
  expect(texts.join(' ')).not.toMatch(/monthly payroll|Lead the move|Team player/u)
})

test('finds years, languages and licences in sentences, and leaves other sentences out', () => {
  const text =
    'You drive our vans. A driving licence (class B) is required. You have 2 years of experience as a driver. The team speaks German.'
  expect(suggestRequirements(text)).toEqual([
    { text: 'A driving licence (class B)', must_have: true },
    { text: '2 years of experience as a driver', must_have: true },
  ])
})

test('reads German and French headings', () => {
  expect(
    suggestRequirements('# Ihr Profil\n\n- 3 Jahre Erfahrung in der Pflege\n\nVon Vorteil:\n\n- Französisch B1'),
  ).toEqual([
    { text: '3 Jahre Erfahrung in der Pflege', must_have: true },
    { text: 'Französisch B1', must_have: false },
  ])
  expect(suggestRequirements('# Votre profil\n\n- Permis de conduire B')).toEqual([
    { text: 'Permis de conduire B', must_have: true },
  ])
})

test('the same requirement is suggested once, and at most as many as a job can have', () => {
  expect(suggestRequirements('# Requirements\n- Docker\n- docker')).toHaveLength(1)
  const many = Array.from({ length: 60 }, (_, at) => `- ${at + 1} years of welding`).join('\n')
  expect(suggestRequirements(`# Requirements\n${many}`)).toHaveLength(20)
  expect(suggestRequirements('')).toEqual([])
})

const textsOf = (description: string) => suggestRequirements(description).map(({ text }) => text)

test('reads headings that are only a short line, and other signs of lists', () => {
  const pasted = `Requirements

• Forklift licence

– 2 years in a warehouse

Nice to have

• SAP

What we give you

• Excel course`
  expect(suggestRequirements(pasted)).toEqual([
    { text: 'Forklift licence', must_have: true },
    { text: '2 years in a warehouse', must_have: true },
    { text: 'SAP', must_have: false },
  ])
  expect(textsOf('Requirements:\n\nOwn welding mask\n\nDriving licence B.')).toEqual([
    'Own welding mask',
    'Driving licence B',
  ])
})

test('leaves benefits out, even under a heading with the words of requirements', () => {
  expect(textsOf('# Bonus and benefits\n\n- Docker course')).toEqual([])
  expect(textsOf('# Les plus du poste\n\n- Formation Docker')).toEqual([])
})

test.each([
  ['- No degree required', '- Docker'],
  ["You don't need a degree. Docker we teach you.", '- Docker'],
  ['- Ein Studium ist nicht erforderlich', '- Docker'],
  ['- Permis de conduire non nécessaire', '- Docker'],
  ['- No se exige carné de conducir', '- Docker'],
  ['Our team speaks German.', '- Docker'],
])('does not suggest "%s"', (said, item) => {
  expect(textsOf(`# Requirements\n\n${said}\n\n${item}`)).toEqual(['Docker'])
})

test('a paragraph after the list is only read for what it asks for', () => {
  expect(
    textsOf(
      '# What you bring\n\n- Docker\n\nDocker is what half of our team learned here. A driving licence is essential.',
    ),
  ).toEqual(['Docker', 'A driving licence'])
})

test.each([
  ['A working knowledge of Docker is essential.', 'A working knowledge of Docker', true],
  ['You must be able to weld aluminium.', 'Able to weld aluminium', true],
  ['Docker would be useful but is not essential.', 'Docker', false],
  ['Se requiere experiencia en soldadura.', 'Experiencia en soldadura', true],
  ['La maîtrise de Docker est indispensable.', 'La maîtrise de Docker', true],
  ['Kenntnisse in Docker setzen wir voraus.', 'Kenntnisse in Docker setzen wir voraus', true],
])('finds in running text: "%s"', (sentence, text, mustHave) => {
  expect(suggestRequirements(`The team builds boats. ${sentence}`)).toEqual([{ text, must_have: mustHave }])
})

test('what is welcome on top does not make the requirement optional', () => {
  expect(suggestRequirements('# Requirements\n\n- SQL, ideally PostgreSQL\n- Ideally Kafka\n\nA plus: Docker')).toEqual(
    [
      { text: 'SQL, ideally PostgreSQL', must_have: true },
      { text: 'Ideally Kafka', must_have: false },
      { text: 'Docker', must_have: false },
    ],
  )
})

test('reads long and hostile descriptions quickly', () => {
  const started = performance.now()
  for (const one of ['.', ' ', '*', '(', '# ', '- ', "n't ", 'no ', '\n', ', ideally ('])
    for (const before of ['- ', '# ', '', 'Requirements: '])
      suggestRequirements(`${before}${one.repeat(Math.floor(49_000 / one.length))}x`)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('reads text in which everything is a paragraph of its own', () => {
  const typed = `Workshop lead

You lead our workshop and keep 60 bikes a week on the road.

What we expect

At least three years repairing bicycles

Dutch or French for talking with customers

Good to have

Training of apprentices

Hours and pay

Tuesday to Saturday, 38 hours.

£26,500 to £29,000 depending on experience.`
  expect(suggestRequirements(typed)).toEqual([
    { text: 'At least three years repairing bicycles', must_have: true },
    { text: 'Dutch or French for talking with customers', must_have: true },
    { text: 'Training of apprentices', must_have: false },
  ])
})

test('reads lists with other signs, capital letters as headings, and unusual headings', () => {
  expect(textsOf('What we want from you:\n☕ 1 year on an espresso machine\n☕ Level 2 food hygiene')).toEqual([
    '1 year on an espresso machine',
    'Level 2 food hygiene',
  ])
  expect(
    textsOf('FUNCIONES\nSoldadura de depósitos\nREQUISITOS\nTres años soldando TIG\nCONDICIONES\nJornada de 7 a 15 h'),
  ).toEqual(['Tres años soldando TIG'])
  expect(
    textsOf('# Wer wir sind\n\n- Ein Verein\n\n# Für diesen Job\n\n- Erfahrung in der Pflege\n- Führerschein Klasse B'),
  ).toEqual(['Erfahrung in der Pflege', 'Führerschein Klasse B'])
})

test('a heading may have words beside the known ones, but not most of them', () => {
  expect(textsOf('Compétences et aptitudes requises\n\nPermis B\n\nStatut et rémunération\n\nCDI')).toEqual([
    'Permis B',
  ])
  expect(textsOf('# Requirements\n\nExperience with requirements engineering\n\nExcel experience\n\nDocker')).toEqual([
    'Experience with requirements engineering',
    'Excel experience',
    'Docker',
  ])
})

test.each([
  [
    '# Anforderungen\n\n- Erfahrung in der Lohn- und Gehaltsabrechnung',
    ['Erfahrung in der Lohn- und Gehaltsabrechnung'],
  ],
  [
    '# Requirements\n\n- Handling of pension contracts\n- £30,000 depending on experience',
    ['Handling of pension contracts'],
  ],
  [
    'What we expect\n\nExperience in pension administration\n\nDocker\n\nFull time, 28 days holiday',
    ['Experience in pension administration', 'Docker'],
  ],
])('work with pay or contracts is no condition of the job: %s', (description, texts) => {
  expect(textsOf(description)).toEqual(texts)
})

test('products and trades that end like French verbs are no tasks', () => {
  expect(textsOf('# Requirements\n\n- Docker\n- Jupyter\n- Maurer')).toEqual(['Docker', 'Jupyter', 'Maurer'])
  expect(textsOf('# Profil\n\n- Vendre des vélos\n- Servir les clients\n- Gérer la caisse')).toEqual([])
})

test('a label may say that something is not needed', () => {
  expect(textsOf('Nicht erforderlich: ein Studium, Docker. Erforderlich: Terraform.')).toEqual(['Terraform'])
})

test('a heading with the words of requirements over tasks means the tasks', () => {
  const tasks = '- Move our services to Kubernetes\n- Set up monitoring with Grafana\n- Take part in the on-call rota'
  expect(textsOf(`# What we need from you\n\n${tasks}\n\nRequired: Terraform.`)).toEqual(['Terraform'])
})

test.each([
  [
    'Required: three years with Docker, Terraform or Pulumi, and solid Linux.',
    ['Three years with Docker', 'Terraform or Pulumi', 'Solid Linux'],
  ],
  [
    "We're looking for: 2 years in IT support; Windows and Intune. Nice to have: PowerShell.",
    ['2 years in IT support', 'Windows and Intune', 'PowerShell'],
  ],
  [
    'Applicants must have two years of sales and a good knowledge of Excel.',
    ['Two years of sales', 'A good knowledge of Excel'],
  ],
  ['The post is permanent and a forklift licence is required.', ['A forklift licence']],
  ['A forklift licence is desirable, as is experience with SAP.', ['A forklift licence', 'Experience with SAP']],
  ['Idéalement, vous avez une expérience en soudage, mais les débutants sont acceptés.', ['Une expérience en soudage']],
  ['A driving licence is essential, as you will travel between schools.', ['A driving licence']],
])('takes a sentence apart: "%s"', (sentence, texts) => {
  expect(textsOf(`The boats are built here. ${sentence}`)).toEqual(texts)
})
