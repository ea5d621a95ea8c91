import type { WrittenQuestion } from '../question.ts'

export const operations: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about a delivery or order that went wrong in your area. How far did you follow it up?',
    levels: [
      'Names the carrier or supplier as the cause and nothing else',
      'Reported it to the office and continued',
      'Arranged a replacement and informed the office',
      'Informed the recipient, arranged a replacement, and found out where it went wrong',
      'Kept the recipient informed until the goods arrived, proved the cause by records, and closed the gap in the process',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'The stock in the system and the stock on the shelf differ by 30 pieces. How do you go about it?',
    levels: [
      'Corrects the number in the system',
      'Counts again and reports it',
      'Counts again, looks at the last bookings, and checks neighbouring places',
      'Follows bookings, returns and picking errors in order, and tells apart a wrong count from missing goods',
      'Finds the step where the error arises, checks other items for the same pattern, and prevents it there',
    ],
  },
  {
    competency: 'communication',
    text: 'How do you tell a customer or a store that a shipment will be two days late? Say it as you would on the phone.',
    levels: [
      'Waits until they call',
      'Says that it is late and that nothing can be done',
      'Says how late it is, why, and when it will arrive',
      'Calls before they notice, names a reliable date, and asks what the delay means for them',
      'Calls first, offers choices such as a part shipment, and confirms in writing what was agreed',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a conflict between planning and the people on the floor or on the road. What was your part in solving it?',
    levels: [
      'Takes one side and calls the other unrealistic',
      'Passed instructions on and left the dispute to them',
      'Explained both sides to each other',
      'Went to see the work, brought figures into the discussion, and got a change agreed',
      'Found a rule that both sides could keep, tried it for a limited time, and agreed on who may change it',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a time when a customer’s urgent wish did not fit your process. What did you do?',
    levels: [
      'Refused because of the process',
      'Did it by a detour and told nobody',
      'Asked the person in charge for an exception',
      'Found a way within the rules and told the customer what it meant',
      'Found a safe way, weighed it against other customers’ orders, and turned a repeated wish into a regular service',
    ],
  },
  {
    competency: 'planning',
    text: 'How do you plan a day with more orders than your people or vehicles can handle?',
    levels: [
      'Starts and sees how far it goes',
      'Asks everyone for overtime',
      'Orders by deadline and moves the rest',
      'Orders by deadline and consequence, combines routes or orders, and informs those affected in the morning',
      'Keeps a reserve for the unexpected, names what is dropped and who decided it, and uses the day to correct the capacity plan',
    ],
  },
  {
    competency: 'quality',
    text: 'What do you do so that what leaves your area is correct and complete?',
    levels: [
      'Says that mistakes are found later',
      'Looks at it before closing the box or the load',
      'Checks against the order by scan or list',
      'Checks where mistakes are most likely, and knows their own error rate',
      'Names the most common mistake, how it arises, and what made it rarer',
    ],
  },
  {
    competency: 'safety',
    text: 'Tell me about a dangerous situation with a vehicle, machine or load. What did you do at that moment?',
    levels: [
      'Names none, or treats danger as part of the work',
      'Was careful themselves and went on',
      'Stopped the work and secured the place',
      'Stopped the work, warned others, and reported it',
      'Stopped the work although it cost time, reported it also without damage, and made sure that the cause was removed',
    ],
  },
  {
    competency: 'learning',
    text: 'Tell me about a system, machine or route that you had to learn quickly. How did you learn it?',
    levels: [
      'Was shown it once and hoped for the best',
      'Watched others and tried it',
      'Was instructed, practised, and asked when unsure',
      'Practised the unusual cases as well, and noted what to look out for',
      'Was checked by someone experienced, found errors in the instructions, and improved them for the next person',
    ],
  },
  {
    competency: 'adaptability',
    text: 'A supplier, carrier or machine fails for a week. Tell me about a case like this and how you kept things going.',
    levels: [
      'Waited until it worked again',
      'Called everyone and took what was available',
      'Found a replacement and moved orders',
      'Compared replacements by cost and risk, and dealt with critical orders first',
      'Had or built a second option, agreed on limits for cost, and changed the dependence on one source afterwards',
    ],
  },
  {
    competency: 'pressure',
    text: 'It is one hour to the last departure and a third of the goods are not ready. What do you do?',
    levels: [
      'Tells everyone to work faster',
      'Helps wherever they happen to be',
      'Decides what must leave today and puts people on it',
      'Puts people on the critical part, asks the carrier for a later time, and warns the recipients of the rest',
      'Decides by consequence in minutes, keeps checks that protect against wrong loads, and looks at the next day at why it came to this',
    ],
  },
  {
    competency: 'integrity',
    text: 'You find out that a colleague skips a required check to save time and writes down that it was done. What do you do?',
    levels: [
      'Does the same or says nothing',
      'Tells other colleagues about it',
      'Speaks with the colleague and asks them to do the check',
      'Speaks with the colleague, explains the danger, and makes sure that the open checks are done',
      'Has the checks done at once, reports it because others rely on the record, and raises the lack of time that caused it',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about a step in a process that you removed or shortened. How did you know that nothing was lost?',
    levels: [
      'Names nothing, or a change by management',
      'Left out a step because it was tedious',
      'Shortened a step and no complaints came',
      'Found out what the step was for, and measured time before and after',
      'Measured time and errors, tried it in one area first, and took back a part that did not work',
    ],
  },
  {
    competency: 'expertise',
    text: 'Which figures tell you in the morning whether your area will have a good day? How do you use them?',
    levels: [
      'Uses none and relies on experience',
      'Looks at one total, such as the number of orders',
      'Looks at orders, people and backlog',
      'Compares them with the same weekday and acts on deviations',
      'Names the figure that warns first, the value at which they act, and a case in which a figure misled them',
    ],
  },
  {
    competency: 'leadership',
    text: 'Tell me about a shift you led, formally or not. How did you divide the work?',
    levels: [
      'Did the most important things alone',
      'Let everyone do what they always do',
      'Assigned tasks clearly and helped where it was needed',
      'Assigned by ability and strain, explained the goal, and checked at midday',
      'Let people try new tasks safely, changed the division when it did not work, and gave credit for what went well',
    ],
  },
]
