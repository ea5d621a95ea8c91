import { describe, expect, it } from 'vitest'
import { isName } from './employer-name.ts'
import { readResume } from './resume.ts'
import { NO_PROFILE, NOW, resumeWith } from './resume.fixture.ts'

/** Whether the mention that starts with a word is the name of an employer. */
function namedIn(resume: string, word: string): boolean {
  const { passages } = resumeWith(`Ann Lee\n\n${resume}`)
  for (const passage of passages) {
    const mention = passage.mentions.find(
      ({ start, end, described }) => !described && passage.text.slice(start, end).startsWith(word),
    )
    if (mention) return isName(passage, mention)
  }
  throw new Error(`"${word}" is not mentioned`)
}
const titled = (head: string, word: string) =>
  namedIn(`Experience\n${head}, 2018 – 2022\n- Kept the files in order`, word)

describe('the head of a position', () => {
  it.each<[head: string, word: string, expected: boolean]>([
    ['Clerk, Payroll Co.', 'Payroll', true],
    ['Clerk, Welding Partners Ltd', 'Welding', true],
    ['Welder, Ironworks Ltd', 'Welder', false],
    ['Staff nurse, St Mary’s Hospital', 'Hospital', false],
    ['Senior Florist, Leeds', 'Florist', false],
    ['Clerk at Crane Wharf', 'Crane', true],
    ['Crane Wharf, Leeds', 'Crane', true],
    ['Leeds | Crane Wharf', 'Crane', true],
    ['Leeds (Crane Wharf)', 'Crane', true],
    ['Leeds – Crane Wharf', 'Crane', true],
    ['Leeds-Crane Wharf', 'Crane', true],
    ['Crane Wharf | Clerk', 'Crane', true],
    ['Crane Wharf (Clerk)', 'Crane', true],
    ['Crane Wharf – Clerk', 'Crane', true],
    ['Clerk bei Crane Wharf', 'Crane', true],
    ['Clerk chez Crane Wharf', 'Crane', true],
    ['St Mary’s Hospital, Leeds', 'Hospital', false],
    ['Acme Ltd payroll, Leeds', 'payroll', true],
    ['Crane Operator, Leeds', 'Crane', false],
    ['crane Wharf, Leeds', 'crane', false],
    ['Clerk at Acme, Crane Wharf', 'Crane', false],
    ['Leeds, Intensive Care', 'Intensive', false],
    ['Crane work, Leeds', 'Crane', false],
    ['Payroll Services Ltd, Clerk', 'Payroll', true],
    ['Crane, Leeds', 'Crane', false],
    ['Clerk, Crane Wharf', 'Crane', false],
    ['Staff Nurse, Intensive Care', 'Intensive', false],
    ['crane work, Leeds', 'crane', false],
  ])('"%s": "%s" is a name: %s', (head, word, expected) => {
    expect(titled(head, word)).toBe(expected)
  })
})

describe('an employer that was read from the résumé', () => {
  const nameIn = (employer: string, head: string, word: string, title = '') => {
    const text = `Ann Lee\n\nExperience\n${head}, 2018 – 2022\n- Kept the files in order`
    const profile = { ...NO_PROFILE, positions: [{ title, employer, from: '2018', to: '2022' }] }
    const passage = readResume([{ number: 1, text }], profile, NOW).passages.find(one => one.text.includes(head))!
    const mention = passage.mentions.find(one => passage.text.slice(one.start, one.end).startsWith(word))!
    return isName(passage, mention)
  }

  it.each([
    ['Acme Plumbing', 'Office clerk, Acme Plumbing', 'Plumbing', true],
    ['Hill Welding', 'Driver, Hill Welding', 'Welding', true],
    ['Hill Welding', 'Welder, Hill Welding', 'Welder', false],
    ['St Mary’s Hospital', 'Porter, St Mary’s Hospital', 'Hospital', false],
    ['Acme', 'Plumbing, Acme', 'Plumbing', false],
    ['', 'Office clerk, Acme Plumbing', 'Plumbing', false],
    ['Acme Pay', 'Payroll clerk, Acme Pay', 'Payroll', false],
  ])('%s in "%s": "%s" is a name: %s', (employer, head, word, expected) => {
    expect(nameIn(employer, head, word)).toBe(expected)
  })

  it('is not a word of the title, and not a part of another word', () => {
    expect(nameIn('Payroll', 'Payroll clerk, Payroll', 'Payroll', 'Payroll clerk')).toBe(false)
    expect(nameIn('Pay', 'Payroll clerk, Pay', 'Payroll')).toBe(false)
  })
})

describe('elsewhere', () => {
  it.each<[resume: string, word: string, expected: boolean]>([
    ['Experience\nClerk, Acme Ltd, 2018 – 2022\n- Client: Recruitment Today Ltd', 'Recruitment', true],
    ['Experience\nClerk, Acme Ltd, 2018 – 2022\n- Client: Recruitment & Partners Ltd', 'Recruitment', true],
    ['Experience\nClerk, Acme Ltd, 2018 – 2022\n- Recruitment of staff for Acme Ltd', 'Recruitment', false],
    ['Experience\nClerk, Acme Ltd, 2018 – 2022\n- recruitment Today Ltd', 'recruitment', false],
    ['Experience\nClerk, Acme Ltd, 2018 – 2022\n- Worked in a hospital', 'hospital', false],
    // A school that was attended is no place of work.
    ['Certificates\nFirst aid at the primary school, 2010', 'primary school', true],
    ['Skills\nLessons at a primary school', 'primary school', true],
    ['Education\nNursing degree, 2010', 'Nursing', false],
    ['Education\nGCSEs, Forest Gate primary school, 2010', 'primary school', true],
  ])('"%s": "%s" is a name: %s', (resume, word, expected) => {
    expect(namedIn(resume, word)).toBe(expected)
  })
})

describe('names of technology that are also words', () => {
  it.each<[resume: string, word: string, expected: boolean]>([
    ['Summary\nDrank coffee from Java every morning', 'Java', true],
    ['Skills\nJava', 'Java', false],
    ['Summary\nDrank coffee from Java, 17 cups every morning', 'Java', true],
    ['Summary\nJava and Kubernetes for six years', 'Java', false],
    ['Summary\nBuilt services in Java for six years', 'Java', false],
    ['Summary\nWorked with Java 17 every morning', 'Java', false],
    ['Experience\nSoftware developer, Acme Ltd, 2018 – 2022\n- Used Java every morning', 'Java', false],
    ['Experience\nShop assistant, Acme Ltd, 2018 – 2022\n- Used Java every morning', 'Java', true],
  ])('"%s": "%s" is a name: %s', (resume, word, expected) => {
    expect(namedIn(resume, word)).toBe(expected)
  })
})
