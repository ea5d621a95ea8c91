import { describe, expect, it, test } from 'vitest'
import { redact } from './redact.ts'

/** A résumé with a part of its own at the end. */
const resume = (heading: string, ...lines: string[]) =>
  redact(
    [
      'Jo Marsh',
      '4410, rue Drolet, app. 2, Montréal',
      '',
      'Experience',
      'Nurse, Elmtree House, 2019 – 2020',
      'Wound care for children with diabetes',
      '',
      heading,
      ...lines,
    ].join('\n'),
    { names: ['Jo Marsh'] },
  ).text.split('\n')

test.each([
  ['2012 – 2013 parental leave', '2012 – 2013 [personal]'],
  ['2017–2018: Geburt der Zwillinge', '2017–2018: [personal]'],
  ['2020: ocho meses sin trabajar por una cirugía', '2020: [personal]'],
  ['2008 – 2009  Maternity cover, Elmtree House', '2008 – 2009  Maternity cover, Elmtree House'],
  ['2003-2007 Navy, Seabees', '2003-2007 [personal]'],
  ['2014 – 2016 Midwife, Maternity Unit, Elmtree House', '2014 – 2016 Midwife, Maternity Unit, Elmtree House'],
  ['2014 – 2016 Asylum caseworker, fund raising', '2014 – 2016 Asylum caseworker, fund raising'],
  ['2014 – 2016 Cuidado de ancianos, Residencia Olmo', '2014 – 2016 Cuidado de ancianos, Residencia Olmo'],
  ['2014 – 2016 Nurse, Army Street Surgery', '2014 – 2016 Nurse, Army Street Surgery'],
])('of a gap, its dates stay: %s', (line, expected) => {
  expect(resume('Experience', line).at(-1)).toBe(expected)
})

describe('parts about the person', () => {
  it.each(['Interests', 'Outside work', 'Ehrenamt', 'Loisirs', 'Aficiones', 'Zainteresowania', 'Who else I am'])(
    'lose what tells who they are: %s',
    heading => {
      expect(resume(heading, 'Chess, reader at Sunday Mass; union rep, bread').at(-1)).toBe(
        'Chess, [personal]; [personal], bread',
      )
    },
  )

  it.each(['Experience', 'Skills', 'Kenntnisse', 'Compétences'])('parts about work keep it: %s', heading => {
    const line = 'Wound care, insulin pumps, palliative care'
    expect(resume(heading, line).at(-1)).toBe(line)
  })

  it('end with the next part about work', () => {
    expect(resume('Interests', 'Chess', 'Skills', 'Insulin pumps').at(-1)).toBe('Insulin pumps')
  })

  it('are not those with dates, whatever they are called', () => {
    const line = 'Stroke unit, Elmtree House, 2015 – 2019'
    expect(resume('Where I was', line).at(-1)).toBe(line)
  })

  it('are read without spaces, too', () => {
    expect(resume('兴趣爱好', '在教堂做义工，下棋').at(-1)).not.toContain('教堂')
  })
})

test('what stands around a street at the top is the address', () => {
  expect(resume('Skills', 'Nursing')[1]).toBe('[address]')
})

test.each([
  ['Nacionalidad venezolana', '[personal]'],
  ['Herr', '[personal]'],
  ['Heimatland\tTürkei', '[personal]'],
  ['Celular: 705-55-017', 'Celular: [phone]'],
  ['LinkedIn: linkedin.example/in/jo', 'LinkedIn: [link]'],
  ['Vive en Écija', '[address]'],
  ['mariée, 3 enfants – nationalité camerounaise', '[personal]'],
  ['住址:大牌 233 宏茂桥 3 道', '[address]'],
  ['Apt 9, Slaney Court, Wexford, Y35 X0X0', '[address]'],
])('details in a header are found without their usual form: %s', (line, expected) => {
  const text = redact(`Jo Marsh\n${line}\n\nExperience\nNurse, 2019 – 2020\nWound care`, { names: ['Jo Marsh'] }).text
  expect(text.split('\n')[1]!.replace(/\t?\[personal\]\t\[personal\]/u, '[personal]')).toBe(expected)
})

test.each([
  ['Call me at oh seven seven double oh nine one two three four.', 'seven seven'],
  ['Write to jo dot marsh at mail dot com please.', 'marsh'],
  ['Everyone calls me Wilf at work.', 'Wilf'],
])('contacts and names that are said are hidden: %s', (said, hidden) => {
  expect(redact(said, { names: [] }).text).not.toContain(hidden)
})

test.each([
  ['Fatma Yılmaz', 'ich heiße fatma yilmaz und arbeite hier'],
  ['Jürgen Müller', 'Ask Juergen Mueller about it'],
  ['Ruben Willem Dijkgraaf', 'CV van R.W. Dijkgraaf'],
])('a name is hidden in other spellings: %s', (name, text) => {
  expect(redact(text, { names: [name] }).text).not.toMatch(/fatma|yilmaz|juergen|mueller|dijkgraaf|R\.W/iu)
})

test.each([
  ['K-L Bergqvist, kallad Kajsa', 'Kajsa'],
  ['陈国强先生 维修主管', '陈国强'],
])('another name at the top is hidden: %s', (line, hidden) => {
  const text = redact(`${line}\nNurse\n\nExperience\nNurse, 2019`, { names: ['Karin Bergqvist'] }).text
  expect(text).not.toContain(hidden)
  expect(text).toContain('Experience')
})

test('a heading in Chinese is no name', () => {
  expect(redact('个人简历\n求职意向\n\n工作经历\n护士, 2019', { names: [] }).text).toContain('个人简历\n求职意向')
})

test('a short form of the name at the top is hidden', () => {
  const text = redact('Alex Thorne (they/them)\nData engineer\n\nExperience\nNurse, 2019', {
    names: ['Alexander Thorne'],
  }).text
  expect(text).not.toContain('Alex')
  expect(text).toContain('Data engineer')
})

test.each([
  ['Loreto Convent School, 1995 – 2001', 'Loreto Convent School, [year]'],
  ['Täljegymnasiet, teknik, 2007–2010', 'Täljegymnasiet, teknik, [year]'],
  ['2005-2008  恩施高中', '[year]  恩施高中'],
  ['BSc Physics, University of Westmoor, 2012', 'BSc Physics, University of Westmoor, 2012'],
])('of schools before university, the years are hidden: %s', (line, expected) => {
  expect(redact(`Jo Marsh\n\nEducation\n${line}\n\nSkills\nNursing`, { names: [] }).text.split('\n')[3]).toBe(expected)
})
