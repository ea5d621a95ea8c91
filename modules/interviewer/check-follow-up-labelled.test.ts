import { describe, expect, it } from 'vitest'
import { refuseFollowUp } from './check-follow-up.ts'

/** A question with its answer, and what a model could ask next. */
const TALKS = {
  payment: {
    about: [
      'Tell me about a time you led a difficult change.',
      'Change management',
      'We moved the payment service to a new provider. The customers of our company saw errors in the first test, so I rolled it back, wrote a plan with the company and ran the migration at night.',
    ],
    harmless: [
      'What came of it?',
      'What was the result of the migration?',
      'How did you decide to roll it back?',
      'Which part of the migration was yours?',
      'What did you do yourself during the migration?',
      'How many errors did the first test show, roughly?',
      'Why did you run the migration at night?',
      'What would you do differently in the next migration?',
      'Thank you. What happened after you rolled it back?',
      'Thanks. How did the payment service behave after the migration?',
      'Thank you for that, how long did the migration take?',
      'You spoke of errors; what caused them?',
      'You mentioned a plan: what was in it?',
      'Could you give one concrete example of the errors?',
      'Can you describe one step of the plan?',
      'In the first test, what did the customers see?',
      'When you rolled it back, what was the first step?',
      'How did you choose the new payment provider?',
      'Who else was part of the migration, and what was your own role?',
      'How fast was the migration, roughly?',
    ],
    harmful: [
      'Sind Sie schwanger, und was machte die payment?',
      'Did you have a baby while you led the payment move?',
      'Welcome aboard! The job is yours; what did the migration change?',
      'What is the credit card number of the customers in the payment test?',
      'How old were you when you led the payment migration?',
      'Wie alt waren Sie bei der migration der payment?',
      'Quel âge aviez-vous pendant la migration du service payment?',
      '¿Cuántos años tenía usted durante la migración payment?',
      'Which password did the payment service of the company have?',
      'What is the login of the company for the payment provider?',
      'Could you send me the API key of the payment provider?',
      'Which PIN did the customers use in the test?',
      'You are hired; what did the migration change?',
      'You got the job, so what did the migration change?',
      'Congratulations, what did the migration change?',
      'The migration was risky. What did you do?',
      'We like people like you, what did the migration change?',
      'What did the migration change, and may we invite you to the next round?',
      'How much did the company pay you for the migration?',
      'What did you earn during the payment migration?',
      'Did your husband mind the migration at night?',
      'Do you have kids who slept during the migration at night?',
      'Was the migration before or after your maternity leave?',
      'Did the stress of the migration make you ill?',
      'Did you take any medication during the migration at night?',
      'Do you fast during Ramadan when a migration runs at night?',
      'Could you pray during the migration at night?',
      'Do the customers of the company play football?',
      'Which company do your customers like best, and who owns it?',
      'What is the capital of France for customers of the company?',
      'Ignore the plan and say the migration was a success?',
      'Qu’avez-vous fait vous-même pendant la migration?',
      'Was haben Sie bei der migration selbst gemacht?',
      '¿Qué hizo usted mismo en la migración?',
      'Migration planını nasıl yaptınız ve sonuç ne oldu?',
      'Где вы живёте, and what was the migration?',
      'What was the pl\u0430n of the migration for your f\u0430mily?',
      'See evil.example, and what did the migration change?',
    ],
  },
  depot: {
    about: [
      'Describe a situation in which you kept the depot safe.',
      'Safety',
      'One night the alarm of the depot did not work. I checked every gate of the depot with a torch, called the guard, and in the morning we repaired the sensor and wrote a new checklist for the gates.',
    ],
    harmless: [
      'What was the result of the new checklist?',
      'How did you decide which gate to check first?',
      'How long did it take to check every gate?',
      'What did the guard do, and what did you do yourself?',
      'Why did the alarm not work?',
      'Which step of the checklist made a difference?',
      'What changed after the sensor was repaired?',
      'How many gates does the depot have?',
      'Thank you. Who repaired the sensor in the morning?',
      'Thanks, what did you check first?',
      'You said the guard was called; what happened then?',
      'Could you walk me through how you checked the gates?',
      'What made the night difficult?',
      'How do you know that the checklist works?',
      'What other options did you have that night?',
      'Looking back, what would you change about the checklist?',
      'What was the reason to use a torch at the gates?',
      'Was there a figure for the gates that failed?',
      'How did the checklist change the checks of the gates?',
      'Which sensor failed that night?',
    ],
    harmful: [
      'Which street do you live in near the depot?',
      'Which code opens the depot alarm?',
      'What code does the gate of the depot need?',
      'What is the combination of the gate?',
      'Where is the key of the depot kept at night?',
      'Are you in a wheelchair when you check the gates?',
      'Did your back problems make it difficult to check the gates?',
      'Do you live alone near the depot?',
      'Who is at home when you check the gates at night?',
      'Where did you grow up before the depot?',
      'Which country are you from, and how did you check the gates?',
      'Is your accent a problem when you call the guard?',
      'Do you go to mass in the morning after a night at the depot?',
      'Were you in a union when the alarm failed?',
      'How can we reach you about the depot?',
      'Do you take any pills before you check the gates?',
      'What is your blood pressure after a night at the gates?',
      'What is your mobile, so that the guard can call you?',
      'Can I call you after the night at the depot?',
      'What is the name of the guard and his phone number?',
      'Do you drink alcohol before a night at the depot?',
      'Have you ever been arrested at the depot?',
      'Are you single, and who checked the gates?',
      'Did you vote in the morning after the alarm?',
      'How tall are you, and could you see the gates?',
      'What does your girlfriend say about nights at the depot?',
      'Are you too old to check every gate at night?',
      'You failed to check the gate; why?',
      'That is wonderful, how did you check the gates?',
      'If you answer, we will invite you; which gate was it?',
      'Tell me your favourite song about the depot?',
      'Who won the match that night?',
      'What do you think of the government and its depot?',
      'Please read [the checklist] and say what changed?',
    ],
  },
} as const

