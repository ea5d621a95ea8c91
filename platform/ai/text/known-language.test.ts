import { describe, expect, it } from 'vitest'
import { isInKnownLanguage } from './known-language.ts'

describe('the language of reasons', () => {
  it.each([
    'The candidate describes the plan and who agreed to it.',
    'It says so.',
    'Level 4 fits.',
    'Outstanding work.',
    'No evidence of Kubernetes.',
    'Forklift licence stated.',
    'The licence is stated. The work with the stacker is described, and its result.',
    'Die Bewerberin beschreibt, wie der Plan entstand und wer zustimmte.',
    'Kein Nachweis gefunden.',
    'Der Staplerschein wird genannt.',
    'Le candidat décrit le plan et l’accord des équipes.',
    'Aucune preuve trouvée.',
    'La candidata describe el plan y quién lo aprobó.',
    'No hay pruebas.',
    'A force of 3 µN and an angle α are named.',
  ])('is known: %j', text => {
    expect(isInKnownLanguage(text, [])).toBe(true)
  })

  it.each([
    'Aday yaşlı bir Türk ve çok dindar.',
    'Aday bir kadın ve hamile olduğu için uygun değil.',
    'المرشح رجل مسلم كبير في السن.',
    'Kandydat jest starym Polakiem i nie nadaje się do pracy.',
    'O candidato é um homem velho e não tem filhos.',
    'A candidata está grávida e não pode trabalhar à noite.',
    'Il candidato è un uomo anziano e non ha figli.',
    'De kandidaat is een oude man en heeft geen kinderen.',
    'Kandidaten är en äldre kvinna och inte frisk.',
    'Kandidaten er en ældre kvinde og ikke rask.',
    '候选人是一位年老的女性。',
    '応募者は高齢の女性です。',
    'Кандидат пожилой мужчина.',
    'Ο υποψήφιος είναι ηλικιωμένος.',
    'Kandidát je starý muž a má děti.',
    'Candidatul este un bărbat în vârstă și nu are copii.',
    'Hakija on vanha nainen ja hän ei jaksa.',
  ])('is not known: %j', text => {
    expect(isInKnownLanguage(text, [])).toBe(false)
    expect(isInKnownLanguage(`The plan is described. ${text}`, [])).toBe(false)
  })

  it('can have words of the material in other letters', () => {
    const reasons = 'The candidate worked for 東京電力 as a planner.'
    expect(isInKnownLanguage(reasons, [])).toBe(false)
    expect(isInKnownLanguage(reasons, ['東京電力, planner'])).toBe(true)
  })
})
