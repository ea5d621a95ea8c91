import type { WrittenQuestion } from '../question.ts'

export const sales: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about an important deal or campaign that failed. What was your part in it?',
    levels: [
      'Puts it down to price, the product or the market alone',
      'Names a lost deal or campaign, but no decision of their own in it',
      'Names one of their own decisions that contributed',
      'Names the decision, the moment it could have been changed, and what it cost',
      'Asked the customer or checked the figures for the real reason, and shows a later case that they handled differently',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'Your sales or leads have fallen for two months in a row. How would you find out why?',
    levels: [
      'Would call more people or spend more, without looking for a reason',
      'Looks at the total only and names a usual suspect',
      'Divides the figures by product, region or stage and looks for the difference',
      'Compares stages over time, speaks with lost customers, and names what would confirm each explanation',
      'Separates market, product and own work by evidence, tests the likeliest cause on a small group, and says when they would stop',
    ],
  },
  {
    competency: 'communication',
    text: 'Explain a product you have sold or promoted to me as if I were a customer seeing it for the first time.',
    levels: [
      'Lists features or slogans without a use',
      'Describes what the product does, in terms that a newcomer doesn’t know',
      'Says what problem it solves and for whom',
      'Asks or assumes a specific situation and explains the use in it with an example',
      'Starts from the customer’s situation, says in plain words what changes for them, and names for whom the product is not right',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a promise to a customer that your colleagues in delivery or product could not keep. How did you solve it?',
    levels: [
      'Sided against the colleagues, or left the customer to them',
      'Passed complaints from one side to the other',
      'Brought both sides together and found a compromise',
      'Found out what was possible, corrected the promise with the customer, and thanked those who helped',
      'Corrected the promise early, protected what mattered most to the customer, and agreed with colleagues on what may be promised from then on',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a time when you advised a customer against buying something. Why?',
    levels: [
      'Says that this is not the task of sales',
      'Only sold less because the customer had no money',
      'Saw that the product did not fit and said so',
      'Found the customer’s real need by asking and suggested something better suited',
      'Named a solution outside their own range or a later date, and describes what that honesty meant for the relationship',
    ],
  },
  {
    competency: 'planning',
    text: 'How do you decide which customers or campaigns to work on this week? Describe your last full week.',
    levels: [
      'Works through whatever comes in',
      'Has a list but no order, or follows one rule such as the largest amount',
      'Orders by value and likelihood and keeps time for new business',
      'Names the signs by which they move something up or drop it',
      'Shows how last week was divided, what they left undone on purpose, and what the figures said about that choice',
    ],
  },
  {
    competency: 'quality',
    text: 'How do you make sure that what you record about customers can be relied on by others?',
    levels: [
      'Keeps it in their head or calls records a waste of time',
      'Enters what is required when reminded',
      'Records contacts, next steps and dates soon after each conversation',
      'Separates what the customer said from what they guess, and corrects old entries',
      'Gives an example in which a colleague acted on their record alone, and removes what nobody may or needs to store',
    ],
  },
  {
    competency: 'safety',
    text: 'A customer asks you for a discount or a contract term that you are not allowed to grant. What do you do?',
    levels: [
      'Grants it and settles it later',
      'Refuses without a reason, or avoids an answer',
      'Explains the limit and asks the person who may decide',
      'Finds out what the customer needs the term for and offers something they may grant',
      'Names the risk of the term for both sides, offers an alternative in writing, and keeps a record of what was agreed',
    ],
  },
  {
    competency: 'learning',
    text: 'How did you learn the last product or market that was new to you? How long until customers could rely on you?',
    levels: [
      'Relied on the brochure or on general talent',
      'Followed colleagues and repeated their phrases',
      'Learned the main points and asked specialists for the rest',
      'Talked with users and lost customers and tried the product themselves',
      'Tested their understanding on real questions, kept a list of wrong answers, and can explain the limits of the product',
    ],
  },
  {
    competency: 'adaptability',
    text: 'Tell me about a time when a method that had always worked for you stopped working. What did you change?',
    levels: [
      'Kept going and waited for better times',
      'Changed to whatever others were doing',
      'Noticed it in the figures and tried something else',
      'Found the reason for the change before choosing a new method',
      'Tested two approaches side by side, kept the better one, and says by which sign they will notice when it stops working',
    ],
  },
  {
    competency: 'pressure',
    text: 'It is the last week of the quarter and you are well below target. How do you spend that week?',
    levels: [
      'Pushes customers with discounts or deadlines that don’t exist',
      'Works more hours on everything at once',
      'Chooses the deals that can still be decided and concentrates on them',
      'Checks with each customer what stands in the way, tells their manager a realistic figure, and helps remove obstacles',
      'Names an honest forecast early, protects customers from false urgency, and describes which mistake earlier in the quarter they correct',
    ],
  },
  {
    competency: 'integrity',
    text: 'Tell me about a time when being honest with a customer could have cost you a sale. What did you do?',
    levels: [
      'Avoided the subject or told only what helped the sale',
      'Answered only after the customer asked directly',
      'Told the customer about the disadvantage when it mattered',
      'Raised the disadvantage unasked, before the customer decided',
      'Raised it unasked with its consequences, accepted the loss of the sale, and would draw the same line again for a stated reason',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about something you changed in how your team finds or keeps customers. What came of it?',
    levels: [
      'Describes what the company changed',
      'Proposed something that nobody took up',
      'Introduced a change that others used',
      'Shows figures from before and after their change',
      'Shows figures, names what the change did not explain, and how they got sceptical colleagues to try it',
    ],
  },
  {
    competency: 'expertise',
    text: 'How do you find out whether a contact is likely to become a customer? Use a recent case.',
    levels: [
      'Relies on a feeling or on friendliness',
      'Asks for budget and waits for the reply',
      'Asks about need, budget, date and who decides',
      'Finds the people who decide and the event that makes them act, and checks it with a second source',
      'Shows a case they gave up early for a stated reason, and how often their judgment has been right',
    ],
  },
  {
    competency: 'leadership',
    text: 'A colleague in your team misses the target for the third month. What would you do to help, even if you are not their manager?',
    levels: [
      'Sees it as a matter for the manager only',
      'Gives general encouragement or tips',
      'Listens to conversations or reads their messages and points out one thing to change',
      'Finds with them the step at which they lose customers, and practises it',
      'Finds the step by figures, practises it with them, lets them judge the result, and checks whether the target itself is fair',
    ],
  },
]