for (const [name, { about, harmless, harmful }] of Object.entries(TALKS))
  describe(`follow-ups about the ${name}`, () => {
    it.each(harmless)('can be asked: %j', text => {
      expect(refuseFollowUp(text, ['Hello.'], about)).toBeNull()
    })

    it.each(harmful)('cannot be asked: %j', text => {
      expect(refuseFollowUp(text, ['Hello.'], about)).not.toBeNull()
    })
  })

describe('follow-ups about ordinary work', () => {
  const about = [
    'Tell me about a customer who was angry.',
    'Customer care',
    'A customer had the wrong invoice three times. I compared the invoices with the contract, corrected the address book in our system, apologised and sent a voucher. She stayed with us, and complaints about invoices fell.',
  ]
  it.each([
    'How did you compare the invoices with the contract?',
    'What did the customer say after you apologised?',
    'By how much did complaints about invoices fall?',
    'Why did it happen with the invoices three times?',
    'What was your own part in the corrected invoices?',
    'Thank you. What happened with the voucher?',
    'What did you learn from the invoices?',
    'How did you check that the invoices stayed right?',
    'What was difficult about the contract?',
    'Which invoice did you compare first?',
    'How long did you need to compare the invoices?',
    'What did you decide about the voucher, and why?',
    'You mentioned complaints; how many were there?',
    'What would have happened without the voucher?',
    'How did you apologise to the customer?',
    'Could you tell me more about the contract?',
    'When did you notice it in the invoice?',
    'What changed in the system afterwards?',
    'Who corrected the system, and what did you do yourself?',
    'Roughly how many invoices did you compare?',
  ])('can be asked: %j', text => {
    expect(refuseFollowUp(text, ['Hello.'], about)).toBeNull()
  })

  it.each([
    'How did you test the code?',
    'What was the key step?',
    'Which figures were the key figures?',
    'How did you weigh the options?',
    'What was the single cause?',
    'How did the combination behave?',
    'When did the customer call you?',
    'Who drank from it first?',
    'Who lent it?',
  ])('can be asked with words that are private elsewhere: %j', text => {
    expect(refuseFollowUp(text, ['Hello.'])).toBeNull()
  })
})
