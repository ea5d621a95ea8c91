import type { WrittenQuestion } from '../question.ts'

export const support: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about a customer’s problem that belonged to nobody in particular. How far did you follow it?',
    levels: [
      'Sent the customer to another address',
      'Passed it on and considered it done',
      'Passed it on and asked later what had become of it',
      'Stayed the customer’s contact until it was solved by others',
      'Stayed responsible until the customer confirmed the solution, and got an owner named for the next case of this kind',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'A customer says only “it doesn’t work”. How do you find out what is wrong?',
    levels: [
      'Asks them to restart, or sends a standard answer',
      'Asks many questions in no order',
      'Asks what they did, what they expected and what happened instead',
      'Repeats the steps themselves and rules out causes one after another',
      'Narrows it down with as few questions as possible, checks whether others are affected, and writes down what solved it',
    ],
  },
  {
    competency: 'communication',
    text: 'How would you tell a customer that their request will not be fulfilled? Please say it as you would say it to them.',
    levels: [
      'Uses an unclear phrase from which the customer can’t tell the answer',
      'Says no and points to a rule',
      'Says no, gives the reason in plain words, and stays polite',
      'Says no clearly, gives the reason, and shows what is possible instead',
      'Says no in the first sentences, shows that they understood what the customer needs, and offers a next step with a date',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a time you needed a developer or specialist to help a customer, and they had no time. What did you do?',
    levels: [
      'Told the customer that the specialists are not answering',
      'Sent reminders until someone replied',
      'Explained the urgency and got a date',
      'Collected what the specialist needs, so that helping took them little time',
      'Showed how many customers are affected and what it costs, agreed on an interim solution, and took work off the specialist in return',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a customer who was very upset. What did they need from you, and how did you find out?',
    levels: [
      'Describes only how unreasonable the customer was',
      'Stayed calm and waited until they had finished',
      'Listened, apologized for what went wrong, and solved the problem',
      'Found out what the problem meant for the customer and solved that first',
      'Separated the anger from its cause, did what helped most within the hour, and removed the cause for later customers',
    ],
  },
  {
    competency: 'planning',
    text: 'You start the day with 40 open requests. How do you decide in which order to answer them?',
    levels: [
      'From the oldest to the newest without looking, or the easy ones first',
      'Answers whoever complains most loudly',
      'Looks through all of them and begins with the most urgent',
      'Groups related requests, answers urgent ones first, and tells the others when they will hear back',
      'Looks for a common cause behind several, weighs harm against promised times, and says what they leave for tomorrow and who knows about it',
    ],
  },
  {
    competency: 'quality',
    text: 'How do you make sure that an answer you send to a customer is right?',
    levels: [
      'Relies on memory and on follow-up questions',
      'Reads it once before sending',
      'Tries the steps or checks the source before sending',
      'Tries the steps as this customer would see them, and answers the question that will follow',
      'Describes a wrong answer they once gave, how they reached everyone who had received it, and what they check since',
    ],
  },
  {
    competency: 'safety',
    text: 'Someone calls, says they are a customer, and asks you to change the e-mail address of an account. They are in a hurry. What do you do?',
    levels: [
      'Changes it to be helpful',
      'Asks for a name or a date that anyone could know',
      'Follows the steps for verifying identity before changing anything',
      'Follows the steps despite the pressure and explains kindly why they protect the customer',
      'Verifies by a second channel, informs the old address, and reports the call if something doesn’t fit',
    ],
  },
  {
    competency: 'learning',
    text: 'Tell me about a product area you did not understand at first. How did you learn enough to help customers with it?',
    levels: [
      'Passed such questions to others permanently',
      'Searched earlier answers and copied them',
      'Read the documentation and tried the product',
      'Tried it on real cases, had answers checked, and asked specialists specific questions',
      'Learned it well enough to write the article or train others, and says which of their first answers were wrong',
    ],
  },
  {
    competency: 'adaptability',
    text: 'Tell me about a time a tool, policy or product changed overnight and customers were confused. How did you deal with it?',
    levels: [
      'Told customers that they did not know either',
      'Repeated the announcement',
      'Learned the change quickly and answered questions about it',
      'Collected the questions customers asked and prepared clear answers for the team',
      'Prepared answers, showed the product team with examples what confused customers, and got something changed',
    ],
  },
  {
    competency: 'pressure',
    text: 'Tell me about the busiest shift you remember. What did you do to keep the answers good?',
    levels: [
      'Describes only how stressful it was',
      'Worked faster and made answers shorter',
      'Kept to an order and took the urgent cases first',
      'Told waiting customers what to expect and asked for help in time',
      'Reduced the number of requests at the source, for example with a notice, shared the load by plan, and looked afterwards at which answers had suffered',
    ],
  },
  {
    competency: 'integrity',
    text: 'You notice that you gave a customer wrong information yesterday. They have not noticed. What do you do?',
    levels: [
      'Waits to see whether they notice',
      'Corrects it only if they write again',
      'Writes to the customer and corrects it',
      'Corrects it the same day and makes up for the consequences',
      'Corrects it right away, checks who else got the same information, and tells the team so that it doesn’t happen to them',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about a question that customers kept asking. What did you do so that fewer had to ask it?',
    levels: [
      'Answered it again each time',
      'Wrote a standard reply for it',
      'Wrote or improved a help article',
      'Counted how often it came and changed the place where the question arises',
      'Showed the cause with numbers, got the product or text changed, and checked that the question became rarer',
    ],
  },
  {
    competency: 'expertise',
    text: 'What do you write in the notes of a request before you hand it to the next person? Use a real example.',
    levels: [
      'Writes nothing, or only that the customer called',
      'Copies the conversation without a summary',
      'Writes the problem, what was tried, and what is open',
      'Adds what the customer was promised and by when, and what was ruled out',
      'Writes so that the next person can continue without asking, separates facts from guesses, and names an occasion when that saved time',
    ],
  },
  {
    competency: 'leadership',
    text: 'A new colleague answers correctly, but customers find the answers cold. How would you help them?',
    levels: [
      'Says that correct answers are enough, or tells them to be friendlier',
      'Gives them templates to copy',
      'Shows examples of warmer answers and explains the difference',
      'Reads several of their answers with them and lets them rewrite one',
      'Finds out with them why the tone arises, for example from lack of time, practises on real cases, and asks customers again later',
    ],
  },
]
