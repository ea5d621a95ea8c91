import { describe, expect, it } from 'vitest'
import { MAX_FOLLOW_UP_CHARACTERS, refuseFollowUp } from './check-follow-up.ts'

describe('a follow-up phrased by a model', () => {
  it.each([
    'What came of it?',
    'How did the storage team react to the new labels?',
    'Which part of the migration was yours?',
    '  What came of it?  ',
    'What  happened\n then?',
  ])('is accepted: %j', text => {
    // Line breaks are control characters, which a model's answer has lost by then.
    expect(refuseFollowUp(text.replaceAll('\n', ' '), [])).toBeNull()
  })

  it.each<[string, string]>([
    ['Please tell me more.', 'not one question'],
    ['Were your previous  and current   salary history checked?', 'a protected topic'],
    ['What did you do? And why?', 'not one question'],
    ['Why? Tell me.', 'not one question'],
    ['What is in <b>that</b>?', 'not plain text'],
    ['What is {name}?', 'not plain text'],
    ['What is [this]?', 'not plain text'],
    ['Did you read http://example.com?', 'not plain text'],
    ['Did you read https://example.com?', 'not plain text'],
    ['Did you read www.example.com?', 'not plain text'],
    ['What came\u200B of it?', 'not plain text'],
    ['What came\u0007 of it?', 'not plain text'],
    ['That is impressive, how did you do it?', 'judges the answer'],
    ['Good, and what came of it?', 'judges the answer'],
    ['That was disappointing; what next?', 'judges the answer'],
    ['Why was your answer rejected?', 'judges the answer'],
    ['Interesting, but why?', 'judges the answer'],
    ['Where are you from?', 'a protected topic'],
    ['How old are you?', 'a protected topic'],
    ['How  old are you?', 'a protected topic'],
    ['Was it a health issue?', 'a protected topic'],
    ['Are you married?', 'a protected topic'],
    ['When were you born?', 'a protected topic'],
    ['Is your family there?', 'a protected topic'],
    ['Do you need child care?', 'a protected topic'],
    ['Do you need childcare?', 'a protected topic'],
    ['What are your religious plans?', 'a protected topic'],
    ['Which neighborhood is that?', 'a protected topic'],
    ['Which neighbourhood is that?', 'a protected topic'],
    ['Are you diagnosed?', 'a protected topic'],
    ['Which hometown?', 'a protected topic'],
  ])('is refused: %j (%s)', (text, reason) => {
    expect(refuseFollowUp(text, [])).toBe(reason)
  })

  it.each(
    [
      'birth birthday pregnant pregnancy parent parents pray praying nationality nationalities citizen citizenship immigrant',
      'immigration origin original ethnic ethnicity disabled disability health healthy medical medically therapy therapist',
      'depressed depression diagnosed diagnosis genetic genetics sexual sexuality politics politically arrest arrested religion',
      'religious married husband wife children family age accent visa union veteran pronouns',
    ].flatMap(line => line.split(' ')),
  )('never asks about a private topic: %s', word => {
    expect(refuseFollowUp(`Was ${word} part of that?`, [])).toBe('a protected topic')
  })

  it.each(['great', 'impressed', 'impressive', 'disappointed', 'wrong', 'fail', 'fails', 'rejected', 'score', 'hire'])(
    'never judges: %s',
    word => {
      expect(refuseFollowUp(`Was it ${word}?`, [])).toBe('judges the answer')
    },
  )

  it('can have 240 characters', () => {
    const ofLength = (length: number) => `What ${'x'.repeat(length - 6)}?`
    expect(MAX_FOLLOW_UP_CHARACTERS).toBe(240)
    expect(refuseFollowUp(ofLength(240), [])).toBeNull()
    expect(refuseFollowUp(ofLength(241), [])).toBe('too long')
  })

  it('is refused if it has been asked, also within a longer sentence and in other letters', () => {
    const before = ['Hello.', 'Thank you. What came of it?']
    expect(refuseFollowUp('WHAT came of it?', before)).toBe('asked before')
    expect(refuseFollowUp('What came of this?', before)).toBeNull()
    expect(refuseFollowUp('What cameofit?', before)).toBeNull()
  })

  it('has at most 30 words', () => {
    const ofWords = (count: number) => `${'why '.repeat(count - 1)}then?`
    expect(refuseFollowUp(ofWords(30), [])).toBeNull()
    expect(refuseFollowUp(ofWords(31), [])).toBe('too many words')
  })

  it.each(
    [
      'password,pass word,passwords,passcode,pass code,passcodes,pin,pins,login,log in,logins,username,user name,usernames',
      'credentials,security question,security codes,bank,banking,iban,account number,accounts data,credit card,social security',
      'tax number,passport,driving licence,driving license,licence plate,license plate,email,e-mail,email address,phone',
      'phone number,address,addresses,postcode,post code,zipcode,zip code,full name,whatsapp,whats app,linkedin,salary,wage',
      'mortgage,debt,debts,rent,earning',
    ].flatMap(line => line.split(',')),
  )('never asks for personal data: %s', data => {
    expect(refuseFollowUp(`What was your ${data}?`, [])).toBe('personal data')
  })

  it.each(['Where do you live?', 'How much did you earn?', 'What does a packer earn?', 'Who earns more?'])(
    'never asks for personal data: %j',
    text => {
      expect(refuseFollowUp(text, [])).toBe('personal data')
    },
  )

  it.each([
    'How did the customers protect passwords?',
    'How did the company store the account data of its users?',
    'How did you protect their passwords?',
    'Did the customers know your password?',
    'Was the password of the system yours?',
    'How did you protect passwords?',
    'Which password do you use for the system?',
    'What was the admin password of their product?',
    "What's the company's default password, and how did the team keep it?",
    'Could you spell out the access code of the system?',
    'Can you tell me the credentials of the users?',
    'What did you do to protect the passwords of customers?',
    'Which step did you take first when users lost their passwords?',
  ])('never asks for the data of anyone else, also about work with it: %j', text => {
    expect(refuseFollowUp(text, [])).toBe('personal data')
  })

  it.each([
    ['Thank you. What came of it?', null],
    ['Thanks for sharing that, what came of it?', null],
    ['You mentioned labels; what came of it?', null],
    ['You mentioned a raise; what came of it?', 'a statement'],
    ['The plan was risky. What came of it?', 'a statement'],
    ['The plan was risky, what came of it?', 'a statement'],
    ['What came of it: the plan?', 'a statement'],
    ['What came of it – the plan?', 'a statement'],
    ['Thank you. The plan was risky. What came of it?', 'a statement'],
    ['Tell me, what came of it?', 'a statement'],
  ])('has no statement beside the question: %j', (text, refused) => {
    expect(refuseFollowUp(text, [], ['Tell me about the labels and the plan, which was risky.'])).toBe(refused)
  })

  it.each([
    ['Was haben Sie dabei gemacht, und was war das Ergebnis?', 'another language'],
    ['Qu’est-ce que vous avez fait dans ce cas?', 'another language'],
    ['¿Qué hizo usted en ese caso?', 'another language'],
    ['What came of it, ну?', 'another language'],
    ['What came of the Größenordnung?', null],
  ])('is in English: %j', (text, refused) => {
    expect(refuseFollowUp(text, [])).toBe(refused)
  })

  it.each([
    'What if we’ll take you?',
    'What if we can offer it?',
    'If you’ll get it, what then?',
    'Did you know that we promise a reply?',
    'Is that a guarantee?',
    'Is that guaranteed?',
    'Is that a promise?',
    'What was promised?',
    'What is your start date?',
    'What do you want in return?',
    'What happens if you tell me more?',
    'What if I’ll read it later?',
  ])('never promises anything: %j', text => {
    expect(refuseFollowUp(text, [])).toBe('a promise')
  })

  describe('about the question and its answers', () => {
    const about = ['Tell me about labels.', 'The storage', 'printers shared one name.']

    it.each([
      'Who renamed the printers?',
      'Which label was missing?',
      'How large was the storage?',
      'What was the result?',
      'How many did you estimate?',
      'Why?',
    ])('is accepted: %j', text => {
      expect(refuseFollowUp(text, [], about)).toBeNull()
    })

    it.each(['Do you play football?', 'What was the result of the football match?', 'Which city is next?'])(
      'is refused if it is about something else: %j',
      text => {
        expect(refuseFollowUp(text, [], about)).toBe('another matter')
      },
    )
  })

  it('is not refused for words that only contain a refused word', () => {
    expect(refuseFollowUp('Which goods and packages did you manage?', [])).toBeNull()
  })
})
