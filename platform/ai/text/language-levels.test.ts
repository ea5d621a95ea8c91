import { describe, expect, it } from 'vitest'
import { examinedEnglish, languageLevel, sharedLevel } from './language-levels.ts'

const levelOf = (text: string, name: string) => {
  const start = text.indexOf(name)
  return languageLevel(text, start, start + name.length)
}

describe('the level of a language', () => {
  it.each([
    ['Spanish (native)', 'Spanish', 7],
    ['German, mother tongue', 'German', 7],
    ['Französisch: Muttersprache', 'Französisch', 7],
    ['English C2', 'English', 6],
    // Drawn as signs.
    ['English ●●●●●, French ●●○○○', 'English', 6],
    ['English ●●●●●, French ●●○○○', 'French', 3],
    ['English: ★ ★ ★ ★ ☆', 'English', 5],
    ['English •••', 'English', null],
    ['English • French (B1)', 'English', null],
    ['Mandarin (HSK 6)', 'Mandarin', 6],
    ['Japanese: JLPT N2', 'Japanese', 4],
    ['Deutsch, TestDaF 5', 'Deutsch', 5],
    ['English – fluent', 'English', 5],
    ['Deutsch: verhandlungssicher', 'Deutsch', 5],
    ['Italian: very good, fluent in meetings', 'Italian', 4],
    ['Dutch (B2)', 'Dutch', 4],
    ['Inglés: nivel profesional', 'Inglés', 4],
    ['Polish: conversational', 'Polish', 3],
    ['Anglais niveau intermédiaire', 'Anglais', 3],
    ['French (A2, school)', 'French', 2],
    ['Arabic: elementary', 'Arabic', 2],
    ['Russian: a few words', 'Russian', 1],
    ['Chinesisch Grundkenntnisse', 'Chinesisch', 1],
    ['fluent Spanish', 'Spanish', 5],
    ['a little Turkish', 'Turkish', 1],
    ['Deutsch (Muttersprachlerin)', 'Deutsch', 7],
    ['Anglais: langue maternelle', 'Anglais', 7],
    ['Francés: nativa', 'Francés', 7],
    ['Español nativo', 'Español', 7],
    ['Englisch fließend', 'Englisch', 5],
    ['Englisch in fließender Form', 'Englisch', 5],
    ['Englisch, verhandlungssicherer Umgang', 'Englisch', 5],
    ['Allemand courant', 'Allemand', 5],
    ['Allemand, couramment', 'Allemand', 5],
    ['Inglés fluido', 'Inglés', 5],
    ['Inglés: fluidez', 'Inglés', 5],
    ['Englisch sehr gut', 'Englisch', 5],
    ['Englisch: sehr gute Kenntnisse', 'Englisch', 5],
    ['Anglais: très bon niveau', 'Anglais', 5],
    ['Anglais: très bonne maîtrise', 'Anglais', 5],
    ['Inglés avanzado', 'Inglés', 5],
    ['Inglés de nivel avanzada', 'Inglés', 5],
    ['Anglais avancé', 'Anglais', 4],
    ['Inglés intermedio', 'Inglés', 3],
    ['Greek: get by', 'Greek', 2],
    ['Greek: gets by', 'Greek', 2],
    ['Thai: a bit', 'Thai', 1],
    ['Thai: a bit of it', 'Thai', 1],
    ['Thai for greetings', 'Thai', 1],
    ['Thai, only greetings', 'Thai', 1],
    ['Néerlandais: notion', 'Néerlandais', 1],
    ['Néerlandais: notions', 'Néerlandais', 1],
    ['Néerlandais débutante', 'Néerlandais', 1],
    ['Néerlandais débutant', 'Néerlandais', 1],
  ])('%s', (text, name, level) => {
    expect(levelOf(text, name)).toBe(level)
  })

  it('belongs to its own language', () => {
    const text = 'Spanish (B2), French (A1); German C1'
    expect([levelOf(text, 'Spanish'), levelOf(text, 'French'), levelOf(text, 'German')]).toEqual([4, 1, 5])
  })

  it('is exact if it is one of the framework', () => {
    expect(levelOf('English, fluent (B2)', 'English')).toBe(4)
    expect(levelOf('English (B1) and fluent in writing', 'English')).toBe(3)
  })

  it('is the first word after the name', () => {
    expect(levelOf('Italian: basic in writing, good in speech', 'Italian')).toBe(1)
    expect(levelOf('Italian: basic in writing and good in speech', 'Italian')).toBe(1)
    expect(levelOf('Italian: good in speech and basic in writing', 'Italian')).toBe(4)
  })

  it('is the one before the name if only another language follows', () => {
    expect(levelOf('Works in C1 Norwegian, Swedish', 'Norwegian')).toBe(5)
    expect(levelOf(`Native ${'in '.repeat(20)} Norwegian`, 'Norwegian')).toBeNull()
    expect(levelOf('Norwegian,Danish C1', 'Norwegian')).toBe(5)
    expect(levelOf('Norwegian B1,Danish C1', 'Norwegian')).toBe(3)
    expect(levelOf('Norwegian fluent, B2', 'Norwegian')).toBe(4)
    expect(levelOf('Norwegian fluent, Danish B2', 'Norwegian')).toBe(5)
  })

  it('is null if none is stated, or only one far away', () => {
    expect(levelOf('Danish', 'Danish')).toBeNull()
    expect(levelOf(`Danish is what ${'we '.repeat(30)} speak, C1`, 'Danish')).toBeNull()
    expect(levelOf('C1 in nothing; Danish', 'Danish')).toBeNull()
  })
})

describe('a level for all languages of a line', () => {
  it.each([
    'English and Irish, both native',
    'Deutsch und Türkisch, beide Muttersprache',
    'Bilingual in Welsh and English',
    'Catalan and Spanish from childhood',
  ])('%s', text => {
    expect(sharedLevel(text)).toBe(7)
  })

  it.each(['Portuguese (native), a bit of French', 'English and Irish'])('is not in "%s"', text => {
    expect(sharedLevel(text)).toBeNull()
  })

  it('is in brackets if it names both', () => {
    expect(sharedLevel('Catalan, Spanish (both native)')).toBe(7)
  })
})

describe('the level of English that points stand for', () => {
  it.each([
    ['TOEIC 945', 5],
    ['TOEIC: 944 points', 4],
    ['TOEIC 785', 4],
    ['TOEIC 784', 3],
    ['TOEIC 550', 3],
    ['TOEIC 225', 2],
    ['TOEIC 120', 1],
    ['TOEFL iBT 95', 5],
    ['TOEFL score of 94', 4],
    ['TOEFL 42', 3],
    ['TOEFL 30', 2],
    ['TOEFL 29', 1],
    ['IELTS 7,0', 5],
    ['IELTS 6.5', 4],
    ['IELTS 5,5', 4],
    ['IELTS 5.4', 3],
    ['IELTS band 4', 3],
    ['IELTS 3', 2],
    ['IELTS 2.5', 1],
  ])('%s', (text, level) => {
    expect(examinedEnglish(text)).toBe(level)
  })

  it('is near the beginning of a text', () => {
    expect(examinedEnglish(`${'Read '.repeat(100)} TOEIC 945`)).toBeNull()
  })

  it.each(['TOEIC', 'IELTS preparation course', 'Scored 945 points'])('is not in "%s"', text => {
    expect(examinedEnglish(text)).toBeNull()
  })
})
