import type { WrittenQuestion } from '../question.ts'

export const hospitality: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about a guest or customer who left unhappy because of something in your area. What did you do afterwards?',
    levels: [
      'Says that some people can’t be pleased',
      'Felt sorry, but did nothing further',
      'Apologized and made up for it while they were there',
      'Made up for it, found out what had gone wrong, and told the team',
      'Contacted the guest again, corrected the cause, and knows whether it has happened since',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'Half an hour before opening, the card terminals stop working. What do you do?',
    levels: [
      'Waits for somebody to repair them',
      'Opens and sends customers without cash away',
      'Restarts the terminals, calls support, and puts up a notice',
      'Finds out which part fails, prepares another way to pay, and tells the team what to say',
      'Tests the causes in order of likelihood, has a second way to pay ready, informs customers before they order, and notes what to prepare for next time',
    ],
  },
  {
    competency: 'communication',
    text: 'A guest asks whether a dish contains nuts, and you are not certain. What do you say?',
    levels: [
      'Says that it will be fine, or guesses from the name of the dish',
      'Says that they don’t know and leaves it there',
      'Says that they will check, and asks the kitchen',
      'Checks with the kitchen and the label, asks how severe the allergy is, and repeats the answer clearly',
      'Says openly what is certain and what isn’t, for example traces, suggests a safe dish, and makes sure the kitchen knows about the order',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a shift on which kitchen and service, or shop floor and stockroom, worked against each other. What did you do?',
    levels: [
      'Describes only what the others did wrong',
      'Kept out of it and did their own work',
      'Spoke with the other side and solved the matter of that evening',
      'Went over to see what slowed the other side down, and changed something in their own work',
      'Brought both sides to agree on one signal or routine, and it was used on later shifts',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a time when you noticed what a guest or customer needed before they said it.',
    levels: [
      'Names only usual service such as greeting',
      'Names a wish that the customer had already mentioned',
      'Noticed a sign and offered help',
      'Noticed a sign, asked without being intrusive, and arranged what was needed',
      'Noticed it, arranged it without making the person feel watched, and passed it on so that colleagues could do the same',
    ],
  },
  {
    competency: 'planning',
    text: 'You are responsible for a Saturday with many reservations or a sale. What do you prepare, and when?',
    levels: [
      'Starts on the day itself',
      'Makes sure that enough people are on the rota',
      'Prepares stock, stations and breaks the day before',
      'Uses figures of earlier days, plans for the peak hour, and assigns tasks by name',
      'Plans for the peak and for one thing that may fail, agrees on signs for changing the plan, and compares it with the day afterwards',
    ],
  },
  {
    competency: 'quality',
    text: 'What do you check before you serve a dish, hand over a room or put goods on the shelf?',
    levels: [
      'Relies on whoever did it',
      'Looks it over if there is time',
      'Checks the same points each time, such as temperature, cleanliness or date',
      'Checks from the guest’s point of view and sends back what doesn’t meet the standard',
      'Describes a fault they stopped before a guest saw it, and how the fault became rarer',
    ],
  },
  {
    competency: 'safety',
    text: 'Tell me about a time when hygiene or safety rules and speed got in each other’s way. What did you do?',
    levels: [
      'Chose speed and says that everyone does',
      'Followed the rule only because someone was watching',
      'Kept to the rule and accepted the delay',
      'Kept to the rule and told guests or colleagues why it took longer',
      'Kept to the rule, changed the preparation so that speed and rule fit together, and spoke with those who took shortcuts',
    ],
  },
  {
    competency: 'learning',
    text: 'How did you learn the menu, range or till system of your last workplace? How long until others came to you with questions?',
    levels: [
      'Learned it somehow over time',
      'Memorized a list',
      'Learned the most common items and asked about the rest',
      'Tried products, noted questions of guests, and learned the answers',
      'Built up knowledge by groups, tested it with colleagues, and explains the difference between two similar products',
    ],
  },
  {
    competency: 'adaptability',
    text: 'Two colleagues call in sick right before your shift. Tell me how you dealt with a day like that.',
    levels: [
      'Worked as usual until it no longer held together',
      'Asked everyone to hurry',
      'Divided the tasks among those present',
      'Reduced what was offered, put people where guests notice it most, and told guests about waiting times',
      'Reduced the offer by plan, found help for the peak, kept breaks, and thanked the team with something that eased the next day',
    ],
  },
  {
    competency: 'pressure',
    text: 'Tell me about the most difficult half hour you have had at a counter, bar or reception. How did you get through it?',
    levels: [
      'Remembers only the difficult people',
      'Served as fast as possible and stopped looking up',
      'Kept to an order and stayed polite to those waiting',
      'Greeted those waiting, named a realistic time, and dealt with quick requests together',
      'Saw the rush coming, asked for exactly the help that was needed, and kept quiet attention for each person in front of them',
    ],
  },
  {
    competency: 'integrity',
    text: 'At closing, the till is 50 short, and you can’t find out why. What do you do?',
    levels: [
      'Adds money from their own pocket or leaves the record blank',
      'Writes down the amount that should be there',
      'Counts again and reports the difference',
      'Counts again, goes through voids and returns, and reports the difference the same evening',
      'Reports it with what was checked and what was not, accuses nobody, and suggests how such gaps can be narrowed down',
    ],
  },
  {
    competency: 'improvement',
    text: 'What did you change at your workplace so that guests or customers waited less or found things more easily?',
    levels: [
      'Names nothing of their own',
      'Complained about it to the manager',
      'Changed one thing that guests liked',
      'Watched where time or orientation was lost before changing it',
      'Watched, tried two ways, kept the better one, and can say what it did for waiting times or sales',
    ],
  },
  {
    competency: 'expertise',
    text: 'A guest asks you to recommend something and says only “whatever you like”. How do you recommend well?',
    levels: [
      'Names the most expensive or their own favourite',
      'Lists everything there is',
      'Asks one or two questions and names a suitable choice',
      'Asks about taste and occasion, offers two different choices, and describes how they differ',
      'Finds out what the guest wants to avoid, recommends with a reason, stays within the budget they sense, and notices afterwards whether it was right',
    ],
  },
  {
    competency: 'leadership',
    text: 'A new colleague drops a tray or makes a mistake in front of guests. What do you do in the moment and afterwards?',
    levels: [
      'Reproaches them in front of the guests',
      'Ignores it and takes over the task',
      'Helps, apologizes to the guests, and says that it can happen',
      'Takes care of guests and colleague, and practises the difficult movement or step with them later',
      'Gives them an easy success on the same shift, finds out what led to the mistake, and changes the training or the set-up',
    ],
  },
]
